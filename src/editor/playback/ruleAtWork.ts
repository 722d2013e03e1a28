/** The rule that a turn did not get over, by the names that the child gave. */
import { type Characters, type Id, own, type Rule, type RuleAtWork, type RuleTree } from "../../engine/index.ts";

export interface NamedRule extends RuleAtWork {
  readonly characterName: string;
  readonly ruleName: string;
}

/** Null where nobody knows which rule it was. */
export function namedRule(characters: Characters, at: RuleAtWork | null): NamedRule | null {
  const character = at && own(characters, at.characterId);
  const rule = character && ruleIn(character.rules, at.ruleId);
  return rule ? { ...at, characterName: character.name, ruleName: rule.name } : null;
}

function ruleIn(tree: RuleTree, id: Id): Rule | undefined {
  for (const node of tree) {
    const found = node.type === "rule" ? node : ruleIn(node.rules, id);
    if (found?.id === id) return found;
  }
  return undefined;
}
