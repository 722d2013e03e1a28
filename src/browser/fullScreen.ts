/** One part of the page on the whole screen, where the browser can do that (phones of one maker cannot). */

/** Whether it worked; a browser may refuse. */
export async function enterFullScreen(element: Element): Promise<boolean> {
  try {
    await element.requestFullscreen();
    return true;
  } catch (refusal) {
    console.info("This browser shows nothing on the whole screen", refusal);
    return false;
  }
}

export function leaveFullScreen(): void {
  if (!document.fullscreenElement) return;
  // Nothing is lost where it was left already.
  document.exitFullscreen().catch(() => undefined);
}

/** Calls back when the whole screen is left, by our button or by the browser's own Escape; the answer ends it. */
export function onFullScreenLeft(call: () => void): () => void {
  const changed = () => !document.fullscreenElement && call();
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
