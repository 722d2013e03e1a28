/** The screen: its frames, the sizes of elements on it, and what kind of screen it is. */
import { after, yieldToBrowser } from "./timers.ts";

/** Longer than a frame on a slow machine. A hidden page gets no frames at all. */
const HIDDEN_PAGE_MS = 250;

/** Calls back once before the next frame is painted, with the time in ms. Returns a function that cancels it. */
export function nextFrame(call: (now: number) => void): () => void {
  const frame = requestAnimationFrame(call);
  return () => cancelAnimationFrame(frame);
}

/** The current time on the clock that `nextFrame` passes to its callback, ms. */
export function frameTime(): number {
  return performance.now();
}

/** Resolves before the next frame is painted; on a hidden page, about when it would have been. */
export function untilNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const cancelTimer = after(HIDDEN_PAGE_MS, () => {
      cancelFrame();
      resolve();
    });
    const cancelFrame = nextFrame(() => {
      cancelTimer();
      resolve();
    });
  });
}

/** Resolves after the next frame was painted. The layout is up to date then, so measuring elements forces no new one. */
export async function untilPainted(): Promise<void> {
  await untilNextFrame();
  await yieldToBrowser();
}

/** Calls back with the inner size of an element in CSS px, now and after every change. Returns a function that ends it. */
export function onElementSize(element: Element, call: (size: { width: number; height: number }) => void): () => void {
  const observer = new ResizeObserver(() => call({ width: element.clientWidth, height: element.clientHeight }));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back whether an element is in view on a visible page, now and after every change. Returns a function that ends it. */
export function onElementVisible(element: Element, call: (isVisible: boolean) => void): () => void {
  let isInView = false;
  const report = () => call(isInView && document.visibilityState === "visible");
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    report();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", report);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", report);
  };
}

/** Calls back once the fonts of the page have loaded, for pictures with text that were drawn before. Returns a function that ends it. */
export function onFontsLoaded(call: () => void): () => void {
  if (document.fonts.status === "loaded") return () => undefined;
  document.fonts.addEventListener("loadingdone", call, { once: true });
  return () => document.fonts.removeEventListener("loadingdone", call);
}

export function prefersReducedMotion(): boolean {
  return reducedMotion().matches;
}

/** Like `prefersReducedMotion`, but an object that stays up to date: reading it in every tick is cheaper than asking again. */
export function reducedMotion(): { readonly matches: boolean } {
  return matchMedia("(prefers-reduced-motion: reduce)");
}

/** Whether lines must stand out more than they do by themselves. */
export function prefersMoreContrast(): boolean {
  return matchMedia("(prefers-contrast: more), (forced-colors: active)").matches;
}

/** Whether the main pointer is a finger. */
export function isTouchScreen(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

/** Whether this is a phone: a small window for fingers, on a screen that is small, too. A page that is only zoomed is not on a small screen. */
export function isPhoneScreen(): boolean {
  const isSmallWindow = matchMedia(
    "(pointer: coarse) and (max-width: 699px), (pointer: coarse) and (max-height: 479px)",
  ).matches;
  return isSmallWindow && Math.min(screen.width, screen.height) < PHONE_SIDE;
}

/** CSS px: the shorter side of a phone is shorter, that of a tablet is longer. */
const PHONE_SIDE = 560;

/** Whether the page is as narrow as on a phone in portrait. */
export function isNarrowPage(): boolean {
  return matchMedia("(max-width: 599px)").matches;
}

/** Device pixels per CSS px. */
export function screenResolution(): number {
  return devicePixelRatio || 1;
}

export function matchesMedia(query: string): boolean {
  return matchMedia(query).matches;
}

/** Calls back whether a media query matches, after every change. Returns a function that ends it. */
export function onMediaChange(query: string, call: (matches: boolean) => void): () => void {
  const list = matchMedia(query);
  const tell = () => call(list.matches);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
}
