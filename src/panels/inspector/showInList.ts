import type { Id } from "../../engine/index.ts";
import { jumpTo } from "./glideTo.ts";
import { cardOf } from "./ruleFocus.ts";

/**
 * Scrolls what is offered under the card of a rule into view, with the card. At once: a list that glides a moment later would move under a
 * hand that drags a card of it by then.
 */
export function showInList(section: HTMLElement | null, ruleId: Id): void {
  const list = section?.closest<HTMLElement>("[data-rule-tree]");
  if (section && list) jumpTo(list, cardOf(list, ruleId) ?? section, section);
}
