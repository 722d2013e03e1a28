import type {
  Action,
  Actor,
  Characters,
  Condition,
  Extent,
  Globals,
  Id,
  Point,
  Stage,
  WorldDocument,
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
export interface Cast {
  readonly characters: Characters;
  readonly globals: Globals;
  /** For their names. */
  readonly stages: Readonly<Record<Id, Pick<Stage, "name">>>;
}

/** An actor about to be put into a picture, without its square. */
export type NewActor = Pick<Actor, "id" | "characterId" | "appearance" | "transform">;

/** The cast of a game. */
export function castOf(document: WorldDocument): Cast {
  return { characters: document.characters, globals: document.world.globals, stages: document.world.stages };
}
