import {
  type ActedOut,
  type Action,
  type Actor,
  type Actors,
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
  type World,
  type WorldDocument,
} from "../engine/index.ts";
import { actOut } from "../engine/simulation.ts";

/** A rule while it is being recorded. The after picture is not stored: `afterPicture` computes it. */
export interface Recording {
  readonly characterId: Id;
  /** The main actor in the before picture. */
  readonly mainActorId: Id;
  /** The rule that is recorded again; null for a new one. */
  readonly ruleId: Id | null;
  /** The container that a new rule was begun in, and goes into; without one, it goes where every new rule does. */
  readonly containerId?: Id;
  /** The rule stands in a block of luck of its own, which is tried once in so many times. */
  readonly luck?: number;
  /** The before picture: a stage of its own that can be edited freely. */
  readonly before: Stage;
  /** The main actor's square in `before`. The extent and the offsets of actions count from it. */
  readonly origin: Point;
  readonly extent: Extent;
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
}

/** The parts of a game that a recording refers to by id. */
export interface GameContext {
  readonly characters: Characters;
  readonly globals: Globals;
  readonly stages: Readonly<Record<Id, Stage>>;
  readonly kinds?: World["kinds"];
  readonly sounds?: World["sounds"];
  /** The numbers that stand on the stage. */
  readonly hud?: World["hud"];
}

/** An actor to be added to a picture; its square is given separately. */
export type NewActor = Pick<Actor, "id" | "characterId" | "appearance" | "transform">;

export function gameContextOf(document: WorldDocument): GameContext {
  const { globals, stages, kinds, sounds, hud } = document.world;
  const { characters } = document;
  return { characters, globals, stages, ...(kinds && { kinds }), ...(sounds && { sounds }), ...(hud && { hud }) };
}

/** The squares an actor fills, including those beyond the edge of its stage. */
export function squaresOf(actor: Actor, characters: Characters): readonly Point[] {
  return footprint(actor, own(characters, actor.characterId));
}

/** Whether a square of the before stage lies inside the extent. Only there can actors be dropped. */
export function isInPicture({ extent, origin }: Recording, cell: Point): boolean {
  return isInExtent(extent, subtract(cell, origin));
}

/** Whether an actor of the before picture fills a square of the extent. */
function touchesPicture(recording: Recording, characters: Characters, actor: Actor): boolean {
  return squaresOf(actor, characters).some((square) => isInPicture(recording, square));
}

/** The before actors that touch the extent, and always the main actor: those that a saved rule contains. */
export function actorsInPicture(recording: Recording, characters: Characters): Actors {
  const isIn = (actor: Actor) => actor.id === recording.mainActorId || touchesPicture(recording, characters, actor);
  return Object.fromEntries(Object.entries(recording.before.actors).filter(([, actor]) => isIn(actor)));
}

/** The actors in the picture after all actions, which the engine carries out as it does in a tick. */
export function afterPicture(recording: Recording, game: GameContext): ActedOut {
  const { before, origin, actions } = recording;
  const actors = actorsInPicture(recording, game.characters);
  return actOut(
    { stage: { ...before, actors }, characters: game.characters, globals: game.globals, origin, world: game },
    actions,
  );
}

/** The picture after the actions before the one at `index`. */
export function pictureBeforeRow(recording: Recording, game: GameContext, index: number): ActedOut {
  return afterPicture({ ...recording, actions: recording.actions.slice(0, index) }, game);
}

/** Adds an action behind all others, but for the end of the game, which stays the last. */
export function withRow(recording: Recording, row: Action): Recording {
  const { actions } = recording;
  const isBeforeEnd = actions.at(-1)?.type === "end" && row.type !== "end";
  return withRows(recording, actions.toSpliced(isBeforeEnd ? -1 : actions.length, 0, row));
}

export function withRows(recording: Recording, actions: readonly Action[]): Recording {
  return { ...recording, actions };
}

/** The index of the action that creates an actor; -1 if none does. */
export function createOf({ actions }: Recording, actorId: Id): number {
  return actions.findIndex((action) => action.type === "create" && action.actorId === actorId);
}

/** Whether an action changes an actor or reads a value of it. */
export function namesActor(action: Action, actorId: Id): boolean {
  return actsOn(action, actorId) || readsActor(action, actorId);
}

function actsOn(action: Action, actorId: Id): boolean {
  return "actorId" in action && action.actorId === actorId;
}

/** Reads a value of it, or goes to where it is. */
function readsActor(action: Action, actorId: Id): boolean {
  if (action.type === "move" && action.to && "actorId" in action.to) return action.to.actorId === actorId;
  return "value" in action && actorOf(action.value) === actorId;
}

export function actorOf(operand: Operand): Id | null {
  return "actorId" in operand ? operand.actorId : null;
}
