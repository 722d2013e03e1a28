/** Which squares and actors are in the picture: inside the extent of a recording. */
/** The after picture: the before actors in the picture, with all rows applied by the engine itself (details §10). */
import {
  type ActedOut,
  type Action,
  type Actor,
  type Actors,
  actOut,
  type Characters,
  type Condition,
  type Extent,
  footprint,
  type Globals,
  type Id,
  isInExtent,
  type Operand,
  own,
  type Point,
  type Stage,
  subtract,
  type WorldDocument,
} from "../engine/index.ts";

/** A rule being taught (spec §3 "Recording", details §10). The after picture is never kept: it is always computed. */
export interface Recording {
  readonly characterId: Id;
  /** The main actor in the before picture. */
  readonly mainActorId: Id;
  /** The rule being taught again, or null for a new one. */
  readonly ruleId: Id | null;
  /** The before picture: a stage of its own, free to be edited. */
  readonly before: Stage;
  /** Square of the main actor in `before`; the extent, conditions and offsets count from it. */
  readonly origin: Point;
  readonly extent: Extent;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
}

/** Who and what a recording speaks of, beside its own pictures. */
export interface GameContext {
  readonly characters: Characters;
  readonly globals: Globals;
  /** For their names. */
  readonly stages: Readonly<Record<Id, Pick<Stage, "name">>>;
}

/** An actor about to be put into a picture, without its square. */
export type NewActor = Pick<Actor, "id" | "characterId" | "appearance" | "transform">;

/** The cast of a game. */
export function gameContextOf(document: WorldDocument): GameContext {
  return { characters: document.characters, globals: document.world.globals, stages: document.world.stages };
}

/** The squares an actor fills, those that hang over an edge of its stage too. */
export function squaresOf(actor: Actor, characters: Characters): readonly Point[] {
  return footprint(actor, own(characters, actor.characterId));
}

/** Whether a square of the stage lies in the picture; only there can anything be dropped (details §5). */
export function isInPicture({ extent, origin }: Recording, cell: Point): boolean {
  return isInExtent(extent, subtract(cell, origin));
}

/** Whether an actor of the before picture fills a square of the extent. */
export function touchesPicture(recording: Recording, characters: Characters, actor: Actor): boolean {
  return squaresOf(actor, characters).some((square) => isInPicture(recording, square));
}

/** The actors of the before picture that a rule saved now would know: those in the picture, and always the main one. */
export function actorsInPicture(recording: Recording, characters: Characters): Actors {
  const isIn = (actor: Actor) => actor.id === recording.mainActorId || touchesPicture(recording, characters, actor);
  return Object.fromEntries(Object.entries(recording.before.actors).filter(([, actor]) => isIn(actor)));
}

export function afterPicture(recording: Recording, game: GameContext): ActedOut {
  const { before, origin, actions } = recording;
  const actors = actorsInPicture(recording, game.characters);
  return actOut({ stage: { ...before, actors }, characters: game.characters, globals: game.globals, origin }, actions);
}

/** The picture as the rows above one row leave it. */
export function pictureBeforeRow(recording: Recording, game: GameContext, index: number): ActedOut {
  return afterPicture({ ...recording, actions: recording.actions.slice(0, index) }, game);
}

export function withRow(recording: Recording, row: Action): Recording {
  return withRows(recording, [...recording.actions, row]);
}

export function withRows(recording: Recording, actions: readonly Action[]): Recording {
  return { ...recording, actions };
}

/** The place of the row that makes an actor, -1 where the actor was there from the start. */
export function createOf({ actions }: Recording, actorId: Id): number {
  return actions.findIndex((action) => action.type === "create" && action.actorId === actorId);
}

/** Whether a row does something to an actor or reads its value. */
export function namesActor(action: Action, actorId: Id): boolean {
  return actsOn(action, actorId) || readsActor(action, actorId);
}

export function actsOn(action: Action, actorId: Id): boolean {
  return action.type !== "global" && action.actorId === actorId;
}

export function readsActor(action: Action, actorId: Id): boolean {
  return "value" in action && actorOf(action.value) === actorId;
}

export function actorOf(operand: Operand): Id | null {
  return "actorId" in operand ? operand.actorId : null;
}
