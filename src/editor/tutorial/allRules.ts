/** Every rule of a game, without the containers around them. */
import type { Characters, Rule } from "../../engine/index.ts";
import { nodesIn } from "../commands/ruleTree.ts";

export function rulesIn(characters: Characters): Rule[] {
  return Object.values(characters).flatMap(({ rules }) =>
    nodesIn(rules).filter((node): node is Rule => node.type === "rule"),
  );
}
