import { describe, expect, it } from "vitest";
import { withEntries } from "../../src/editor/state/mapEdits.ts";
import {
  type Actor,
  type Characters,
  fillsSquare,
  newCharacter,
  newStage,
  type Point,
  type Stage,
} from "../../src/engine/index.ts";
import { ViewActors } from "../../src/stage/actors/ViewActors.ts";
import { seededRandom } from "../support/seededRandom.ts";

const PLAIN = newCharacter("tall");
const TALL = {
  ...PLAIN,
  spritesheet: {
    ...PLAIN.spritesheet,
    appearanceInfo: {
      a: { anchor: { x: 0, y: 1 }, width: 1, height: 2, filled: { "0,0": true, "0,1": true } as const },
    },
  },
};
const CHARACTERS: Characters = { one: newCharacter("one"), tall: TALL };

const actor = (id: string, x: number, y: number, more: Partial<Actor> = {}): Actor => ({
  id,
  characterId: "one",
  appearance: "a",
  position: { x, y },
  variableValues: {},
  ...more,
});

function stageOf(...actors: Actor[]): Stage {
  return { ...newStage("s", 0), actors: Object.fromEntries(actors.map((one) => [one.id, one])) };
}

function standing(...actors: Actor[]): ViewActors {
  const shown = new ViewActors();
  shown.showStage(stageOf(...actors), CHARACTERS);
  return shown;
}

const square = (x: number, y: number): Point => ({ x, y });

describe("a hand on a square", () => {
  it("hits the topmost actor", () => {
    expect(standing(actor("a", 2, 2), actor("b", 2, 2)).topmostAt(square(2, 2))).toBe("b");
  });

  it("hits nobody on an empty square", () => {
    expect(standing(actor("a", 2, 2)).topmostAt(square(3, 2))).toBeNull();
  });

  it("hits every filled square of a larger picture, turned as it is", () => {
    const tall = standing(actor("t", 5, 5, { characterId: "tall", transform: "90" }));
    expect(tall.topmostAt(square(6, 5))).toBe("t");
    expect(tall.topmostAt(square(5, 4))).toBeNull();
  });

  it("follows an actor through a tick", () => {
    const shown = standing(actor("a", 2, 2));
    shown.apply({ changed: [actor("a", 3, 2)], deleted: [] });
    expect(shown.topmostAt(square(2, 2))).toBeNull();
    expect(shown.topmostAt(square(3, 2))).toBe("a");
  });

  it("finds a created actor on top, and a deleted one no more", () => {
    const shown = standing(actor("a", 2, 2));
    shown.apply({ changed: [actor("new", 2, 2)], deleted: [] });
    expect(shown.topmostAt(square(2, 2))).toBe("new");
    shown.apply({ changed: [], deleted: ["new"] });
    expect(shown.topmostAt(square(2, 2))).toBe("a");
  });

  it("knows the order that a step back brings", () => {
    const shown = standing(actor("b", 2, 2));
    shown.apply({ changed: [actor("a", 2, 2)], deleted: [], order: ["a", "b"] });
    expect(shown.topmostAt(square(2, 2))).toBe("b");
  });
});

describe("who is drawn above whom", () => {
  const LOW = { ...newCharacter("low"), layer: -5 };
  const layered: Characters = {
    one: newCharacter("one"),
    high: { ...newCharacter("high"), layer: 2 },
    low: LOW,
    ground: { ...newCharacter("ground"), ground: true, layer: 5 },
  };
  const pile = stageOf(
    actor("h", 2, 2, { characterId: "high" }),
    actor("o", 2, 2),
    actor("g", 2, 2, { characterId: "ground" }),
    actor("l", 2, 2, { characterId: "low" }),
    actor("p", 2, 2),
  );

  it("a hand takes the highest layer first, then the later ones of the stage, and ground last", () => {
    const shown = new ViewActors();
    shown.showStage(pile, layered);
    expect(shown.topmostAt(square(2, 2))).toBe("h");
    expect(shown.allAt(square(2, 2)).map(({ id }) => id)).toEqual(["h", "p", "o", "l", "g"]);
  });

  it("a new layer has the actors of its character drawn again", () => {
    const shown = new ViewActors();
    shown.showStage(pile, layered);
    const lifted: Characters = { ...layered, low: { ...LOW, layer: 3 } };
    expect(shown.showStage(pile, lifted).changed.map(({ id }) => id)).toEqual(["l"]);
    expect(shown.topmostAt(square(2, 2))).toBe("l");
  });
});

