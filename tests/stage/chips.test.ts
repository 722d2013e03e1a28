/** The values of variables shown over actors whose appearance asks for it. */
import { describe, expect, it } from "vitest";
import type { AppearanceInfo, Character } from "../../src/engine/index.ts";
import { chipRows, chipsAbove, headOf, showAny, shownValues } from "../../src/stage/actors/chips/chips.ts";
import { ViewActors } from "../../src/stage/actors/ViewActors.ts";
import { actorOf, characterNamed, gameOf, STAGE } from "../support/testGame.ts";

const TALL: AppearanceInfo = { anchor: { x: 0, y: 2 }, width: 2, height: 3, filled: { "0,0": true } };

function heroShowing(showVariables: boolean, ...ids: string[]): Character {
  const hero = characterNamed("Hero");
  const visibleVariables = Object.fromEntries(ids.map((id) => [id, true]));
  return {
    ...hero,
    variables: {
      life: { id: "life", name: "Life", defaultValue: "3" },
      coins: { id: "coins", name: "Coins", defaultValue: "0" },
    },
    spritesheet: {
      ...hero.spritesheet,
      appearanceInfo: { "hero-idle": { ...TALL, variableOverlay: { showVariables, visibleVariables } } },
    },
  };
}

describe("an actor shows", () => {
  const actor = actorOf("hero", "h", 1, 1, { variableValues: { coins: "7" } });

  it.each([
    [
      "the values its look says, its own or the character's, in the order of the variables",
      ["3", "7"],
      ["coins", "life"],
    ],
    ["only those that were chosen", ["7"], ["coins"]],
    ["nothing of a variable that is gone", [], ["gone"]],
  ])("%s", (_, values, ids) => {
    expect(shownValues(actor, heroShowing(true, ...ids))).toEqual(values);
  });

  it("nothing where showing is off, where its look is another one, and where its character is gone", () => {
    expect(shownValues(actor, heroShowing(false, "coins"))).toEqual([]);
    expect(shownValues({ ...actor, appearance: "hero-happy" }, heroShowing(true, "coins"))).toEqual([]);
    expect(shownValues(actor, undefined)).toEqual([]);
    expect([showAny({ hero: heroShowing(true) }), showAny({ hero: heroShowing(false) })]).toEqual([true, false]);
  });
});

describe("a value that changes", () => {
  const shown = (character: Character) => {
    const actors = [actorOf("hero", "h", 1, 1)];
    const document = gameOf([character], actors);
    const standing = new ViewActors();
    const stage = document.world.stages[STAGE];
    if (!stage) throw new Error("There is no stage.");
    standing.showStage(stage, document.characters);
    return { standing, stage };
  };
  const richer = actorOf("hero", "h", 1, 1, { variableValues: { coins: "8" } });

  it("has its actor drawn again", () => {
    const { standing } = shown(heroShowing(true, "coins"));
    expect(standing.apply({ changed: [richer], deleted: [] }).changed).toEqual([richer]);
  });

  it("costs nothing where no value is shown", () => {
    const { standing } = shown(heroShowing(false, "coins"));
    expect(standing.apply({ changed: [richer], deleted: [] }).changed).toEqual([]);
  });

  it("of the character has all its actors drawn again", () => {
    const { standing, stage } = shown(heroShowing(true, "coins"));
    const hero = heroShowing(true, "coins");
    const richly = { ...hero, variables: { coins: { id: "coins", name: "Coins", defaultValue: "9" } } };
    expect(standing.showStage(stage, { hero: richly }).changed).toHaveLength(1);
  });
});

describe("chips lie", () => {
  it("in rows of two, each in the middle", () => {
    const { places, size } = chipRows([20, 30, 17].map((width) => ({ width, height: 17 })));
    expect(places).toEqual([
      { x: 0, y: 0 },
      { x: 22, y: 0 },
      { x: 18, y: 19 },
    ]);
    expect(size).toEqual({ width: 52, height: 38 });
  });

  it.each([
    ["0", { x: 20, y: -100 }],
    ["90", { x: 40, y: -20 }],
    ["180", { x: -20, y: -20 }],
    ["270", { x: -40, y: -60 }],
    ["flip-x", { x: -20, y: -100 }],
    ["flip-y", { x: 20, y: -20 }],
  ] as const)("over the upper side of a picture turned by %s", (transform, head) => {
    expect(headOf(TALL, transform)).toEqual(head);
  });

  it("on the stage, even over actors at its edge", () => {
    const size = { width: 50, height: 20 };
    const stage = { width: 400, height: 300 };
    expect(chipsAbove({ x: 100, y: 100 }, size, stage)).toEqual({ x: 75, y: 80 });
    expect(chipsAbove({ x: 10, y: 5 }, size, stage)).toEqual({ x: 0, y: 0 });
    expect(chipsAbove({ x: 395, y: 100 }, size, stage)).toEqual({ x: 350, y: 80 });
  });
});
