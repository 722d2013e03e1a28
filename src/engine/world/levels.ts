/** Stages as the levels of a game, one after another. */
import type { Actors } from "./actor.ts";
import type { Id } from "./id.ts";
import { hasStart, stagesInOrder } from "./lookups.ts";
import { own } from "./own.ts";
import type { Stage } from "./stage.ts";
import { CURRENT_STAGE, type World } from "./world.ts";

/** The stage that follows another one in order; undefined after the last. */
export function stageAfter(world: Pick<World, "stages">, stageId: Id): Stage | undefined {
  const stages = stagesInOrder(world);
  return stages[stages.findIndex(({ id }) => id === stageId) + 1];
}

/** The actors with which a stage begins: those of its saved Start, else those that it was opened with. */
export function startOf(stage: Pick<Stage, "actors" | "startActors">): Actors {
  return hasStart(stage) ? (stage.startActors ?? {}) : stage.actors;
}

/** The world as it is when a level begins afresh; the same world if there is no such stage. `opened` is the world as the game was opened. */
export function levelBegun(world: World, stageId: Id, opened: Pick<World, "stages">): World {
  const stage = own(world.stages, stageId);
  const current = own(world.globals, CURRENT_STAGE);
  if (!stage || !current) return world;
  const { ticked: _ticked, ...rest } = world;
  return {
    ...rest,
    stages: { ...world.stages, [stageId]: { ...stage, actors: startOf(own(opened.stages, stageId) ?? stage) } },
    globals: { ...world.globals, [CURRENT_STAGE]: { ...current, value: stageId } },
  };
}
