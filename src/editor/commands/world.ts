import {
  CURRENT_STAGE,
  type GlobalVariable,
  HUD_MAX,
  type HudCorner,
  type Id,
  own,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { changeEntry, withEntry, withoutEntry } from "../state/mapEdits.ts";
import { cleanName } from "./names.ts";
import { withoutNamed } from "./ruleCleanup.ts";
import { globalNamed } from "./uses.ts";
import { cleanValue } from "./variables.ts";

/** An earlier version of the game, with the current undo steps and speed. */
export function asItWas({ world, undoStack, redoStack }: WorldDocument, earlier: WorldDocument): WorldDocument {
  const { speed: _speed, ...earlierWorld } = earlier.world;
  const speed = world.speed === undefined ? {} : { speed: world.speed };
  return { ...earlier, world: { ...earlierWorld, ...speed }, undoStack, redoStack };
}

/** An empty name becomes Untitled. */
export function renameWorld(document: WorldDocument, typed: string): WorldDocument {
  const { world } = document;
  const name = cleanName(typed, "Untitled");
  if (name === world.metadata.name) return document;
  return { ...document, world: { ...world, metadata: { ...world.metadata, name } } };
}

/** Switches settling on or off: with it, a blocked character moves in the same turn once there is room, like the cars of a train. */
export function setSettle(document: WorldDocument, settles: boolean): WorldDocument {
  const { settle = false, ...world } = document.world;
  if (settle === settles) return document;
  return { ...document, world: settles ? { ...world, settle: true } : world };
}

export function addGlobal(document: WorldDocument, id: Id): WorldDocument {
  const { globals } = document.world;
  return withWorld(document, { globals: withEntry(globals, id, { id, name: "Untitled", value: "0" }) });
}

/** Variables that hold a stage cannot be renamed. */
export function renameGlobal(document: WorldDocument, globalId: Id, typed: string): WorldDocument {
  return changeGlobal(document, globalId, (global) => {
    const name = hasFixedName(global) ? global.name : cleanName(typed, global.name);
    return name === global.name ? global : { ...global, name };
  });
}

export function setGlobal(document: WorldDocument, globalId: Id, typed: string): WorldDocument {
  return changeGlobal(document, globalId, (global) => {
    const value = cleanValue(typed);
    return value === global.value ? global : { ...global, value };
  });
}

/** Deletes a variable of the world, its saved Start, its place in a corner, and its uses in rules. Current Stage cannot be deleted. */
export function deleteGlobal(document: WorldDocument, globalId: Id): WorldDocument {
  const { globals, startGlobals, hud } = document.world;
  if (globalId === CURRENT_STAGE || !own(globals, globalId)) return document;
  const changed = withWorld(document, {
    globals: withoutEntry(globals, globalId),
    ...(startGlobals ? { startGlobals: withoutEntry(startGlobals, globalId) } : {}),
    ...(hud ? { hud: hud.filter((entry) => entry.globalId !== globalId) } : {}),
  });
  return { ...changed, characters: withoutNamed(changed.characters, globalNamed(globalId)) };
}

/** Shows a variable of the world in a corner of the stage, or no longer. A full stage shows no more. */
export function setShownOnStage(document: WorldDocument, globalId: Id, isShown: boolean): WorldDocument {
  const { globals, hud = [] } = document.world;
  const wasShown = hud.some((entry) => entry.globalId === globalId);
  if (isShown === wasShown || !own(globals, globalId)) return document;
  if (!isShown) return withWorld(document, { hud: hud.filter((entry) => entry.globalId !== globalId) });
  return hud.length < HUD_MAX ? withWorld(document, { hud: [...hud, { globalId, corner: "top-left" }] }) : document;
}

/** Moves a variable that is shown on the stage to another corner. */
export function setCorner(document: WorldDocument, globalId: Id, corner: HudCorner): WorldDocument {
  const { hud = [] } = document.world;
  if (!hud.some((entry) => entry.globalId === globalId && entry.corner !== corner)) return document;
  return withWorld(document, {
    hud: hud.map((entry) => (entry.globalId === globalId ? { ...entry, corner } : entry)),
  });
}

function hasFixedName({ id, type }: GlobalVariable): boolean {
  return id === CURRENT_STAGE || type === "stage";
}

type GlobalChange = (global: GlobalVariable) => GlobalVariable;

function changeGlobal(document: WorldDocument, globalId: Id, change: GlobalChange): WorldDocument {
  const globals = changeEntry(document.world.globals, globalId, change);
  return globals === document.world.globals ? document : withWorld(document, { globals });
}

function withWorld(document: WorldDocument, change: Partial<World>): WorldDocument {
  return { ...document, world: { ...document.world, ...change } };
}
