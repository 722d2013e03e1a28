/** How the rule changes a number that somebody typed: to a value, or by an amount. Both lead to the same picture. */
import type { VariableOperation } from "../engine/index.ts";
import type { Readable } from "./operands.ts";
import { afterPicture, type GameContext, pictureBeforeRow, type Recording } from "./Recording.ts";
import { isSetting, settingTarget } from "./settings.ts";
import { presentValue } from "./valueKinds.ts";

export interface NumberChange {
  /** The place of its action in the recording. */
  readonly index: number;
  readonly operation: VariableOperation;
  /** What the number is afterwards, and how much more than before. */
  readonly end: number;
  readonly more: number;
}

/** The last change of a number; null if it is no number, stays the same, or its new value is not a constant. */
export function numberChange(recording: Recording, game: GameContext, what: Readable): NumberChange | null {
  const wanted = JSON.stringify(what);
  const index = recording.actions.findLastIndex(
    (row) => isSetting(row) && JSON.stringify(settingTarget(row)) === wanted,
  );
  const row = recording.actions[index];
  if (!isSetting(row) || !("operation" in row) || !("constant" in row.value)) return null;
  const before = numberIn(presentValue(what, pictureBeforeRow(recording, game, index), game));
  const end = numberIn(presentValue(what, afterPicture(recording, game), game));
  const more = end - before;
  return Number.isFinite(more) && more !== 0 ? { index, operation: row.operation, end, more } : null;
}

/** Unlike `Number`, takes no empty text for 0. */
function numberIn(text: string | undefined): number {
  return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
}
