/** Who is meant by the id of a character or kind: README of src/engine, "Kinds". */
import type { Actor, Id, Kind } from "../../../src/engine/index.ts";
import { entryOf, type Scene } from "./Scene.ts";

const KINDS_MAX = 50;

/** Whether there is anybody of whom the id could be. */
export function isKnown(id: Id, scene: Scene): boolean {
  return id === "*" || entryOf(scene.characters, id) !== undefined || kindOf(id, scene) !== undefined;
}

export function isOf({ characterId }: Actor, id: Id, scene: Scene): boolean {
  const character = entryOf(scene.characters, characterId);
  if (!character) return false;
  const isGround = character.ground === true;
  if (id === "*") return !isGround;
  if (entryOf(scene.characters, id)) return characterId === id;
  const kind = kindOf(id, scene);
  if (!kind) return false;
  const isListed = kind.characters.includes(characterId);
  return kind.except === true ? !isListed && !isGround : isListed;
}

export function isGround({ characterId }: Actor, { characters }: Scene): boolean {
  return entryOf(characters, characterId)?.ground === true;
}

/** Whether a stage actor may be the one that is drawn. */
export function standsFor(actor: Actor, drawn: Actor, scene: Scene): boolean {
  const isOwn = actor.characterId === drawn.characterId;
  if (drawn.kind === undefined) return isOwn;
  return (isOwn && !excepts(drawn.kind, drawn.characterId, scene)) || isOf(actor, drawn.kind, scene);
}

function excepts(id: Id, characterId: Id, scene: Scene): boolean {
  if (id === "*" || entryOf(scene.characters, id)) return false;
  const kind = kindOf(id, scene);
  return kind?.except === true && kind.characters.includes(characterId);
}

function kindOf(id: Id, { world }: Scene): Kind | undefined {
  return Object.entries(world.kinds ?? {})
    .slice(0, KINDS_MAX)
    .find(([key]) => key === id)?.[1];
}

/** The id under which the paired character has a variable of the one that is drawn; undefined if it has none. */
export function variableIdFor(id: Id, actor: Actor, drawn: Actor | undefined, scene: Scene): Id | undefined {
  if (drawn?.kind === undefined) return id;
  const variables = entryOf(scene.characters, actor.characterId)?.variables ?? {};
  if (Object.hasOwn(variables, id)) return id;
  const name = entryOf(entryOf(scene.characters, drawn.characterId)?.variables, id)?.name;
  const found = name === undefined ? undefined : Object.entries(variables).find((entry) => entry[1].name === name)?.[0];
  scene.witness.saw(`a variable of the same name: ${found === undefined ? "none" : "found"}`);
  return found;
}

/** The id under which the paired character has a look of the one that is drawn; undefined if it has none. */
export function lookFor(id: Id, actor: Actor, drawn: Actor | undefined, scene: Scene): Id | undefined {
  if (drawn?.kind === undefined) return id;
  const sheet = entryOf(scene.characters, actor.characterId)?.spritesheet;
  if (Object.hasOwn(sheet?.appearances ?? {}, id)) return id;
  const own = entryOf(scene.characters, drawn.characterId)?.spritesheet;
  const name = entryOf(own?.appearances, id) && entryOf(own?.appearanceNames, id);
  const ids = name === undefined ? [] : Object.keys(sheet?.appearances ?? {});
  const found = ids.find((each) => entryOf(sheet?.appearanceNames, each) === name);
  scene.witness.saw(`a look of the same name: ${found === undefined ? "none" : "found"}`);
  return found;
}
