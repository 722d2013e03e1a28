import { frameTime, nextFrame, prefersReducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { Id } from "../../engine/index.ts";
import styles from "./landRule.module.css";
import { cardOf } from "./ruleFocus.ts";

const FLIGHT_MS = 280;
const FILL_MS = 120;
const PULSE_MS = 280;
const VIEWS = ["before", "after"] as const;
/** Each picture lies in an element with the marks over it. */
const PICTURES = "[data-pictures] > * > canvas";

type Edges = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** A picture on its way: a copy of what the card shows, from its frame. */
interface Flyer {
  readonly picture: HTMLCanvasElement;
  readonly from: Edges;
}

/**
 * Call it while a rule is still being recorded, and the result once it is saved: its two pictures then fly from their frames into its card,
 * which fills as they arrive. Nothing flies with reduced motion, or if the card is not there. If the card is in a closed sheet, the button that
 * opens it shows how many rules have gone in there, and the result returns true.
 */
export function prepareLanding(): (ruleId: Id) => boolean {
  const flyers = prefersReducedMotion() ? [] : makeFlyers();
  return (ruleId) => {
    const book = closedBook();
    nextFrame(() => {
      const card = cardOf(document, ruleId);
      const arrived = () => book && countIn(book, ruleId);
      if (card && flyers.length > 0) land(card, flyers, arrived);
      else arrived();
    });
    return book !== null;
  };
}

/** The button that opens the sheet of rules, while it is needed. */
function closedBook(): HTMLElement | null {
  const button = document.querySelector<HTMLElement>("[aria-controls=inspector]");
  const isClosed = button?.getAttribute("aria-expanded") === "false" && button.getClientRects().length > 0;
  return isClosed ? button : null;
}

/** Counts the rules that went into the closed book, until it is opened. */
function countIn(book: HTMLElement, ruleId: Id): void {
  const saved = new Set([...(book.dataset.saved?.split(" ") ?? []), ruleId]);
  book.dataset.saved = [...saved].join(" ");
  book.dataset.count = String(saved.size);
  book.classList.add(styles.book ?? "");
  if (!prefersReducedMotion()) book.animate?.({ scale: [1, 1.25, 1] }, PULSE_MS);
  if (saved.size > 1) return;
  const opened = new MutationObserver(() => {
    delete book.dataset.saved;
    delete book.dataset.count;
    opened.disconnect();
  });
  opened.observe(book, { attributeFilter: ["aria-expanded"] });
}

function makeFlyers(): Flyer[] {
  const shown = document.querySelectorAll<HTMLCanvasElement>(`[data-recorded] ${PICTURES}`);
  return VIEWS.flatMap((view, index) => {
    const frame = document.querySelector(`[data-frame="${view}"]`)?.getBoundingClientRect();
    const source = shown[index];
    return frame && source ? { picture: copyOf(source), from: reachOf(source, frame) } : [];
  });
}

/** Where all of a picture is that shows more than its frame. */
function reachOf(source: Element, { left, top, width, height }: Edges): Edges {
  const reach = source.closest<HTMLElement>("[data-pictures]")?.dataset.pictures?.split(" ").map(Number) ?? [];
  const [x = 0, y = 0, wide = 1, high = 1] = reach;
  return { left: left + x * width, top: top + y * height, width: wide * width, height: high * height };
}

function copyOf(source: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement("canvas");
  copy.width = source.width;
  copy.height = source.height;
  if (source.width > 0 && source.height > 0) copy.getContext("2d")?.drawImage(source, 0, 0);
  copy.className = styles.flyer ?? "";
  copy.setAttribute("aria-hidden", "true");
  copy.dataset.flyer = "";
  return copy;
}

/** The card may move meanwhile, because its list scrolls or its sheet opens. */
function land(card: HTMLElement, flyers: readonly Flyer[], arrived: () => void): void {
  const places = placesOf(card);
  const began = frameTime();
  card.dataset.landing = "flying";
  for (const { picture } of flyers) document.body.append(picture);
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - began) / FLIGHT_MS));
    flyers.forEach(({ picture, from }, index) => {
      const to = places[index]?.getBoundingClientRect();
      if (to) picture.style.transform = transformBetween(from, to, eased(share), picture);
    });
    if (share < 1 && card.isConnected) {
      nextFrame(step);
      return;
    }
    arrive(card, flyers);
    arrived();
  };
  step(began);
}

/** Where the pictures land: on those of the card or, if it is in a closed sheet, on the button that opens it. */
function placesOf(card: HTMLElement): readonly (Element | null)[] {
  const book = closedBook();
  return book ? VIEWS.map(() => book) : [...card.querySelectorAll(PICTURES)];
}

function arrive(card: HTMLElement, flyers: readonly Flyer[]): void {
  for (const { picture } of flyers) picture.remove();
  card.dataset.landing = "filling";
  after(FILL_MS, () => {
    delete card.dataset.landing;
  });
}

/** Slow where it begins and ends. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

function transformBetween(from: Edges, to: Edges, share: number, { width, height }: HTMLCanvasElement): string {
  const at = (start: number, end: number) => start + (end - start) * share;
  const scale = `${at(from.width, to.width) / width}, ${at(from.height, to.height) / height}`;
  return `translate(${at(from.left, to.left)}px, ${at(from.top, to.top)}px) scale(${scale})`;
}
