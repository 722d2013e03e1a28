import type {
  Actor,
  AppearanceInfo,
  Character,
  Globals,
  Stage,
  TickInput,
  WorldDocument,
} from "../../../../src/engine/index.ts";
import { newDocument, newStage, TRANSFORMS } from "../../../../src/engine/index.ts";
import { Dice } from "./Dice.ts";
import { MoreRules } from "./MoreRules.ts";
import { moreCharacter, moreStage, moreWorld, stageOfTwins } from "./moreGame.ts";
import { RandomRules } from "./RandomRules.ts";

const VALUES = ["0", "1", "2", "3", "red", "redder", "1.5", "-1"];
const CHARACTERS = ["c1", "c1", "c1", "c2", "c2", "c2", "c3", "c3", "c4"];
const LOOKS = ["a1", "a1", "a1", "a1", "a2", "a2", "a3", "lost"];

/** Whether the game of a seed uses the laws of rules that say more; the others keep to the older ones. */
export function hasLaterLaws(seed: number): boolean {
  return seed % 2 !== 0;
}

/**
 * A random game that exercises all laws of the engine, in every second seed only the older ones. Its rules are copied from squares of the
 * stage itself, so that many match.
 */
export function randomGame(seed: number): WorldDocument {
  const dice = new Dice(seed);
  const more = hasLaterLaws(seed) ? new MoreRules(dice) : undefined;
  const empty = newDocument("Random", () => "one");
  const stage = plainOr(more, randomStage(dice, "one", 0, more && dice.chance(15)), (plain) => moreStage(dice, plain));
  const bare = Object.fromEntries(
    ["c1", "c2", "c3", "c4"].map((id) => [
      id,
      plainOr(more, plainCharacter(dice, id), (plain) => moreCharacter(dice, plain)),
    ]),
  );
  const rules = new RandomRules(dice, stage, bare, more);
  const taught = ["c1", "c2", "c3"].map((id) => [id, { ...bare[id], rules: rules.tree(id) }] as [string, Character]);
  const two = plainOr(more, randomStage(dice, "two", 1, more && dice.chance(15)), (plain) => moreStage(dice, plain));
  const three = more && { three: moreStage(dice, stageOfTwins(randomStage(dice, "three", dice.between(0, 2)), stage)) };
  return {
    ...empty,
    characters: { ...bare, ...Object.fromEntries(taught) },
    world: {
      ...empty.world,
      stages: { one: stage, two, ...three },
      globals: {
        ...beginningOn(empty.world.globals, more ? dice.pick(["one", "one", "one", "two", "three"]) : "one"),
        g1: { id: "g1", name: "Points", value: dice.pick(VALUES) },
        g2: { id: "g2", name: "Color", value: dice.pick(VALUES) },
      },
      ...(more && moreWorld(dice)),
    },
  };
}

function beginningOn(globals: Globals, stageId: string): Globals {
  return Object.fromEntries(Object.entries(globals).map(([id, global]) => [id, { ...global, value: stageId }]));
}

function plainOr<Part>(more: MoreRules | undefined, plain: Part, extend: (plain: Part) => Part): Part {
  return more ? extend(plain) : plain;
}

/** Random input for one tick; clicks name actors that may exist. */
export function randomInput(dice: Dice): TickInput {
  const keys = dice.times(0, 2, () => dice.between(37, 40));
  const clicks = dice.times(0, 2, () => `${dice.pick(["one", "two", "made"])}-${dice.between(0, 9)}`);
  const pressed = dice.times(0, 2, () => dice.between(37, 40));
  return dice.chance(15) ? { keys, clicks, pressed } : { keys, clicks };
}

function randomStage(dice: Dice, id: string, order: number, isTiny = false): Stage {
  const size = isTiny
    ? { width: dice.between(1, 2), height: dice.between(1, 2) }
    : { width: dice.between(2, 7), height: dice.between(2, 6) };
  const edges = { wrapX: dice.chance(55), wrapY: dice.chance(55) };
  const actors: Actor[] = [];
  for (const n of Array.from({ length: dice.between(3, 10) }).keys()) {
    const beside = actors.at(-1)?.position;
    const somewhere = { x: dice.between(0, size.width - 1), y: dice.between(0, size.height - 1) };
    actors.push(randomActor(dice, `${id}-${n}`, beside && dice.chance(35) ? beside : somewhere));
  }
  const byId = Object.fromEntries(actors.map((actor) => [actor.id, actor]));
  return { ...newStage(id, order), ...size, ...edges, actors: byId };
}

function randomActor(dice: Dice, id: string, position: Actor["position"]): Actor {
  return {
    id,
    position,
    characterId: dice.chance(3) ? "gone" : dice.pick(CHARACTERS),
    appearance: dice.pick(LOOKS),
    variableValues: {
      ...(dice.chance(40) ? { v1: dice.pick(VALUES) } : {}),
      ...(dice.chance(30) ? { times: dice.pick(["0", "1", "2", "x", "3"]) } : {}),
    },
    ...(dice.chance(50) ? { transform: dice.pick(TRANSFORMS) } : {}),
  };
}

function plainCharacter(dice: Dice, id: string): Character {
  const appearances = { a1: [""], a2: [""], a3: [""] };
  return {
    id,
    name: id,
    spritesheet: {
      appearances,
      appearanceNames: {},
      appearanceInfo: {
        ...(dice.chance(50) ? { a1: info(1, 1, ["0,0"], 0, 0) } : {}),
        a2: largeInfo(dice),
        a3: largeInfo(dice),
      },
    },
    rules: [],
    variables: {
      v1: { id: "v1", name: "v1", defaultValue: dice.pick(VALUES) },
      v2: { id: "v2", name: "v2", defaultValue: dice.pick(VALUES) },
      times: { id: "times", name: "times", defaultValue: dice.pick(["1", "2", "3", "0.5"]) },
    },
  };
}

/** Up to three tiles in each direction; the anchor may be an empty tile. */
function largeInfo(dice: Dice): AppearanceInfo {
  const width = dice.pick([1, 2, 2, 3]);
  const height = dice.pick([1, 1, 2, width === 1 ? 2 : 1]);
  const tiles = Array.from({ length: width * height }, (_, n) => `${n % width},${Math.floor(n / width)}`);
  const filled = tiles.filter(() => dice.chance(80));
  const anchor = { x: dice.between(0, width - 1), y: dice.between(0, height - 1) };
  return info(width, height, filled.length > 0 ? filled : tiles, anchor.x, anchor.y);
}

function info(width: number, height: number, tiles: readonly string[], x: number, y: number): AppearanceInfo {
  return { width, height, anchor: { x, y }, filled: Object.fromEntries(tiles.map((tile) => [tile, true])) };
}
