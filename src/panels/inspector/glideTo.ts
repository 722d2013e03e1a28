/** A list glides to one of its cards, unless the child scrolls it meanwhile (details §8, "Where new things go"). */
import { frameTime, nextFrame, prefersReducedMotion } from "../../browser/screen.ts";

const GLIDE_MS = 300;
/** Room that is left around the card, CSS px. */
const MARGIN = 8;

/** As far as it takes to see the card, its top if it is larger than the list; the answer ends it where it is. */
export function glideTo(list: HTMLElement, card: Element): () => void {
  const from = list.scrollTop;
  const way = wayTo(list.getBoundingClientRect(), card.getBoundingClientRect());
  if (way === 0) return () => undefined;
  if (prefersReducedMotion()) {
    list.scrollTop = from + way;
    return () => undefined;
  }
  return glide(list, from, way);
}

function glide(list: HTMLElement, from: number, way: number): () => void {
  const began = frameTime();
  const hands = new AbortController();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
    list.scrollTop = from + way * (1 - (1 - part) ** 3);
    if (part < 1) cancel = nextFrame(step);
    else hands.abort();
  };
  let cancel = nextFrame(step);
  const end = () => {
    cancel();
    hands.abort();
  };
  for (const kind of ["wheel", "pointerdown", "touchmove"]) {
    list.addEventListener(kind, end, { signal: hands.signal, passive: true });
  }
  return end;
}

type Edges = Pick<DOMRect, "top" | "bottom">;

/** CSS px to scroll: negative is up, 0 where the card is seen whole. */
export function wayTo(list: Edges, card: Edges): number {
  const above = card.top - MARGIN - list.top;
  const below = card.bottom + MARGIN - list.bottom;
  if (above < 0) return above;
  return Math.max(0, Math.min(below, above));
}
