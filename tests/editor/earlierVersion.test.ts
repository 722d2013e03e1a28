/** Restoring an earlier version is one undo entry, whatever the two versions have in common. */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { randomWorld } from "../support/randomWorld.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { textOf } from "../support/undoRoundTrip.ts";

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);

type Random = (below: number) => number;

function game(seed: number): WorldDocument {
  return migrate(randomWorld(seed)).document;
}

/** Another version of the same game: maps and lists lose, gain and move entries at every depth. */
function reworked<T>(value: T, random: Random): T {
  if (Array.isArray(value)) return shaken(value, random).map((item) => reworked(item, random)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = shaken(Object.entries(value), random);
  return Object.fromEntries(entries.map(([key, field]) => [key, reworked(field, random)])) as T;
}

function shaken<T>(items: readonly T[], random: Random): T[] {
  const kept = items.filter(() => random(9) > 0);
  const moved = random(4) === 0 ? kept.splice(random(Math.max(kept.length, 1)), 1) : [];
  return kept.toSpliced(random(kept.length + 1), 0, ...moved);
}

function anotherVersion(document: WorldDocument, seed: number): WorldDocument {
  const random = seededRandom(seed);
  const { characters, world } = document;
  const stages = reworked(world.stages, random);
  return migrate({ ...document, characters: reworked(characters, random), world: { ...world, stages } }).document;
}

function expectWayBack(now: WorldDocument, earlier: WorldDocument): void {
  const test = new TestEditor({ document: now });
  test.editor.goBackTo(earlier);
  expect(textOf(test.state.document)).toBe(textOf(earlier));
  test.editor.undo();
  expect(textOf(test.state.document)).toBe(textOf(now));
  test.editor.redo();
  expect(textOf(test.state.document)).toBe(textOf(earlier));
  test.editor.undo();
  expect(textOf(test.state.document)).toBe(textOf(now));
}

describe("going back to an earlier version", () => {
  it.each(SEEDS)("is undone and redone exactly between two games that share nothing (seed %i)", (seed) => {
    expectWayBack(game(seed), game(seed + 1000));
  });

  it.each(SEEDS)(
    "is undone and redone exactly between versions with other rules, actors and stages (seed %i)",
    (seed) => {
      const now = game(seed);
      const earlier = anotherVersion(now, seed);
      expectWayBack(now, earlier);
      expectWayBack(earlier, now);
    },
  );
});
