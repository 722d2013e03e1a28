/** What a child has to know of the rule just saved: who waits because of it, why it waits itself, what was left out (product §3, details §10). */
import type { Rule } from "../../engine/index.ts";

export interface Saving {
  /** Older rules whose turn never comes any more. */
  readonly outdone: readonly Rule[];
  /** Older rules that never let this one have its turn. */
  readonly outdoing: readonly Rule[];
  /** How many rows named something that is gone. */
  readonly leftOut: number;
}

/** Null where there is nothing to say. */
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
