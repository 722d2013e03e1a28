/** What stands before the value of a row that sets something: "Hero's Lives", "Hero changes to", "The game goes to". */
import { type Actors, CURRENT_STAGE, type VariableOperation } from "../engine/index.ts";
import { capitalised } from "./grammar.ts";
import type { Cast, Recording } from "./Recording.ts";
import { tellingOf } from "./sentence.ts";
import type { Setting } from "./settings.ts";
import { globalName, subject, variableWords } from "./Telling.ts";

/** As a sentence and a choice put them. */
export const OPERATION_WORDS: Readonly<Record<VariableOperation, string>> = {
  set: "becomes",
  add: "goes up by",
  subtract: "goes down by",
};

/** `actors` are those that the rows above leave. */
export function settingWords(recording: Recording, cast: Cast, actors: Actors, row: Setting): string {
  const telling = { ...tellingOf(recording, cast, "watcher"), actors };
  switch (row.type) {
    case "global":
      return goesToStage(row) ? "The game goes to" : globalName(cast, row.global);
    case "variable":
      return capitalised(variableWords(telling, row.actorId, row.variable));
    case "appearance":
      return capitalised(`${subject(telling, row.actorId)} changes to`);
    case "transform":
      return capitalised(`${subject(telling, row.actorId)} turns to`);
  }
}

/** Whether a row says how its value is put there: looks, directions and the stage that is played are only ever set. */
export function hasOperation(row: Setting): row is Setting & { readonly operation: VariableOperation } {
  return "operation" in row && !goesToStage(row);
}

function goesToStage(row: Setting): boolean {
  return row.type === "global" && row.global === CURRENT_STAGE && row.operation === "set";
}
