import type { Actor } from "./actor.ts";
import type { AppearanceInfo, Character } from "./character.ts";
import type { Id } from "./id.ts";
import { own } from "./own.ts";
import { rulesIn } from "./ruleTree.ts";
import type { Stage } from "./stage.ts";
import { type Characters, CURRENT_STAGE, type World } from "./world.ts";

/** The stage that is shown and played: the one that Current Stage names, else the first in order; undefined without any stage. */
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

/** Whether any character has a rule. */
export function hasRules(characters: Characters): boolean {
  return Object.values(characters).some(({ rules }) => rulesIn(rules).length > 0);
}

/** Whether a Start was saved for a stage; an empty one counts as none. */
export function hasStart({ startActors = {} }: Pick<Stage, "startActors">): boolean {
  return Object.keys(startActors).length > 0;
}

const ONE_TILE: AppearanceInfo = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } };

/** Size, anchor and footprint of an appearance; a single filled tile where nothing is known about it. */
export function appearanceInfo(character: Character | undefined, appearanceId: Id): AppearanceInfo {
  return own(character?.spritesheet.appearanceInfo, appearanceId) ?? ONE_TILE;
}

/** The appearance of a new actor: the first one of its character. */
export function defaultAppearance(character: Character): Id | undefined {
  return Object.keys(character.spritesheet.appearances)[0];
}

/** The first appearance that has one of these lowercase names. */
export function appearanceNamed(
  { spritesheet: { appearances, appearanceNames } }: Character,
  names: ReadonlySet<string>,
): Id | undefined {
  return Object.keys(appearances).find((id) => names.has(appearanceNames[id]?.toLowerCase() ?? ""));
}

/** The value of an actor's variable: its own, else the default of its character; undefined if there is no such variable. */
export function variableValue(
  { variableValues }: Pick<Actor, "variableValues">,
  character: Character | undefined,
  variableId: Id,
): string | undefined {
  return own(variableValues, variableId) ?? own(character?.variables, variableId)?.defaultValue;
}

export function transformOf(actor: Pick<Actor, "transform">): NonNullable<Actor["transform"]> {
  return actor.transform ?? "0";
}
