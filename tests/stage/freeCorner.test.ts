import { expect, it } from "vitest";
import { newStage } from "../../src/engine/index.ts";
import { freeCorner } from "../../src/stage/overlay/freeCorner.ts";
import { actorOf, characterNamed } from "../support/testGame.ts";

const STAGE = newStage("s", 0);
const FACTS = {
  camera: { zoom: 1, left: 0, top: 0 },
  viewSize: { width: STAGE.width * 40, height: STAGE.height * 40 },
  stage: STAGE,
  hasMore: false,
  isZoomed: false,
  extent: null,
  opening: null,
};
const LABEL = { width: 190, height: 44 };
const BOTTOM = STAGE.height - 1;

function cornerFor(...actors: readonly ReturnType<typeof actorOf>[]): string {
  const heart = characterNamed("Heart");
  const characters = { heart, grass: { ...characterNamed("Grass"), ground: true } };
  const shown = { ...STAGE, actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])) };
  return freeCorner(FACTS, shown, characters, LABEL);
}

it("a label over the stage moves to the bottom where it would cover somebody at the top", () => {
  expect(cornerFor()).toBe("top");
  expect(cornerFor(actorOf("heart", "h", 1, 0))).toBe("bottom");
  expect(cornerFor(actorOf("heart", "h", 12, 0))).toBe("top");
});

it("it stays where as many are in the way at the bottom, and ground is in nobody's way", () => {
  expect(cornerFor(actorOf("heart", "h", 1, 0), actorOf("heart", "i", 2, BOTTOM))).toBe("top");
  expect(cornerFor(actorOf("heart", "h", 1, 0), actorOf("grass", "g", 2, BOTTOM))).toBe("bottom");
});
