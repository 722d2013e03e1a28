/**
 * A game as its players begin it: its first stage in sight, stages and variables as their Start was saved, and no tick played yet. Works on a document of any
 * age, as it is stored, and leaves the one it was given alone.
 */
import { CURRENT_STAGE, type Fields, isFields } from "../engine/index.ts";

/** `game`: a document, or null for a game that was never saved. */
export function begun(game: unknown): unknown {
  if (!isFields(game) || !isFields(game.world) || !isFields(game.world.stages)) return game;
  const { ticked: _ticked, ...world } = game.world;
  const stages = mapped(game.world.stages, stageBegun);
  const globals = isFields(world.globals) ? { globals: globalsBegun(world.globals, world, stages) } : {};
  const ticks = world.ticks === undefined ? {} : { ticks: 0 };
  return { ...game, world: { ...world, stages, ...globals, ...ticks } };
}

function stageBegun(stage: unknown): unknown {
  if (!isFields(stage) || !isFields(stage.startActors) || Object.keys(stage.startActors).length === 0) return stage;
  return { ...stage, actors: stage.startActors };
}

function globalsBegun(globals: Fields, { startGlobals, firstStageId }: Fields, stages: Fields): Fields {
  const values = isFields(startGlobals) ? startGlobals : {};
  const first = firstOf(stages, firstStageId);
  return mapped(globals, (global, id) => {
    if (!isFields(global)) return global;
    const value = id === CURRENT_STAGE ? first : Object.hasOwn(values, id) ? values[id] : undefined;
    const isGone = global.type === "stage" && !(typeof value === "string" && Object.hasOwn(stages, value));
    return value === undefined || isGone ? global : { ...global, value };
  });
}

/** The one that is marked, else the first of the list. */
function firstOf(stages: Fields, marked: unknown): string | undefined {
  if (typeof marked === "string" && Object.hasOwn(stages, marked)) return marked;
  const ids = Object.entries(stages).map(([id, stage], place) => ({ id, order: orderOf(stage, place) }));
  return ids.sort((one, other) => one.order - other.order)[0]?.id;
}

function orderOf(stage: unknown, place: number): number {
  return isFields(stage) && typeof stage.order === "number" ? stage.order : place;
}

function mapped(fields: Fields, change: (value: unknown, id: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, change(value, id)]));
}
