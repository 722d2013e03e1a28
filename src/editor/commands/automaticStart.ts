/**
 * A child who never saves a Start must not lose what the game collects while it is tried out. So the first play saves
 * one by itself, and it takes on every later edit of the actors, until the child saves a Start.
 */
import {
  type Actor,
  type Actors,
  CURRENT_STAGE,
  currentStage,
  hasStart,
  type Id,
  own,
  type Stage,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { mapEntries } from "../state/largeMaps.ts";
import { type MapOf, withEntries } from "../state/mapEdits.ts";
import { withStages } from "./stages.ts";

/** A played world in which the shown stage, and every other one that ticks have changed, has a Start: as it was in `before`. */
export function withAutomaticStart(before: World, played: World): World {
  const shownId = currentStage(before)?.id;
  const begun = Object.values(before.stages).flatMap((stage): [Id, Stage][] => {
    const now = own(played.stages, stage.id);
    const isConcerned = now !== undefined && (stage.id === shownId || now.actors !== stage.actors);
    if (!isConcerned || hasStart(stage) || Object.keys(stage.actors).length === 0) return [];
    return [[stage.id, { ...now, startActors: stage.actors, startFollowsEdits: true }]];
  });
  const stages = withEntries(played.stages, new Map(begun));
  const startGlobals = globalsToStart(before, stages);
  if (stages === played.stages && startGlobals === played.startGlobals) return played;
  return { ...played, stages, ...(startGlobals ? { startGlobals } : {}) };
}

/** A child's own Start has its own values; otherwise every variable that ticks may change has the one it had before. */
function globalsToStart({ globals, startGlobals }: World, stages: World["stages"]): World["startGlobals"] {
  const started = Object.values(stages).filter(hasStart);
  if (started.length === 0 || !started.every(({ startFollowsEdits }) => startFollowsEdits)) return startGlobals;
  const unknown = Object.values(globals).filter(
    ({ id }) => id !== CURRENT_STAGE && own(startGlobals ?? {}, id) === undefined,
  );
  if (unknown.length === 0) return startGlobals;
  return { ...Object.fromEntries(unknown.map(({ id, value }) => [id, value])), ...startGlobals };
}

/** The document after an edit, which automatic Starts take on. */
export function withEditAtStart(before: WorldDocument, after: WorldDocument): WorldDocument {
  if (before.world === after.world) return after;
  const changed = Object.values(after.world.stages).flatMap((stage): [Id, Stage][] => {
    const old = own(before.world.stages, stage.id);
    const followed = old && followedStart(old, stage);
    return followed && followed !== stage.startActors ? [[stage.id, { ...stage, startActors: followed }]] : [];
  });
  return withGlobalsAtStart(before, withStages(after, withEntries(after.world.stages, new Map(changed))));
}

/** Undefined if there is nothing to follow: no automatic Start, or one that the edit itself has changed. */
function followedStart(old: Stage, { actors, startActors, startFollowsEdits }: Stage): Actors | undefined {
  if (!startFollowsEdits || !startActors || startActors !== old.startActors || actors === old.actors) return undefined;
  const edits = new Map<Id, Actor | undefined>();
  for (const id of mapEntries(old.actors).ids) if (own(actors, id) === undefined) edits.set(id, undefined);
  const { ids, values } = mapEntries(actors);
  ids.forEach((id, at) => {
    const [was, is] = [own(old.actors, id), values[at]];
    if (is === undefined || was === is) return;
    const atStart = own(startActors, id);
    if (!was) edits.set(id, is);
    else if (atStart) edits.set(id, edited(atStart, was, is));
  });
  const known = [...edits].filter(([id, actor]) => actor !== undefined || own(startActors, id) !== undefined);
  return withEntries(startActors, new Map(known));
}

/** An actor with the fields that an edit has changed. */
function edited(atStart: Actor, was: Actor, is: Actor): Actor {
  const { variableValues, ...fields } = is;
  const changed = Object.entries(fields).filter(([name, value]) => value !== was[name as keyof typeof fields]);
  return {
    ...atStart,
    ...Object.fromEntries(changed),
    variableValues: editedValues(atStart.variableValues, was.variableValues, variableValues),
  };
}

function editedValues(atStart: MapOf<string>, was: MapOf<string>, is: MapOf<string>): MapOf<string> {
  const ids = new Set([...Object.keys(was), ...Object.keys(is)]);
  const changed = [...ids].filter((id) => own(was, id) !== own(is, id));
  return withEntries(atStart, new Map(changed.map((id) => [id, own(is, id)])));
}

/** The value that a child gives to a variable of the world is also the one the game begins with. */
function withGlobalsAtStart(before: WorldDocument, after: WorldDocument): WorldDocument {
  const { globals, startGlobals, stages } = after.world;
  const isUntouched = globals === before.world.globals || startGlobals !== before.world.startGlobals;
  if (
    !startGlobals ||
    isUntouched ||
    !Object.values(stages)
      .filter(hasStart)
      .every((one) => one.startFollowsEdits)
  )
    return after;
  const given = Object.values(globals).filter(
    ({ id, value }) => own(startGlobals, id) !== undefined && own(before.world.globals, id)?.value !== value,
  );
  const followed = withEntries(startGlobals, new Map(given.map(({ id, value }) => [id, value])));
  return followed === startGlobals ? after : { ...after, world: { ...after.world, startGlobals: followed } };
}
