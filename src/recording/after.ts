/** What a hand does in the after picture becomes rows: actions of the rule (the table of details §10). */
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
} from "../engine/index.ts";
import { afterPicture, pictureBeforeRow } from "./afterPicture.ts";
import { isInPicture } from "./picture.ts";
import type { Cast, NewActor, Recording } from "./Recording.ts";
import { createOf, namesActor, rowsGone, withRow, withRows } from "./rows.ts";
import { setOnce } from "./setOnce.ts";

/** Moves an actor to a square of the picture: one row, whose place is counted from the main actor's start. */
export function moveInAfter(recording: Recording, cast: Cast, actorId: Id, cell: Point): Recording {
  const actor = own(afterPicture(recording, cast).actors, actorId);
  if (!actor || samePoint(actor.position, cell) || !isInPicture(recording, cell)) return recording;
  const move: MoveAction = { type: "move", actorId, offset: subtract(cell, recording.origin) };
  const last = recording.actions.findLastIndex((action) => namesActor(action, actorId));
  const row = recording.actions[last];
  if (row?.type === "move" && row.actorId === actorId) return moveAgain(recording, cast, last, move, cell);
  const made = createOf(recording, actorId);
  const hasMoved = recording.actions.some((action) => action.type === "move" && action.actorId === actorId);
  return made >= 0 && !hasMoved ? createdAt(recording, made, cell) : withRow(recording, move);
}

/** A further move takes the place of the one before; back where that began, neither is left. */
function moveAgain(recording: Recording, cast: Cast, index: number, move: MoveAction, cell: Point): Recording {
  const start = own(pictureBeforeRow(recording, cast, index).actors, move.actorId)?.position;
  if (start && samePoint(start, cell)) return withRows(recording, recording.actions.toSpliced(index, 1));
  return withRows(recording, recording.actions.with(index, move));
}

/** A new actor appears on a square of the picture. */
export function createInAfter(recording: Recording, actor: NewActor, cell: Point): Recording {
  if (!isInPicture(recording, cell)) return recording;
  const offset = subtract(cell, recording.origin);
  const stored: Actor = { ...actor, position: offset, variableValues: {} };
  return withRow(recording, { type: "create", actorId: actor.id, actor: stored, offset });
}

/** Takes an actor away. One that only a row made was never there: that row goes, and all that name it. */
export function deleteInAfter(recording: Recording, cast: Cast, actorId: Id): Recording {
  if (!own(afterPicture(recording, cast).actors, actorId)) return recording;
  if (createOf(recording, actorId) >= 0) return forget(recording, actorId);
  return withRow(recording, { type: "delete", actorId });
}

/** Gives an actor another look; one that a row makes is made with it. */
export function setLookInAfter(recording: Recording, cast: Cast, actorId: Id, appearance: Id): Recording {
  return setOnce(recording, cast, {
    row: { type: "appearance", actorId, value: { constant: appearance } },
    isSet: ({ actors }) => own(actors, actorId)?.appearance === appearance,
    made: { appearance },
  });
}

/** Turns an actor; one that a row makes is made so. */
export function turnInAfter(recording: Recording, cast: Cast, actorId: Id, transform: Transform): Recording {
  return setOnce(recording, cast, {
    row: { type: "transform", actorId, value: { constant: transform } },
    isSet: ({ actors }) => transformIn(actors, actorId) === transform,
    made: { transform },
  });
}

function transformIn(actors: Actors, actorId: Id): Transform | undefined {
  const actor = own(actors, actorId);
  return actor && transformOf(actor);
}

/** Takes a row out; of a row that makes an actor, all rows that name that actor too. */
export function removeAction(recording: Recording, index: number): Recording {
  const row = recording.actions[index];
  if (row?.type === "create") return forget(recording, row.actorId);
  return withRows(recording, recording.actions.toSpliced(index, 1));
}

/** Puts a row at another place among the others; refused where a row would then name somebody who is not there yet or any more. */
export function moveAction(recording: Recording, cast: Cast, index: number, to: number): Recording {
  const row = recording.actions[index];
  if (!row || to === index || to < 0 || to >= recording.actions.length) return recording;
  const moved = withRows(recording, recording.actions.toSpliced(index, 1).toSpliced(to, 0, row));
  return rowsGone(moved, cast).size > rowsGone(recording, cast).size ? recording : moved;
}

function forget(recording: Recording, actorId: Id): Recording {
  return withRows(
    recording,
    recording.actions.filter((action) => !namesActor(action, actorId)),
  );
}

function createdAt(recording: Recording, index: number, cell: Point): Recording {
  const row = recording.actions[index];
  if (row?.type !== "create") return recording;
  const offset = subtract(cell, recording.origin);
  return withRows(
    recording,
    recording.actions.with(index, { ...row, offset, actor: { ...row.actor, position: offset } }),
  );
}
