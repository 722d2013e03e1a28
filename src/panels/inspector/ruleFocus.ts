import { focusWhenRendered } from "../../browser/focus.ts";
import { after } from "../../browser/timers.ts";
import type { Id } from "../../engine/index.ts";

/** The cards that the keyboard walks through. The gap of a drag has a rule id too, but takes no focus. */
const CARD = "[data-rule-id][tabindex]";
/** The button that adds to the shown tab of the inspector. */
const ADD = "[data-adds] button:enabled";
/** A closing menu first moves the focus to its button. */
const SETTLED_MS = 80;
/** Taking the focus out of an open menu would close it. */
const OPEN_MENU = "[role='menu'][data-state='open']";

export type FocusWay = "next" | "previous" | "first" | "last" | "out";

/** The card in that direction; null if there is none. */
export function cardBeside(card: Element, way: FocusWay): HTMLElement | null {
  if (way === "out") return asCard(card.parentElement?.closest(CARD));
  const cards = cardsAround(card);
  const index = cards.indexOf(card);
  const indexes = { next: index + 1, previous: index - 1, first: 0, last: cards.length - 1 };
  return asCard(cards[indexes[way]]);
}

/** The card to focus once this one is deleted: the next one outside it, or else the last one. */
export function cardAfterDeletion(card: Element): HTMLElement | null {
  const staying = cardsAround(card).filter((other) => !card.contains(other));
  const next = staying.find((other) => card.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  return asCard(next ?? staying.at(-1));
}

/** The card of a rule or container within an element. */
export function cardOf(part: ParentNode, ruleId: Id): HTMLElement | null {
  return asCard([...part.querySelectorAll(CARD)].find((card) => idOfCard(card) === ruleId));
}

export function idOfCard(card: Element | null): Id | null {
  return card?.getAttribute("data-rule-id") ?? null;
}

/** Focuses a card once the page shows the last change, unless another menu has been opened by then. */
export function focusRule(ruleId: Id): void {
  focusSoon(() => cardOf(document, ruleId));
}

/** Focuses the button that ends the offer of other ways for a rule, likewise. */
export function focusWaysDone(ruleId: Id): void {
  focusSoon(() => {
    const offers = [...document.querySelectorAll<HTMLElement>("[data-ways-of]")];
    return offers.find(({ dataset }) => dataset.waysOf === ruleId)?.querySelector("[data-done]") ?? null;
  });
}

/** Focuses the Add button, likewise. */
export function focusAdd(): void {
  focusSoon(() => document.querySelector<HTMLElement>(ADD));
}

function focusSoon(find: () => HTMLElement | null): void {
  after(SETTLED_MS, () => {
    if (!document.activeElement?.closest(OPEN_MENU)) focusWhenRendered(find);
  });
}

function cardsAround(card: Element): Element[] {
  return [...(card.closest("[data-rule-tree]")?.querySelectorAll(CARD) ?? [])];
}

function asCard(element: Element | null | undefined): HTMLElement | null {
  return element instanceof HTMLElement ? element : null;
}
