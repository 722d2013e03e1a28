/** Stages that begin and actors that go to them: README of src/engine, "Levels and doors". */
import type { Action, Actor, Id, Stage, World } from "../../../src/engine/index.ts";
import { entryOf, type Scene } from "./Scene.ts";
import { placeOf, plainActor, standing } from "./squares.ts";

const ACTORS_MAX = 20_000;

/** The saved Start of a stage, else its actors as they were loaded. */
export function startOf(stageId: Id, { stages }: World): Actor[] {
  const stage = entryOf(stages, stageId);
  const saved = Object.values(stage?.startActors ?? {});
  const actors = saved.length > 0 ? saved : Object.values(stage?.actors ?? {});
  return actors.map(({ frameCount, ...actor }) => actor);
}

export function goToStage({ to, fresh }: Extract<Action, { type: "stage" }>, scene: Scene): "done" | null {
  const stageId = stageNamed(to, scene);
  if (stageId === undefined || !select(stageId, scene)) return null;
  scene.doors.begins = true;
  scene.doors.fresh = fresh === true ? stageId : null;
  return "done";
}

/** The stage of that id, the same one, or the next one by order; the last one has no next one. */
function stageNamed(to: Id, { stage, world }: Scene): Id | undefined {
  if (to === "again") return stage.id;
  if (to !== "next") return entryOf(world.stages, to)?.id;
  const ordered = Object.values(world.stages).sort((a, b) => a.order - b.order);
  return ordered[ordered.findIndex(({ id }) => id === stage.id) + 1]?.id;
}

function select(stageId: Id, { globals }: Scene): boolean {
  const global = globals.get("selectedStageId");
  if (global) globals.set(global.id, { ...global, value: stageId });
  return global !== undefined;
}

/** Takes an actor to another stage, where it stands last; on its own stage it only goes last. */
export function travel(
  actor: Actor,
  { to, at, show }: Extract<Action, { type: "travel" }>,
  scene: Scene,
): "done" | null {
  const stage = entryOf(scene.world.stages, to);
  const position = stage && placeOf({ stage }, { x: 0, y: 0 }, at);
  if (!stage || !position) return null;
  if (!(to === scene.stage.id ? goLast(actor, position, scene) : leave(actor, position, stage, scene))) return null;
  if (show === true) select(to, scene);
  return "done";
}

function goLast(actor: Actor, position: Actor["position"], scene: Scene): boolean {
  const moved = { ...actor, position };
  scene.witness.saw("travelling to the same stage");
  scene.actors = [...scene.actors.filter(({ id }) => id !== actor.id), standing(moved, scene.characters)];
  return change(actor.id, moved, scene);
}

function leave(actor: Actor, position: Actor["position"], { id: stageId }: Stage, scene: Scene): boolean {
  const there = scene.elsewhere.get(stageId) ?? [];
  if (there.length >= ACTORS_MAX) return false;
  const id = idAmong(there, actor.id, scene);
  scene.elsewhere.set(stageId, [...there, { ...actor, id, position }]);
  scene.doors.came.push({ stageId, id });
  scene.actors = scene.actors.filter((each) => each.id !== actor.id);
  return change(actor.id, null, scene);
}

function change(id: Id, after: Actor | null, { changes }: Scene): boolean {
  changes.set(id, [...(changes.get(id) ?? []), after]);
  return true;
}

/** The id, or a fresh one if it is taken. */
function idAmong(actors: readonly Actor[], id: Id, scene: Scene): Id {
  const isTaken = actors.some((actor) => actor.id === id);
  scene.witness.saw(`travelling with an id that is ${isTaken ? "taken" : "free"}`);
  return isTaken ? scene.newId() : id;
}

/**
 * As the tick ends: the stage that is to be fresh and is still selected has its Start again, and those who came to it stand last. Returns
 * its id, or null if there is none.
 */
export function startFresh(scene: Scene): Id | null {
  const { fresh, came } = scene.doors;
  if (fresh === null) return null;
  const isSelected = scene.globals.get("selectedStageId")?.value === fresh;
  scene.witness.saw(`a fresh start: ${isSelected ? "made" : "not made"}`);
  if (!isSelected) return null;
  const isHere = fresh === scene.stage.id;
  const before = isHere ? scene.actors.map(plainActor) : (scene.elsewhere.get(fresh) ?? []);
  const actors = startOf(fresh, scene.world);
  for (const { stageId, id } of came) {
    const traveller = before.find((actor) => actor.id === id);
    if (stageId !== fresh || !traveller) continue;
    scene.witness.saw("coming to a fresh start");
    actors.push({ ...traveller, id: idAmong(actors, id, scene) });
  }
  if (isHere) scene.actors = actors.map((actor) => standing(actor, scene.characters));
  else scene.elsewhere.set(fresh, actors);
  return fresh;
}
