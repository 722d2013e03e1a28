import {
  type Character,
  type Characters,
  type Id,
  mapRules,
  nodesIn,
  type Rule,
  type RuleNode,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEach } from "./mapEdits.ts";

/** One rule or container, and its character. */
export interface RuleRef {
  readonly characterId: Id;
  readonly ruleId: Id;
}

/** The rules and containers of a game for which a predicate holds, character by character, from the top. */
export function refsOf(
  characters: Characters,
  isMeant: (node: RuleNode, owner: Character) => boolean,
): readonly RuleRef[] {
  return Object.values(characters).flatMap((character) =>
    nodesIn(character.rules)
      .filter((node) => isMeant(node, character))
      .map(({ id }) => ({ characterId: character.id, ruleId: id })),
  );
}

export function changeEveryRule(document: WorldDocument, change: (rule: Rule) => Rule): WorldDocument {
  const characters = changeEach(document.characters, (character) => {
    const rules = mapRules(character.rules, change);
    return rules === character.rules ? character : { ...character, rules };
  });
  return characters === document.characters ? document : { ...document, characters };
}