describe("a stage shown again", () => {
  it("has nothing to draw when only values changed", () => {
    const shown = standing(actor("a", 2, 2));
    const changes = shown.showStage(stageOf(actor("a", 2, 2, { variableValues: { v: "1" } })), CHARACTERS);
    expect(changes).toEqual({ changed: [], gone: [], order: null, landed: [] });
    expect(shown.get("a")?.variableValues).toEqual({ v: "1" });
  });

  it("draws who moved, turned or came, and takes away who left", () => {
    const shown = standing(actor("a", 0, 0), actor("b", 1, 0), actor("c", 2, 0));
    const moved = actor("a", 0, 1);
    const turned = actor("b", 1, 0, { transform: "90" });
    const come = actor("d", 3, 0);
    const changes = shown.showStage(stageOf(moved, turned, come), CHARACTERS);
    expect(changes).toMatchObject({ changed: [moved, turned, come], gone: ["c"], order: null });
  });

  it("tells the order when it is another one", () => {
    const shown = standing(actor("a", 0, 0), actor("b", 1, 0));
    expect(shown.showStage(stageOf(actor("b", 1, 0), actor("a", 0, 0)), CHARACTERS).order).toEqual(["b", "a"]);
  });

  it("draws the actors of a character with a new picture", () => {
    const shown = standing(actor("a", 0, 0), actor("t", 5, 5, { characterId: "tall" }));
    const redrawn = { ...CHARACTERS, tall: { ...TALL, spritesheet: { ...TALL.spritesheet } } };
    const stage = stageOf(actor("a", 0, 0), actor("t", 5, 5, { characterId: "tall" }));
    expect(shown.showStage(stage, redrawn).changed.map(({ id }) => id)).toEqual(["t"]);
  });

  it("draws everybody on another stage", () => {
    const shown = standing(actor("a", 0, 0));
    expect(shown.showStage({ ...stageOf(actor("a", 0, 0)), id: "other" }, CHARACTERS).changed).toHaveLength(1);
  });
});

describe("edits one after the other, ticks and undo between them", () => {
  const SIDE = 6;
  const TRANSFORMS = ["0", "90", "180", "270", "flip-x", "flip-y"] as const;

  /** The stage after one more random change. */
  function next(stage: Stage, below: (limit: number) => number): Stage {
    const made = (id: string) =>
      actor(id, below(SIDE + 2) - 1, below(SIDE + 2) - 1, {
        characterId: below(2) ? "tall" : "one",
        transform: TRANSFORMS[below(TRANSFORMS.length)] ?? "0",
      });
    const ids = Array.from({ length: 1 + below(3) }, () => `a${below(12)}`);
    const others = new Map(ids.map((id) => [id, below(8) === 0 ? undefined : made(id)]));
    return { ...stage, actors: withEntries(stage.actors, others) };
  }

  it.each([1, 2, 3, 4, 5])("leave a view with those who are there (seed %i)", (seed) => {
    const below = seededRandom(seed);
    const shown = new ViewActors();
    let stages: Stage[] = [{ ...stageOf(), width: SIDE, height: SIDE }];
    for (let turn = 0; turn < 120; turn += 1) {
      const stage = next(stages.at(-1) ?? stageOf(), below);
      // Undo shows an earlier stage.
      stages = below(5) === 0 ? stages.slice(0, -1) : [...stages, stage];
      if (stages.length === 0) stages = [stage];
      const now = stages.at(-1) ?? stage;
      const [ticked] = Object.values(now.actors);
      if (below(4) === 0 && ticked) shown.apply({ changed: [{ ...ticked, position: square(0, 0) }], deleted: [] });
      // Several edits may happen between two frames.
      if (below(3) === 0) continue;
      const before = new Map([...shown.all()].map((one) => [one.id, one]));
      const { changed, gone } = shown.showStage(now, CHARACTERS);
      expect([...shown.all()]).toEqual(Object.values(now.actors));
      for (const one of Object.values(now.actors)) {
        const isDrawn = changed.includes(one);
        if (!isDrawn) expect(before.get(one.id)).toEqual(one);
      }
      expect([...gone].sort()).toEqual([...before.keys()].filter((id) => !now.actors[id]).sort());
      for (let y = 0; y < SIDE; y += 1)
        for (let x = 0; x < SIDE; x += 1) {
          const fills = fillsSquare(CHARACTERS, now, square(x, y));
          expect(shown.topmostAt(square(x, y))).toBe(Object.values(now.actors).findLast(fills)?.id ?? null);
        }
    }
  });
});
