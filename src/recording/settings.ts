import {
  type Action,
  APPEARANCE_VARIABLE,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  type VariableOperation,
} from "../engine/index.ts";
import type { Readable } from "./operands.ts";
import { afterPicture, type GameContext, pictureBeforeRow, type Recording, withRow, withRows } from "./Recording.ts";
import { areCompatible, kindOf, presentValue, TEXT, type ValueKind } from "./valueKinds.ts";

/** An action with a value, which the Actions panel can edit. */
export type SettingAction = Extract<Action, { readonly value: Operand }>;

export function isSetting(action: Action | undefined): action is SettingAction {
  return action !== undefined && "value" in action;
}

/** What an action gives a new value to. */
export function settingTarget(row: SettingAction): Readable {
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

/** The kind of value that the action at `index` takes. */
export function kindOfSetting(recording: Recording, game: GameContext, index: number): ValueKind {
  const row = recording.actions[index];
  if (!isSetting(row)) return TEXT;
  return kindOf(settingTarget(row), pictureBeforeRow(recording, game, index).actors, game) ?? TEXT;
}

/** Adds an action that sets something to the value it has after all others; nothing happens if it has none. */
export function addSetting(recording: Recording, game: GameContext, what: Readable): Recording {
  const present = presentValue(what, afterPicture(recording, game), game);
  return present === undefined ? recording : withRow(recording, newSetting(what, { constant: present }));
}

function newSetting(what: Readable, value: Operand): SettingAction {
  if ("globalId" in what) return { type: "global", global: what.globalId, operation: "set", value };
  const { actorId, variableId } = what;
  if (variableId === APPEARANCE_VARIABLE) return { type: "appearance", actorId, value };
  if (variableId === TRANSFORM_VARIABLE) return { type: "transform", actorId, value };
  return { type: "variable", actorId, variable: variableId, operation: "set", value };
}

/** Why an action cannot take an operand, in words for the child; null if it can. */
export function refusalOfValue(
  recording: Recording,
  game: GameContext,
  index: number,
  operand: Operand,
): string | null {
  const { actors } = pictureBeforeRow(recording, game, index);
  if ("actorId" in operand && !own(actors, operand.actorId)) return "It's gone by the time this row is done.";
  const kind = kindOf(operand, actors, game);
  return !kind || areCompatible(kind, kindOfSetting(recording, game, index)) ? null : "That doesn't fit here.";
}

export function setValue(recording: Recording, game: GameContext, index: number, operand: Operand): Recording {
  const row = recording.actions[index];
  if (!isSetting(row) || refusalOfValue(recording, game, index, operand)) return recording;
  if (JSON.stringify(row.value) === JSON.stringify(operand)) return recording;
  return withRows(recording, recording.actions.with(index, { ...row, value: operand }));
}

/** Changes the operation. A constant number changes with it, so that the value in the after picture stays the same. */
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

/** With 4 lives, "becomes 5" turns into "goes up by 1". If no amount leads to the same value, it is 1. */
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

/** Makes the value of an action a constant again, with what it reads at that moment. */
export function clearValue(recording: Recording, game: GameContext, index: number): Recording {
  const row = recording.actions[index];
  if (!isSetting(row) || "constant" in row.value) return recording;
  const constant = presentValue(row.value, pictureBeforeRow(recording, game, index), game) ?? "";
  return withRows(recording, recording.actions.with(index, { ...row, value: { constant } }));
}
