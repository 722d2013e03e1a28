import { nextFrame } from "./screen.ts";
import { after } from "./timers.ts";

/** By then, everything that measures its own room has followed the window, ms. */
const SETTLED_MS = 250;
/** Higher than the address bar of a phone, which comes and goes while a finger scrolls, CSS px. */
const ADDRESS_BAR = 100;

/**
 * Keeps the focused control of a keyboard user in view when the window changes its size, as it does when the page is zoomed: browsers
 * scroll to a control only when it gets the focus. Returns a function that ends it.
 */
export function keepFocusInView(): () => void {
  let cancel = () => {};
  let [width, height] = [window.innerWidth, window.innerHeight];
  const resized = () => {
    const { innerWidth, innerHeight } = window;
    if (innerWidth === width && Math.abs(innerHeight - height) < ADDRESS_BAR) return;
    [width, height] = [innerWidth, innerHeight];
    cancel();
    cancel = nextFrame(() => {
      scrollToFocus();
      cancel = after(SETTLED_MS, scrollToFocus);
    });
  };
  window.addEventListener("resize", resized);
  return () => {
    window.removeEventListener("resize", resized);
    cancel();
  };
}

function scrollToFocus(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(":focus-visible") && isOutOfView(activeElement))
    activeElement.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether the middle of an element is outside the window, or outside of what its surroundings show of their content. */
function isOutOfView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return true;
  return scrollersAround(element).some((around) => {
    const box = around.getBoundingClientRect();
    return x < box.left || y < box.top || x > box.right || y > box.bottom;
  });
}

function scrollersAround(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowX + overflowY)) scrollers.push(around);
  }
  return scrollers;
}
