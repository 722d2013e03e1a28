/** The world of the tutorial plays as its lessons say: nobody crosses without the whole bridge, and the race can be won and lost. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";

const FILE = new URL("../../assets/worlds/tutorial.json", import.meta.url);
const STAGE = "tutorial-stage";
const RIGHT = 39;

function world(): WorldDocument {
  return migrate(JSON.parse(readFileSync(FILE, "utf8")).data).document;
}

/** The world with ground in some squares of the gap. */
function withPieces(columns: readonly number[]): WorldDocument {
  const document = world();
  const stage = document.world.stages[STAGE];
  if (!stage) throw new Error("The stage is gone");
  const pieces = columns.map((x) => {
    const id = `piece-${x}`;
    const like = { characterId: "tutorial-ground", appearance: "tutorial-ground-grass", variableValues: {} };
    return [id, { id, position: { x, y: 9 }, ...like }] as const;
  });
  const actors = { ...stage.actors, ...Object.fromEntries(pieces) };
  return { ...document, world: { ...document.world, stages: { [STAGE]: { ...stage, actors } } } };
}

/** The column of Scout after every tick. */
function walk(document: WorldDocument, turns: number, keyAt: (turn: number) => number | null = () => RIGHT): number[] {
  let made = 0;
  const game = Simulation.load(document, { seed: 1, newId: () => `made${++made}` });
  let x = 1;
  return Array.from({ length: turns }, (_, turn) => {
    const key = keyAt(turn);
    const { changed, error } = game.tick({ keys: key === null ? [] : [key], clicks: [] });
    expect(error).toBeNull();
    x = changed.find(({ characterId }) => characterId === "tutorial-scout")?.position.x ?? x;
    return x;
  });
}

describe("the tutorial's world", () => {
  it.each([
    ["without a bridge", []],
    ["with four pieces from the left", [5, 6, 7, 8]],
    ["with four pieces from the right", [6, 7, 8, 9]],
    ["with a hole in the middle", [5, 6, 8, 9]],
  ])("%s lets nobody over, and brings everybody home", (_, columns) => {
    const way = walk(withPieces(columns), 300);
    expect(Math.max(...way)).toBeLessThan(10);
    expect(way.slice(20)).toContain(0);
  });

  it("with five pieces lets Scout over, as far as the rock", () => {
    expect(Math.max(...walk(withPieces([5, 6, 7, 8, 9]), 100))).toBe(10);
  });

  it("plays on for long, whatever is pressed", () => {
    const keys = [RIGHT, 37, null, 32];
    expect(walk(withPieces([5, 7, 9]), 2000, (turn) => keys[(turn * 7 + (turn >> 3)) % 4] ?? null)).toHaveLength(2000);
  });
});
