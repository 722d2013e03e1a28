import type { RuleTarget } from "../../editor/tools/ToolEvent.ts";
import { type Character, findNode, type Point } from "../../engine/index.ts";
import { placeWithin, type RulePlace } from "./rulePlaces.ts";

/**
 * The rule at a point of the page, and the part of its card. Cards carry `data-rule-id`; a gap opened by a drag also carries the place that
 * it stands for.
 */
export function locateRule(list: Element, character: Character, pixel: Point): RuleTarget {
  const element = list.ownerDocument.elementFromPoint(pixel.x, pixel.y);
  const box = element?.closest("[data-rule-id]");
  const node = findNode(character.rules, box?.getAttribute("data-rule-id") ?? "");
  if (!box || !node || !list.contains(box)) return atTheEnd(character);
  const { top, height } = box.getBoundingClientRect();
  const place = placeOfGap(box) ?? placeWithin(pixel.y - top, height, node);
  return { kind: "rule", characterId: character.id, ruleId: node.id, place };
}

function atTheEnd(character: Character): RuleTarget {
  return { kind: "rule", characterId: character.id, ruleId: null, place: "inside" };
}

function placeOfGap(box: Element): RulePlace | null {
  const place = box.getAttribute("data-gap");
  return place === "before" || place === "after" || place === "inside" ? place : null;
}
