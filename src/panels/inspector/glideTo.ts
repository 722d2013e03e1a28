import { frameTime, nextFrame, prefersReducedMotion } from "../../browser/screen.ts";

const GLIDE_MS = 300;
/** Space left around the card, CSS px. */
const MARGIN = 8;

/** What ends the glide of a list. */
const glides = new WeakMap<HTMLElement, () => void>();

/** Scrolls a list at once until a card and what belongs to it below are visible; if there is no room for both, only what is below. */
export function jumpTo(list: HTMLElement, card: Element, below: Element): void {
  glides.get(list)?.();
  const room = list.getBoundingClientRect();
  const lower = below.getBoundingClientRect();
  const both = { top: card.getBoundingClientRect().top, bottom: lower.bottom };
  const fits = both.bottom - both.top + 2 * MARGIN <= room.bottom - room.top;
  list.scrollTop += scrollDistance(room, fits ? both : lower);
}

/** As `jumpTo`, but smoothly. Scrolling by the user, another jump or glide, or calling the result ends it where it is. */
export function glideTo(list: HTMLElement, card: Element): () => void {
  glides.get(list)?.();
  const from = list.scrollTop;
  const distance = scrollDistance(list.getBoundingClientRect(), card.getBoundingClientRect());
  if (distance === 0) return () => undefined;
  if (prefersReducedMotion()) {
    list.scrollTop = from + distance;
    return () => undefined;
  }
  return glide(list, from, distance);
}

function glide(list: HTMLElement, from: number, distance: number): () => void {
  const began = frameTime();
  const userInput = new AbortController();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
    list.scrollTop = from + distance * (1 - (1 - part) ** 3);
    if (part < 1) cancel = nextFrame(step);
    else userInput.abort();
  };
  let cancel = nextFrame(step);
  const end = () => {
    cancel();
    userInput.abort();
  };
  glides.set(list, end);
  for (const kind of ["wheel", "pointerdown", "touchmove"]) {
    list.addEventListener(kind, end, { signal: userInput.signal, passive: true });
  }
  return end;
}

type Edges = Pick<DOMRect, "top" | "bottom">;

/** CSS px to scroll: negative is up, 0 if the whole card is visible. */
export function scrollDistance(list: Edges, card: Edges): number {
  const above = card.top - MARGIN - list.top;
  const below = card.bottom + MARGIN - list.bottom;
  if (above < 0) return above;
  return Math.max(0, Math.min(below, above));
}
