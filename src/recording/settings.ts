/** The rows of a recording that set a value, as their panel changes them: what with, and how (details §10 "Actions panel"). */
import {
  type Action,
  type ActorOperand,
  APPEARANCE_VARIABLE,
  type GlobalOperand,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  type VariableOperation,
} from "../engine/index.ts";
import type { GameContext, Recording } from "./Recording.ts";
import { afterPicture, pictureBeforeRow, withRow, withRows } from "./Recording.ts";
import { goTogether, kindOf, presentValue, TEXT, type ValueKind } from "./valueKinds.ts";

/** A row with a value in it. */
export type SettingAction = Extract<Action, { readonly value: Operand }>;

export function isSetting(action: Action | undefined): action is SettingAction {
  return action !== undefined && "value" in action;
}

/** What a row gives a new value to. */
export function settingTarget(row: SettingAction): ActorOperand | GlobalOperand {
  switch (row.type) {
    case "global":
      return { globalId: row.global };
    case "variable":
      return { actorId: row.actorId, variableId: row.variable };
    case "appearance":
      return { actorId: row.actorId, variableId: APPEARANCE_VARIABLE };
    case "transform":
      return { actorId: row.actorId, variableId: TRANSFORM_VARIABLE };
  }
}

/** The kind of value that a row at some place of the list takes. */
export function kindOfSetting(recording: Recording, game: GameContext, index: number): ValueKind {
  const row = recording.actions[index];
  if (!isSetting(row)) return TEXT;
  return kindOf(settingTarget(row), pictureBeforeRow(recording, game, index).actors, game) ?? TEXT;
}

/** A new last row that sets something to the value it has by then; nothing happens where it is not there. */
export function addSetting(recording: Recording, game: GameContext, what: ActorOperand | GlobalOperand): Recording {
  const present = presentValue(what, afterPicture(recording, game), game);
  return present === undefined ? recording : withRow(recording, newSetting(what, { constant: present }));
}

function newSetting(what: ActorOperand | GlobalOperand, value: Operand): SettingAction {
  if ("globalId" in what) return { type: "global", global: what.globalId, operation: "set", value };
  const { actorId, variableId } = what;
  if (variableId === APPEARANCE_VARIABLE) return { type: "appearance", actorId, value };
  if (variableId === TRANSFORM_VARIABLE) return { type: "transform", actorId, value };
  return { type: "variable", actorId, variable: variableId, operation: "set", value };
}

/** Why a row cannot take an operand, in words for the child; null where it can. */
export function refusalOfValue(
  recording: Recording,
  game: GameContext,
  index: number,
  operand: Operand,
): string | null {
  const { actors } = pictureBeforeRow(recording, game, index);
  if ("actorId" in operand && !own(actors, operand.actorId)) return "It is not there any more when this row is done.";
  const kind = kindOf(operand, actors, game);
  return !kind || goTogether(kind, kindOfSetting(recording, game, index)) ? null : "That does not fit here.";
}

export function setValue(recording: Recording, game: GameContext, index: number, operand: Operand): Recording {
  const row = recording.actions[index];
  if (!isSetting(row) || refusalOfValue(recording, game, index, operand)) return recording;
  if (JSON.stringify(row.value) === JSON.stringify(operand)) return recording;
  return withRows(recording, recording.actions.with(index, { ...row, value: operand }));
}

/** Sets, adds or subtracts instead; with a number in it the row goes on to end at the same value, so that the picture stays. */
export function setOperation(
  recording: Recording,
  game: GameContext,
  index: number,
  operation: VariableOperation,
): Recording {
  const row = recording.actions[index];
  if (!isSetting(row) || !("operation" in row) || row.operation === operation) return recording;
  const before = Number(presentValue(settingTarget(row), pictureBeforeRow(recording, game, index), game));
  const value = "constant" in row.value ? { constant: amountFor(operation, row, before) } : row.value;
  return withRows(recording, recording.actions.with(index, { ...row, operation, value }));
}

/** "Lives becomes 5" after 4 is "goes up by 1"; where there is no way to the same value that way, it goes by one. */
function amountFor(
  operation: VariableOperation,
  row: SettingAction & { operation: VariableOperation },
  before: number,
) {
  const given = "constant" in row.value ? row.value.constant : "";
  const end = { set: Number(given), add: before + Number(given), subtract: before - Number(given) }[row.operation];
  if (!Number.isFinite(end) || given === "") return operation === "set" ? given : "1";
  if (operation === "set") return String(end);
  const amount = operation === "add" ? end - before : before - end;
  return amount > 0 ? String(amount) : "1";
}

/** Makes the value of a row a constant again: what it read by then. */
export function clearValue(recording: Recording, game: GameContext, index: number): Recording {
  const row = recording.actions[index];
  if (!isSetting(row) || "constant" in row.value) return recording;
  const constant = presentValue(row.value, pictureBeforeRow(recording, game, index), game) ?? "";
  return withRows(recording, recording.actions.with(index, { ...row, value: { constant } }));
}
