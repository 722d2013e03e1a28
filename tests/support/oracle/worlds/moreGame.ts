/** What a random game needs for the laws of rules that say more: kinds, ground, sounds, other names, Starts and a count of ticks. */
import type { Actor, Character, Id, Kind, Sound, Stage, World } from "../../../../src/engine/index.ts";
import type { Dice } from "./Dice.ts";

const KINDS: readonly Omit<Kind, "name">[] = [
  { id: "k1", characters: ["c1", "c2"] },
  { id: "k2", characters: ["c1"], except: true },
  { id: "k3", characters: ["gone", "c3", "c4"] },
  { id: "k4", characters: [] },
];
/** One more than a game may have. */
const MANY_KINDS = 51;
const SOUNDS = 10;

/** A character of which some variables and looks have other ids than those of the same name elsewhere; or one that is ground. */
export function moreCharacter(dice: Dice, character: Character): Character {
  const { v1, ...others } = character.variables;
  const renamed = v1 && dice.chance(50) ? { ...others, w1: { ...v1, id: "w1" } } : character.variables;
  const { appearances, appearanceInfo } = character.spritesheet;
  const looks = dice.pick([
    appearances,
    { a1: [""], b2: [""], a3: [""] },
    { a1: [""], b2: [""], a3: [""] },
    { a1: [""], a2: [""] },
  ]);
  const { a2, ...infos } = appearanceInfo;
  const info = a2 ? { ...infos, a2, b2: a2 } : infos;
  const names = { a1: "One", a2: "Two", b2: "Two", a3: dice.pick(["Three", "One"]) };
  const isGround = character.id === "c4" ? dice.chance(50) : dice.chance(10);
  return {
    ...character,
    variables: renamed,
    spritesheet: { appearances: looks, appearanceInfo: only(looks, info), appearanceNames: only(looks, names) },
    ...(isGround ? { ground: true } : {}),
  };
}

/** A stage with a Start of its own, and actors who say something. */
export function moreStage(dice: Dice, stage: Stage): Stage {
  const actors = mapped(stage.actors, (actor) => talking(dice, actor));
  const begun = mapped(actors, (actor) => ({ ...actor, position: { x: 0, y: dice.between(0, stage.height - 1) } }));
  const { [Object.keys(begun)[0] ?? ""]: first, ...rest } = begun;
  const extra = first ? { [`${stage.id}-new`]: { ...first, id: `${stage.id}-new` } } : {};
  return dice.chance(50) ? { ...stage, actors, startActors: { ...rest, ...extra } } : { ...stage, actors };
}

/** Another stage that has actors with the ids of the first one. */
export function stageOfTwins(stage: Stage, twins: Stage): Stage {
  const actors = Object.values(stage.actors).map((actor, n) => ({
    ...actor,
    id: Object.keys(twins.actors)[n] ?? actor.id,
  }));
  return { ...stage, actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])) };
}

export function moreWorld(dice: Dice): Partial<World> {
  const fillers = Array.from({ length: MANY_KINDS - KINDS.length }, (_, n) => ({ id: `f${n}`, characters: ["c1"] }));
  const listed = dice.chance(10) ? [...fillers, { id: "k60", characters: ["c1"] }, ...KINDS] : KINDS;
  const sounds = Array.from({ length: SOUNDS }, (_, n): Sound => ({ id: `s${n}`, name: `Sound ${n}` }));
  const ticks = dice.pick([undefined, undefined, 0, 1, 3, 998, -5, Number.NaN]);
  const ticked = dice.pick([undefined, "one", "one", "two", "nowhere"]);
  return {
    kinds: Object.fromEntries(listed.map((kind) => [kind.id, { ...kind, name: kind.id }])),
    sounds: Object.fromEntries(sounds.map((sound) => [sound.id, sound])),
    ...(ticks === undefined ? {} : { ticks }),
    ...(ticked === undefined ? {} : { ticked }),
    ...(dice.chance(50) ? { settle: true } : {}),
  };
}

/** The entries of those looks. */
function only<Value>(looks: object, entries: Readonly<Record<Id, Value>>): Record<Id, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([id]) => Object.hasOwn(looks, id)));
}

function talking(dice: Dice, actor: Actor): Actor {
  return dice.chance(10) ? { ...actor, saying: { text: "Hello!", ticks: dice.between(1, 3) } } : actor;
}

function mapped(actors: Readonly<Record<Id, Actor>>, change: (actor: Actor) => Actor): Record<Id, Actor> {
  return Object.fromEntries(Object.entries(actors).map(([id, actor]) => [id, change(actor)]));
}
