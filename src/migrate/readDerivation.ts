import { type Derivation, type Id, mapRules, type RuleTree, rulesIn, TURNS } from "../engine/index.ts";
import { fieldsOf, textOf, unknownFields } from "./reading.ts";
import type { Notes } from "./WorldFacts.ts";

const DERIVATION = { from: true, turn: true, looks: true } as const;
const LOOKS = ["turn", "keep"] as const;

/** What a rule was made from; null for a rule of its own. The rule does the same without it, so one that cannot be read is left out. */
export function readDerivation(value: unknown): Derivation | null {
  const fields = fieldsOf(value);
  const from = textOf(fields.from);
  const turn = TURNS.find((known) => known === fields.turn);
  const looks = LOOKS.find((known) => known === fields.looks);
  return from !== null && turn && looks ? { ...unknownFields(fields, DERIVATION), from, turn, looks } : null;
}

/** The rules of a character, each of those that were made from another tied to one that was not: so no ties lead in a circle. */
export function withoutLostTies(rules: RuleTree, notes: Notes): RuleTree {
  const all = rulesIn(rules);
  if (all.every(({ derived }) => !derived)) return rules;
  const sources: ReadonlySet<Id> = new Set(all.filter(({ derived }) => !derived).map(({ id }) => id));
  return mapRules(rules, (rule) => {
    const { derived, ...others } = rule;
    if (!derived || sources.has(derived.from)) return rule;
    notes.add(untiedNote(rule.name));
    return others;
  });
}

export function untiedNote(ruleName: string): string {
  return `“${ruleName}” is a rule of its own now, because we couldn't read which one it was made from.`;
}
