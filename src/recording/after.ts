/** Gestures in the after picture become actions of the rule: see the table in README.md, "The after picture". */
import {
  type Actor,
  type Actors,
  type Id,
  type MoveAction,
  own,
  type Point,
  samePoint,
  subtract,
  type Transform,
  transformOf,
  variableValue,
} from "../engine/index.ts";
import {
  afterPicture,
  createOf,
  type GameContext,
  isInPicture,
  type NewActor,
  namesActor,
  pictureBeforeRow,
  type Recording,
  withRow,
  withRows,
} from "./Recording.ts";
import { setOnce } from "./setOnce.ts";
import { brokenRows } from "./toRule.ts";

/** Moves an actor to a square of the picture: one action, whose offset counts from the main actor's first square. */
export function moveInAfter(recording: Recording, game: GameContext, actorId: Id, cell: Point): Recording {
  const actor = own(afterPicture(recording, game).actors, actorId);
  if (!actor || samePoint(actor.position, cell) || !isInPicture(recording, cell)) return recording;
  const move: MoveAction = { type: "move", actorId, offset: subtract(cell, recording.origin) };
  const last = recording.actions.findLastIndex((action) => namesActor(action, actorId));
  const row = recording.actions[last];
  if (row?.type === "move" && row.actorId === actorId && !row.to) return moveAgain(recording, game, last, move, cell);
  const made = createOf(recording, actorId);
  const create = recording.actions[made];
  const isMadeHere = create?.type === "create" && !create.to;
  const hasMoved = recording.actions.some((action) => action.type === "move" && action.actorId === actorId);
  return isMadeHere && !hasMoved ? createAt(recording, made, cell) : withRow(recording, move);
}

/** Another move of the same actor replaces the last one; a move back to where that one began removes it. */
function moveAgain(recording: Recording, game: GameContext, index: number, move: MoveAction, cell: Point): Recording {
  const start = own(pictureBeforeRow(recording, game, index).actors, move.actorId)?.position;
  if (start && samePoint(start, cell)) return withRows(recording, recording.actions.toSpliced(index, 1));
  return withRows(recording, recording.actions.with(index, move));
}

export function createInAfter(recording: Recording, actor: NewActor, cell: Point): Recording {
  if (!isInPicture(recording, cell)) return recording;
  const offset = subtract(cell, recording.origin);
  const stored: Actor = { ...actor, position: offset, variableValues: {} };
  return withRow(recording, { type: "create", actorId: actor.id, actor: stored, offset });
}

/** Deletes an actor. For an actor that the recording created, the `create` and all actions that name it go instead. */
export function deleteInAfter(recording: Recording, game: GameContext, actorId: Id): Recording {
  if (!own(afterPicture(recording, game).actors, actorId)) return recording;
  if (createOf(recording, actorId) >= 0) return withoutActor(recording, actorId);
  return withRow(recording, { type: "delete", actorId });
}

/** Changes an actor's appearance. An actor that the recording created is created with it instead. */
export function setAppearanceInAfter(recording: Recording, game: GameContext, actorId: Id, appearance: Id): Recording {
  return setOnce(recording, game, {
    row: { type: "appearance", actorId, value: { constant: appearance } },
    isSet: ({ actors }) => own(actors, actorId)?.appearance === appearance,
    made: { appearance },
  });
}

/** Turns or flips an actor. An actor that the recording created is created so instead. */
export function setTransformInAfter(
  recording: Recording,
  game: GameContext,
  actorId: Id,
  transform: Transform,
): Recording {
  return setOnce(recording, game, {
    row: { type: "transform", actorId, value: { constant: transform } },
    isSet: ({ actors }) => transformIn(actors, actorId) === transform,
    made: { transform },
  });
}

function transformIn(actors: Actors, actorId: Id): Transform | undefined {
  const actor = own(actors, actorId);
  return actor && transformOf(actor);
}

/** Removes an action; with a `create`, all actions that name the created actor. */
export function removeAction(recording: Recording, index: number): Recording {
  const row = recording.actions[index];
  if (row?.type === "create") return withoutActor(recording, row.actorId);
  return withRows(recording, recording.actions.toSpliced(index, 1));
}

/**
 * Moves an action to another index; refused if an action would then name an actor that is not there yet, or is already gone, and if the
 * end of the game would no longer be the last.
 */
export function moveAction(recording: Recording, game: GameContext, index: number, to: number): Recording {
  const row = recording.actions[index];
  if (!row || to === index || to < 0 || to >= recording.actions.length) return recording;
  const last = recording.actions.at(-1);
  if (last?.type === "end" && (row === last || to === recording.actions.length - 1)) return recording;
  const moved = withRows(recording, recording.actions.toSpliced(index, 1).toSpliced(to, 0, row));
  return brokenRows(moved, game).size > brokenRows(recording, game).size ? recording : moved;
}

function withoutActor(recording: Recording, actorId: Id): Recording {
  return withRows(
    recording,
    recording.actions.filter((action) => !namesActor(action, actorId)),
  );
}

function createAt(recording: Recording, index: number, cell: Point): Recording {
  const row = recording.actions[index];
  if (row?.type !== "create") return recording;
  const offset = subtract(cell, recording.origin);
  return withRows(
    recording,
    recording.actions.with(index, { ...row, offset, actor: { ...row.actor, position: offset } }),
  );
}

export function setVariableInAfter(
  recording: Recording,
  game: GameContext,
  actorId: Id,
  variable: Id,
  value: string,
): Recording {
  return setOnce(recording, game, {
    row: { type: "variable", actorId, variable, operation: "set", value: { constant: value } },
    isSet: ({ actors }) => {
      const actor = own(actors, actorId);
      return actor !== undefined && variableValue(actor, own(game.characters, actor.characterId), variable) === value;
    },
  });
}

export function setGlobalInAfter(recording: Recording, game: GameContext, global: Id, value: string): Recording {
  return setOnce(recording, game, {
    row: { type: "global", global, operation: "set", value: { constant: value } },
    isSet: ({ globals }) => own(globals, global)?.value === value,
  });
}
