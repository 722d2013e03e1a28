/** Returns whether it worked. A browser may refuse, and iPhones show no element full screen. */
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
  // It rejects if full screen was left already, which is fine.
  document.exitFullscreen().catch(() => undefined);
}

/** Calls back when full screen is left, by our button or by the browser's Escape key. Returns a function that ends it. */
export function onFullScreenLeft(call: () => void): () => void {
  const changed = () => !document.fullscreenElement && call();
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}
