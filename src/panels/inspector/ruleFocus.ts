/** The cards of a list as a keyboard walks them: those that are to be seen, from the top. */
import { after } from "../../browser/timers.ts";
import type { Id } from "../../engine/index.ts";

/** Cards take the focus; the gap of a drag stands for one and does not. */
const CARD = "[data-rule-id][tabindex]";
/** A closing menu gives the focus back to its button first. */
const SETTLED_MS = 80;
/** Taking the focus out of a menu would close it under the finger. */
const OPEN_MENU = "[role='menu'][data-state='open']";

export type Way = "next" | "previous" | "first" | "last" | "out";

/** The card that lies that way from this one; null where there is none. */
export function cardBeside(card: Element, way: Way): HTMLElement | null {
  if (way === "out") return asCard(card.parentElement?.closest(CARD));
  const cards = cardsAround(card);
  const index = cards.indexOf(card);
  const places = { next: index + 1, previous: index - 1, first: 0, last: cards.length - 1 };
  return asCard(cards[places[way]]);
}

/** The card that has the place of this one when it is gone: the next one that stays, else the one before. */
export function heirOf(card: Element): HTMLElement | null {
  const staying = cardsAround(card).filter((other) => !card.contains(other));
  const next = staying.find((other) => card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  return asCard(next ?? staying.at(-1));
}

/** The card of a rule or container in that part of the page. */
export function cardOf(part: ParentNode, ruleId: Id): HTMLElement | null {
  return asCard([...part.querySelectorAll(CARD)].find((card) => idOfCard(card) === ruleId));
}

export function idOfCard(card: Element | null): Id | null {
  return card?.getAttribute("data-rule-id") ?? null;
}

/** Gives a card the focus when the page shows what was just done, unless a quick child has opened the next menu by then. */
export function focusRule(ruleId: Id): void {
  after(SETTLED_MS, () => {
    if (document.activeElement?.closest(OPEN_MENU)) return;
    cardOf(document, ruleId)?.focus({ preventScroll: true });
  });
}

function cardsAround(card: Element): Element[] {
  return [...(card.closest("[data-rule-tree]")?.querySelectorAll(CARD) ?? [])];
}

function asCard(element: Element | null | undefined): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}
