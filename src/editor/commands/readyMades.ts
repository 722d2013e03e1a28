import {
  type Character,
  defaultAppearance,
  HUD_MAX,
  type Id,
  KINDS_MAX,
  type Kind,
  mapRules,
  type NewId,
  nodesIn,
  type RuleTree,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { migrate } from "../../migrate/migrate.ts";
import { addCharacter } from "./characters.ts";
import { castCharacter } from "./copyCharacter.ts";
import { FreshIds, type Recasting } from "./copyRules.ts";
import { addSound } from "./sounds.ts";

/** A character with rules as the library offers it: a small game that holds it and everything it needs. */
export interface ReadyMadeGame {
  readonly id: Id;
  readonly game: Readonly<Record<string, unknown>>;
  /** Characters of that game who come along only where nobody of their kind is there. */
  readonly standIns: readonly Id[];
}

export interface Added {
  readonly document: WorldDocument;
  readonly characterId: Id;
}

/**
 * Adds a character with its rules and whatever they need that the game does not have: characters, kinds, sounds and numbers. If the game has a
 * kind of the same name, its members are added to that. A new kind of players takes in every character that has key rules.
 */
export function addReadyMadeGame(document: WorldDocument, readyMade: ReadyMadeGame, newId: NewId): Added {
  const { document: brought } = migrate(readyMade.game);
  const kinds = Object.values(brought.world.kinds ?? {});
  const known = new Map(
    kinds.map((kind) => [kind.id, membersIn(document, kind, standInsOf(brought, readyMade, kind))]),
  );
  const standInFor = (id: Id) =>
    readyMade.standIns.includes(id) && kinds.find(({ characters }) => characters.includes(id));
  const ids = new FreshIds(newId);
  const there = new Map<Id, Id>();
  const cast: Character[] = [];
  for (const character of Object.values(brought.characters)) {
    const kind = standInFor(character.id);
    const [first] = (kind && known.get(kind.id)) || [];
    if (first === undefined) cast.push(character);
    else there.set(character.id, first);
  }
  const isCopied = (id: Id | undefined) => cast.some((character) => character.id === id);
  const parts = new Set(
    cast.flatMap(({ spritesheet, variables }) => [...Object.keys(spritesheet.appearances), ...Object.keys(variables)]),
  );
  const kindIds = new Map(kinds.map(({ id, name }) => [id, kindNamed(document.world, name)?.id ?? newId()]));
  const recasting: Recasting = {
    characterId: (id) => there.get(id) ?? kindIds.get(id) ?? (isCopied(id) ? ids.of(id) : id),
    part: (id) => (parts.has(id) ? ids.of(id) : id),
    isCopied,
  };
  const dressed = new Map([...there.values()].map((id) => [id, lookOf(document, id)]));
  const added = cast.reduce((changed, character) => {
    const copy = castCharacter(character, ids.of(character.id), newId, recasting);
    return addCharacter(changed, { ...copy, rules: dressedAs(copy.rules, dressed) });
  }, document);
  const withKinds = kinds.reduce((changed, kind) => {
    const members = kind.characters.filter(isCopied).map((id) => ids.of(id));
    return withKind(changed, {
      ...kind,
      id: kindIds.get(kind.id) ?? kind.id,
      characters: [...(known.get(kind.id) ?? []), ...members],
    });
  }, added);
  return { document: withWorldOf(withKinds, brought.world), characterId: ids.of(readyMade.id) };
}

/** What the library calls the kind of characters that players move with keys. */
const LED_BY_KEYS = "heroes";

/**
 * Those of the game who belong to a kind: its members if it is there, else all who are led by keys, if it is the kind of these. Without any of
 * them, those with the name of a stand-in.
 */
function membersIn(
  { characters, world }: WorldDocument,
  { id, name }: Kind,
  standIns: ReadonlySet<string>,
): readonly Id[] {
  const kind = kindNamed(world, name);
  const isMember = (one: Character) =>
    kind ? kind.characters.includes(one.id) : id === LED_BY_KEYS && waitsForKeys(one.rules);
  const all = Object.values(characters);
  const members = all.filter(isMember);
  return (members.length > 0 ? members : all.filter((one) => standIns.has(one.name))).map(({ id }) => id);
}

/** The names of the stand-ins of a kind. */
function standInsOf({ characters }: WorldDocument, { standIns }: ReadyMadeGame, kind: Kind): ReadonlySet<string> {
  const all = Object.values(characters).filter(({ id }) => standIns.includes(id) && kind.characters.includes(id));
  return new Set(all.map(({ name }) => name));
}

function waitsForKeys(rules: RuleTree): boolean {
  return nodesIn(rules).some((node) => node.type === "group-event" && node.event === "key");
}

function kindNamed({ kinds = {} }: Pick<World, "kinds">, name: string): Kind | undefined {
  return Object.values(kinds).find((kind) => kind.name === name && kind.except === undefined);
}

function lookOf({ characters }: WorldDocument, id: Id): Id {
  const character = characters[id];
  return (character && defaultAppearance(character)) ?? "";
}

/** The rules, with characters that the game already has shown in their default looks. */
function dressedAs(rules: RuleTree, looks: ReadonlyMap<Id, Id>): RuleTree {
  if (looks.size === 0) return rules;
  return mapRules(rules, (rule) => ({
    ...rule,
    actors: Object.fromEntries(
      Object.entries(rule.actors).map(([id, actor]) => [
        id,
        { ...actor, appearance: looks.get(actor.characterId) ?? actor.appearance },
      ]),
    ),
  }));
}

/** Adds a kind, or its members to the one that is there. */
function withKind(document: WorldDocument, kind: Kind): WorldDocument {
  const { kinds = {} } = document.world;
  const known = kinds[kind.id];
  if (!known && Object.keys(kinds).length >= KINDS_MAX) return document;
  const characters = [...new Set([...(known?.characters ?? []), ...kind.characters])];
  return {
    ...document,
    world: { ...document.world, kinds: { ...kinds, [kind.id]: { ...(known ?? kind), characters } } },
  };
}

/** The game with the sounds, numbers and pills that another one has besides. */
function withWorldOf(document: WorldDocument, { sounds = {}, globals, hud = [] }: World): WorldDocument {
  const withSounds = Object.values(sounds).reduce((changed, sound) => addSound(changed, sound, new Set()), document);
  const { world } = withSounds;
  const missing = Object.values(globals).filter(({ id }) => !Object.hasOwn(world.globals, id));
  if (missing.length === 0) return withSounds;
  const numbers = Object.fromEntries(missing.map((global) => [global.id, global]));
  const firsts = Object.fromEntries(missing.map(({ id, value }) => [id, value]));
  const pills = hud.filter(({ globalId }) => Object.hasOwn(numbers, globalId));
  return {
    ...withSounds,
    world: {
      ...world,
      globals: { ...world.globals, ...numbers },
      ...(world.startGlobals ? { startGlobals: { ...world.startGlobals, ...firsts } } : {}),
      ...(pills.length > 0 ? { hud: [...(world.hud ?? []), ...pills].slice(0, HUD_MAX) } : {}),
    },
  };
}
