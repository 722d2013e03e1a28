import {
  type Actor,
  type Character,
  newDocument,
  newStage,
  type TickInput,
  type WorldDocument,
} from "../../../src/engine/index.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import {
  BUMPER,
  CHASER,
  COUNTING_SAND,
  FLOOR,
  HERO,
  KIND_BUMPER,
  OTHERS,
  RICH,
  SAND,
  THINKER,
  WALKER,
  WALL,
} from "./characters.ts";
import { actorAt, KEY_RIGHT } from "./rules.ts";

export type WorkloadName = keyof typeof WORKLOADS;

export interface Workload {
  /** A world with this many actors. */
  readonly document: (count: number) => WorldDocument;
  readonly input: (tick: number) => TickInput;
}

const NOTHING_PRESSED: TickInput = { keys: [], clicks: [] };
const RIGHT_PRESSED: TickInput = { keys: [KEY_RIGHT], clicks: [] };

/** The worlds of the bench as documents, the same every time. */
export const WORKLOADS = {
  walkers: { document: walkers, input: () => NOTHING_PRESSED },
  sand: { document: (count) => sand(count, 2), input: () => NOTHING_PRESSED },
  settled: { document: (count) => sand(count, 1), input: () => NOTHING_PRESSED },
  rich: { document: rich, input: (tick) => (tick % 2 === 0 ? RIGHT_PRESSED : NOTHING_PRESSED) },
  idle: { document: idle, input: () => NOTHING_PRESSED },
} satisfies Record<string, Workload>;

/** The same with rules that ask for more than the squares around their actor, and what they are compared with. */
export const ASKING = {
  settledWithCounts: { document: (count) => sand(count, 1, COUNTING_SAND), input: () => NOTHING_PRESSED },
  bumpers: { document: (count) => bumpers(count, BUMPER), input: () => NOTHING_PRESSED },
  bumpersOfKind: { document: (count) => bumpers(count, KIND_BUMPER), input: () => NOTHING_PRESSED },
  chasers: { document: chasers, input: () => NOTHING_PRESSED },
} satisfies Record<string, Workload>;

/** Walkers with 200 rules, of which nearly all wait for somebody who is not there. */
export const THINKERS: Workload = {
  document: (count) => {
    const { width, height } = { width: 50, height: 50 };
    return world({ width, height }, true, [THINKER, FLOOR], scattered(count, { width, height }, "thinker"));
  },
  input: () => NOTHING_PRESSED,
};

/** A third of the squares is occupied. */
function sizeFor(count: number): { width: number; height: number } {
  const width = count >= 10_000 ? 200 : count >= 1000 ? 60 : 20;
  return { width, height: Math.ceil((3 * count) / width) };
}

function walkers(count: number): WorldDocument {
  return world(sizeFor(count), true, [WALKER], scattered(count, sizeFor(count), "walker"));
}

function rich(count: number): WorldDocument {
  return world(sizeFor(count), true, [RICH], scattered(count, sizeFor(count), "rich"));
}

/** Sand over a floor, at random on one in `spacing` squares from the floor up; with 1 it lies at rest. */
function sand(count: number, spacing: number, character = SAND): WorldDocument {
  const { width, height } = sizeFor(count);
  const rows = (count * spacing) / width;
  const top = spacing === 1 ? height - rows : 0;
  const area = { width, height: Math.ceil(rows) };
  const grains = scattered(count, area, "sand").map((actor) => moved(actor, Math.ceil(top)));
  const floor = Array.from({ length: width }, (_, x) => actorAt(`floor-${x}`, "floor", x, height));
  return world({ width, height: height + 1 }, false, [character, FLOOR], [...grains, ...floor]);
}

/** Walkers who turn before others, with a kind of ten characters that some of them ask for. */
function bumpers(count: number, walker: Character): WorldDocument {
  const size = sizeFor(count);
  const document = world(size, true, [walker, ...OTHERS], scattered(count, size, "walker"));
  const kinds = { any: { id: "any", name: "Any", characters: ["walker", ...OTHERS.map(({ id }) => id)] } };
  return { ...document, world: { ...document.world, kinds } };
}

/** Chasers on 50 by 50 squares with walls on every fifth, and one walker to chase. */
function chasers(count: number): WorldDocument {
  const size = { width: 50, height: 50 };
  const squares = scattered(count + 1 + 500, size, "wall");
  const actors = squares.map((actor, n) => {
    if (n < count) return { ...actor, id: `chaser-${n}`, characterId: "chaser" };
    return n === count ? { ...actor, id: "goal", characterId: "walker" } : actor;
  });
  return world(size, false, [CHASER, WALKER, WALL], actors);
}

function moved(actor: Actor, down: number): Actor {
  return { ...actor, position: { x: actor.position.x, y: actor.position.y + down } };
}

/** Walls without rules, and ten heroes who stand on them. */
function idle(count: number): WorldDocument {
  const { width, height } = sizeFor(count);
  const walls = Array.from({ length: count }, (_, n) =>
    actorAt(`wall-${n}`, "wall", n % width, height - 1 - Math.floor(n / width)),
  );
  const top = height - 1 - Math.ceil(count / width);
  const heroes = Array.from({ length: 10 }, (_, n) => actorAt(`hero-${n}`, "hero", n * 2, top));
  return world({ width, height }, true, [WALL, HERO], [...walls, ...heroes]);
}

/** Actors on different squares of an area, in an order unrelated to their positions. */
function scattered(count: number, { width, height }: { width: number; height: number }, characterId: string): Actor[] {
  const below = seededRandom(count);
  const squares = Array.from({ length: width * height }, (_, n) => n);
  for (let last = squares.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [squares[last], squares[other]] = [squares[other] ?? 0, squares[last] ?? 0];
  }
  return squares.slice(0, count).map((square, n) => {
    const changes = { variableValues: { energy: String(below(6)) }, appearance: below(2) === 0 ? "idle" : "awake" };
    return actorAt(`${characterId}-${n}`, characterId, square % width, Math.floor(square / width), changes);
  });
}

function world(
  size: { width: number; height: number },
  wraps: boolean,
  characters: readonly Character[],
  actors: readonly Actor[],
): WorldDocument {
  const document = newDocument("Bench", () => "stage");
  const byId = Object.fromEntries(actors.map((actor) => [actor.id, actor]));
  const stage = { ...newStage("stage", 0), ...size, wrapX: wraps, wrapY: wraps, actors: byId };
  return {
    ...document,
    characters: Object.fromEntries(characters.map((character) => [character.id, character])),
    world: { ...document.world, stages: { stage } },
  };
}
