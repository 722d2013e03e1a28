/** What a child puts down on the stage squashes for a moment, and who is picked stretches. */
import { describe, expect, it } from "vitest";
import { type Actor, type Characters, newCharacter, newStage, type Stage } from "../../src/engine/index.ts";
import { BOUNCES_MAX, Bounces, type Squash, squashAt } from "../../src/stage/actors/Bounces.ts";
import { ViewActors } from "../../src/stage/actors/ViewActors.ts";

const CHARACTERS: Characters = { one: newCharacter("one") };

const actor = (id: string, x: number): Actor => ({
  id,
  characterId: "one",
  appearance: "a",
  position: { x, y: 2 },
  variableValues: {},
});

function stageOf(...actors: Actor[]): Stage {
  return { ...newStage("s", 0), actors: Object.fromEntries(actors.map((one) => [one.id, one])) };
}

describe("an edit", () => {
  it("puts down who is new and who has moved, and nobody when the stage is first shown", () => {
    const view = new ViewActors();
    expect(view.showStage(stageOf(actor("a", 1), actor("b", 1)), CHARACTERS).landed).toEqual([]);
    const landed = view.showStage(stageOf(actor("a", 1), actor("b", 5), actor("c", 6)), CHARACTERS).landed ?? [];
    expect(landed.map(({ actor: { id }, cause }) => [id, cause])).toEqual([
      ["b", "moved"],
      ["c", "stamped"],
    ]);
  });
});

describe("a bounce", () => {
  const squashes = (bounces: Bounces, now: number) => {
    const drawn: [string, Squash][] = [];
    const goesOn = bounces.advance(now, ({ id }, squash) => drawn.push([id, squash]));
    return { drawn, goesOn };
  };

  it("is flat in the middle, and ends at the actor's own size", () => {
    const bounces = new Bounces();
    bounces.begin([{ actor: actor("a", 1), cause: "moved" }], 1000);
    const middle = squashes(bounces, 1080);
    expect(middle.goesOn).toBe(true);
    expect(middle.drawn).toEqual([["a", { wide: expect.closeTo(1.08), high: expect.closeTo(0.9) }]]);
    expect(squashes(bounces, 1160)).toEqual({ drawn: [["a", { wide: 1, high: 1 }]], goesOn: false });
    expect(squashes(bounces, 1200)).toEqual({ drawn: [], goesOn: false });
  });

  it("of a stamp comes down large", () => {
    expect(squashAt(0, "stamped").wide).toBeGreaterThan(1.1);
    expect(squashAt(0, "moved")).toEqual({ wide: 1, high: 1 });
    expect(squashAt(0.7, "stamped").high).toBeLessThan(1);
  });

  it("of who is picked is tall in the middle", () => {
    expect(squashAt(0.5, "picked")).toEqual({ wide: expect.closeTo(0.94), high: expect.closeTo(1.12) });
    expect([squashAt(0, "picked"), squashAt(1, "picked")]).toEqual([
      { wide: 1, high: 1 },
      { wide: 1, high: 1 },
    ]);
  });

  it("of a crowd is not shown, because nobody puts a crowd down by hand", () => {
    const bounces = new Bounces();
    const crowd = Array.from({ length: BOUNCES_MAX + 1 }, (_, n) => ({
      actor: actor(`a${n}`, n),
      cause: "stamped" as const,
    }));
    bounces.begin(crowd, 0);
    expect(squashes(bounces, 10)).toEqual({ drawn: [], goesOn: false });
    const view = new ViewActors();
    view.showStage(stageOf(), CHARACTERS);
    const many = Array.from({ length: 500 }, (_, n) => actor(`a${n}`, n % 20));
    expect(view.showStage(stageOf(...many), CHARACTERS).landed).toHaveLength(BOUNCES_MAX + 1);
  });
});
