/** Whether anybody can see something, and when the browser has a moment to spare. */

/** Calls back whether an element is on the screen of a visible page, now and whenever that changes; the answer ends it. */
export function onElementVisible(element: Element, call: (isInSight: boolean) => void): () => void {
  let isOnScreen = false;
  const tell = () => call(isOnScreen && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    tell();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", tell);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", tell);
  };
}

/** Calls back once when there is nothing more urgent; the answer cancels it. */
export function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const wait = requestIdleCallback(call, { timeout: 2000 });
  return () => cancelIdleCallback(wait);
}
