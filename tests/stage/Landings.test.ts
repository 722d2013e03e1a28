/** What a child puts down on the stage squashes for a moment. */
import { describe, expect, it } from "vitest";
import { type Actor, type Characters, newCharacter, newStage, type Stage } from "../../src/engine/index.ts";
import { LANDINGS_MAX, Landings, type Squash, squashAt } from "../../src/stage/actors/Landings.ts";
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
    expect(landed.map(({ actor: { id }, isNew }) => [id, isNew])).toEqual([
      ["b", false],
      ["c", true],
    ]);
  });
});

describe("a landing", () => {
  const squashes = (landings: Landings, now: number) => {
    const drawn: [string, Squash][] = [];
    const goesOn = landings.advance(now, ({ id }, squash) => drawn.push([id, squash]));
    return { drawn, goesOn };
  };

  it("is flat in the middle, and ends at the actor's own size", () => {
    const landings = new Landings();
    landings.land([{ actor: actor("a", 1), isNew: false }], 1000);
    const middle = squashes(landings, 1080);
    expect(middle.goesOn).toBe(true);
    expect(middle.drawn).toEqual([["a", { wide: expect.closeTo(1.08), high: expect.closeTo(0.9) }]]);
    expect(squashes(landings, 1160)).toEqual({ drawn: [["a", { wide: 1, high: 1 }]], goesOn: false });
    expect(squashes(landings, 1200)).toEqual({ drawn: [], goesOn: false });
  });

  it("of a stamp comes down large", () => {
    expect(squashAt(0, true).wide).toBeGreaterThan(1.1);
    expect(squashAt(0, false)).toEqual({ wide: 1, high: 1 });
    expect(squashAt(0.7, true).high).toBeLessThan(1);
  });

  it("of a crowd is not shown, because nobody puts a crowd down by hand", () => {
    const landings = new Landings();
    const crowd = Array.from({ length: LANDINGS_MAX + 1 }, (_, n) => ({ actor: actor(`a${n}`, n), isNew: true }));
    landings.land(crowd, 0);
    expect(squashes(landings, 10)).toEqual({ drawn: [], goesOn: false });
    const view = new ViewActors();
    view.showStage(stageOf(), CHARACTERS);
    const many = Array.from({ length: 500 }, (_, n) => actor(`a${n}`, n % 20));
    expect(view.showStage(stageOf(...many), CHARACTERS).landed).toHaveLength(LANDINGS_MAX + 1);
  });
});
