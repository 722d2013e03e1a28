import type { Actor } from "./actor.ts";
import type { AppearanceInfo, Character } from "./character.ts";
import type { Id } from "./id.ts";
import { own } from "./own.ts";
import type { Stage } from "./stage.ts";
import { CURRENT_STAGE, type World } from "./world.ts";

/** The stage that is shown and played: the one the global names, else the first in order; undefined without any stage. */
export function currentStage(world: Pick<World, "stages" | "globals">): Stage | undefined {
  return own(world.stages, world.globals[CURRENT_STAGE]?.value ?? "") ?? stagesInOrder(world)[0];
}

/** The stage that a player begins on: the chosen one, else the first in order; undefined without any stage. */
export function firstStage(world: Pick<World, "stages" | "firstStageId">): Stage | undefined {
  return own(world.stages, world.firstStageId ?? "") ?? stagesInOrder(world)[0];
}

export function stagesInOrder(world: Pick<World, "stages">): Stage[] {
  return Object.values(world.stages).sort((a, b) => a.order - b.order);
}

/** Whether a Start was saved for a stage; an empty one is none to begin with (details §4 "Start"). */
export function hasStart({ startActors = {} }: Pick<Stage, "startActors">): boolean {
  return Object.keys(startActors).length > 0;
}

const ONE_TILE: AppearanceInfo = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } };

/** Size, anchor and footprint of a look; one filled tile where nothing is known of it (engine.md, "Does a rule match?" 2). */
export function appearanceInfo(character: Character | undefined, appearanceId: Id): AppearanceInfo {
  return own(character?.spritesheet.appearanceInfo, appearanceId) ?? ONE_TILE;
}

/** The look new actors of a character have: its first one. */
export function defaultAppearance(character: Character): Id | undefined {
  return Object.keys(character.spritesheet.appearances)[0];
}

/** What a variable of an actor is: its own value, else its character's default; undefined where there is no such variable. */
export function variableValue(
  { variableValues }: Pick<Actor, "variableValues">,
  character: Character | undefined,
  variableId: Id,
): string | undefined {
  return own(variableValues, variableId) ?? own(character?.variables, variableId)?.defaultValue;
}

export function transformOf(actor: Actor): NonNullable<Actor["transform"]> {
  return actor.transform ?? "0";
}
