import { type Characters, own, type RuleAtWork, rulesIn } from "../../engine/index.ts";

/** A rule that was at work in a tick, with the names that the child knows. */
export interface NamedRule extends RuleAtWork {
  readonly characterName: string;
  readonly ruleName: string;
}

/** Null if it is not known which rule it was. */
export function namedRule(characters: Characters, at: RuleAtWork | null): NamedRule | null {
  const character = at && own(characters, at.characterId);
  const rule = character && rulesIn(character.rules).find(({ id }) => id === at.ruleId);
  return rule ? { ...at, characterName: character.name, ruleName: rule.name } : null;
}
