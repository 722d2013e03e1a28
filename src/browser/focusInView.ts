import { nextFrame } from "./screen.ts";

/**
 * Keeps the focused control of a keyboard user in view when the window changes its size, as it does when the page is zoomed: browsers
 * scroll to a control only when it gets the focus. Returns a function that ends it.
 */
export function keepFocusInView(): () => void {
  let cancel: (() => void) | null = null;
  const resized = () => {
    // After the layout has followed.
    cancel ??= nextFrame(() => {
      cancel = null;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && activeElement.matches(":focus-visible") && isOutOfView(activeElement))
        activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
  };
  window.addEventListener("resize", resized);
  return () => {
    window.removeEventListener("resize", resized);
    cancel?.();
  };
}

function isOutOfView(element: HTMLElement): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right <= 0 || bottom <= 0 || left >= window.innerWidth || top >= window.innerHeight;
}
