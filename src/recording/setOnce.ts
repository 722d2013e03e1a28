/** Rows that set something: a repeat takes the place of the row before, the old value takes that row away (details §10). */
import {
  type ActedOut,
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Id,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import type { GameContext, Recording } from "./Recording.ts";
import { afterPicture, createOf, pictureBeforeRow, withRow, withRows } from "./Recording.ts";

type SettingRow = Extract<Action, { readonly value: Operand }>;

export interface SetOnceOptions {
  readonly row: SettingRow;
  /** Whether a picture has the wanted value already. */
  readonly isSet: (picture: ActedOut) => boolean;
  /** How an actor that a row makes is made instead; missing where making cannot carry the value. */
  readonly made?: Partial<Actor>;
}

export function setOnce(recording: Recording, game: GameContext, setting: SetOnceOptions): Recording {
  const picture = afterPicture(recording, game);
  if (isGone(picture, setting.row) || setting.isSet(picture)) return recording;
  const { actions } = recording;
  const last = actions.findLastIndex((action) => setsTheSame(action, setting.row));
  const isFree = last >= 0 && !actions.some((action, index) => index > last && reads(action, setting.row));
  if (isFree && isSetting(actions[last])) return setAgain(recording, game, last, setting);
  return last < 0 && setting.made ? makeOrAdd(recording, setting.row, setting.made) : withRow(recording, setting.row);
}

function isGone({ actors }: ActedOut, row: SettingRow): boolean {
  return row.type !== "global" && own(actors, row.actorId) === undefined;
}

function setAgain(recording: Recording, game: GameContext, index: number, { row, isSet }: SetOnceOptions): Recording {
  const wasSet = isSet(pictureBeforeRow(recording, game, index));
  return withRows(recording, wasSet ? recording.actions.toSpliced(index, 1) : recording.actions.with(index, row));
}

function makeOrAdd(recording: Recording, row: SettingRow, made: Partial<Actor>): Recording {
  const index = row.type === "global" ? -1 : createOf(recording, row.actorId);
  const create = recording.actions[index];
  if (create?.type !== "create") return withRow(recording, row);
  return withRows(recording, recording.actions.with(index, { ...create, actor: { ...create.actor, ...made } }));
}

/** Whether two rows set the same look, direction, variable or global. */
function setsTheSame(action: Action, row: SettingRow): boolean {
  if (action.type === "global" || row.type === "global") {
    return action.type === "global" && row.type === "global" && action.global === row.global;
  }
  return action.type === row.type && action.actorId === row.actorId && variableOf(action) === variableOf(row);
}

/** Adding and subtracting count from what is there, so such a row is not taken back by a later value. */
function isSetting(action: Action | undefined): boolean {
  return action !== undefined && (!("operation" in action) || action.operation === "set");
}

/** Whether a row uses the value that another one sets. */
function reads(action: Action, row: SettingRow): boolean {
  if (!("value" in action)) return false;
  if ("globalId" in action.value) return row.type === "global" && action.value.globalId === row.global;
  if (!("actorId" in action.value) || row.type === "global") return false;
  return action.value.actorId === row.actorId && action.value.variableId === variableOf(row);
}

function variableOf(action: Action): Id | null {
  if (action.type === "variable") return action.variable;
  if (action.type === "appearance") return APPEARANCE_VARIABLE;
  return action.type === "transform" ? TRANSFORM_VARIABLE : null;
}
