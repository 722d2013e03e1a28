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
import {
  afterPicture,
  createOf,
  type GameContext,
  pictureBeforeRow,
  type Recording,
  withRow,
  withRows,
} from "./Recording.ts";

type SettingRow = Extract<Action, { readonly value: Operand }>;

export interface SetOnceOptions {
  readonly row: SettingRow;
  /** Whether a picture already has the wanted value. */
  readonly isSet: (picture: ActedOut) => boolean;
  /** The same change for the stored actor of a `create`; missing if a `create` cannot carry the value. */
  readonly made?: Partial<Actor>;
}

/**
 * Records that something is set to a value. A repeat replaces the action before it if nothing has read the value since, and setting the
 * original value again removes that action.
 */
export function setOnce(recording: Recording, game: GameContext, setting: SetOnceOptions): Recording {
  const picture = afterPicture(recording, game);
  if (isGone(picture, setting.row) || setting.isSet(picture)) return recording;
  const { actions } = recording;
  const last = actions.findLastIndex((action) => setsTheSame(action, setting.row));
  const isUnread = last >= 0 && !actions.some((action, index) => index > last && reads(action, setting.row));
  if (isUnread && isSetting(actions[last])) return replaceLast(recording, game, last, setting);
  return last < 0 && setting.made
    ? changeCreateOrAdd(recording, setting.row, setting.made)
    : withRow(recording, setting.row);
}

function isGone({ actors }: ActedOut, row: SettingRow): boolean {
  return row.type !== "global" && own(actors, row.actorId) === undefined;
}

function replaceLast(
  recording: Recording,
  game: GameContext,
  index: number,
  { row, isSet }: SetOnceOptions,
): Recording {
  const wasSet = isSet(pictureBeforeRow(recording, game, index));
  return withRows(recording, wasSet ? recording.actions.toSpliced(index, 1) : recording.actions.with(index, row));
}

function changeCreateOrAdd(recording: Recording, row: SettingRow, made: Partial<Actor>): Recording {
  const index = row.type === "global" ? -1 : createOf(recording, row.actorId);
  const create = recording.actions[index];
  if (create?.type !== "create") return withRow(recording, row);
  return withRows(recording, recording.actions.with(index, { ...create, actor: { ...create.actor, ...made } }));
}

/** Whether two actions change the same appearance, direction, variable or global. */
function setsTheSame(action: Action, row: SettingRow): boolean {
  if (action.type === "global" || row.type === "global") {
    return action.type === "global" && row.type === "global" && action.global === row.global;
  }
  return action.type === row.type && action.actorId === row.actorId && variableOf(action) === variableOf(row);
}

/** Adding and subtracting build on the value that is there, so a later value does not replace them. */
function isSetting(action: Action | undefined): boolean {
  return action !== undefined && (!("operation" in action) || action.operation === "set");
}

/** Whether an action reads the value that another one sets. */
function reads(action: Action, row: SettingRow): boolean {
  if (!("value" in action)) return false;
  if ("globalId" in action.value) return row.type === "global" && action.value.globalId === row.global;
  if (!("variableId" in action.value) || row.type === "global") return false;
  return action.value.actorId === row.actorId && action.value.variableId === variableOf(row);
}

function variableOf(action: Action): Id | null {
  if (action.type === "variable") return action.variable;
  if (action.type === "appearance") return APPEARANCE_VARIABLE;
  return action.type === "transform" ? TRANSFORM_VARIABLE : null;
}
