import type { Rule } from "../../engine/index.ts";

export interface Saving {
  /** Older rules that are no longer reached. */
  readonly outdone: readonly Rule[];
  /** Older rules because of which the new one is never reached. */
  readonly outdoing: readonly Rule[];
  /** How many rows were left out because they were about something deleted. */
  readonly leftOut: number;
}

/** What to tell the child about the rule just saved; null if there is nothing. */
export function wordsOfSaving({ outdone, outdoing, leftOut }: Saving): string | null {
  const [older] = outdoing;
  const sentences = [
    outdone.length > 0 && `This rule now always goes before ${namesOf(outdone)}.`,
    older && `‘${older.name}’ always goes before this rule, so its turn never comes. Move this one up.`,
    leftOut === 1 && "1 row named something that is gone, and was left out.",
    leftOut > 1 && `${leftOut} rows named something that is gone, and were left out.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

function namesOf([first, ...others]: readonly Rule[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `‘${first?.name}’${more}`;
}
