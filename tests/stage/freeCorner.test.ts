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
const ROWS = [0, 1, 2, 3, 4];
const BOTTOM = STAGE.height - 1;

function cornerFor(...actors: readonly ReturnType<typeof actorOf>[]): string {
  const heart = characterNamed("Heart");
  const board = characterNamed("Board");
  const tall = {
    anchor: { x: 0, y: 0 },
    width: 1,
    height: 5,
    filled: Object.fromEntries(ROWS.map((y) => [`0,${y}`, true] as const)),
  };
  const spritesheet = { ...board.spritesheet, appearanceInfo: { "board-idle": tall } };
  const characters = { heart, board: { ...board, spritesheet }, grass: { ...characterNamed("Grass"), ground: true } };
  const shown = { ...STAGE, actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])) };
  return freeCorner(FACTS, shown, characters, LABEL);
}

it("a label over the stage moves to the corner where it covers nobody", () => {
  expect(cornerFor()).toBe("top-left");
  expect(cornerFor(actorOf("heart", "h", 1, 0))).toBe("bottom-left");
  expect(cornerFor(actorOf("heart", "h", 12, 0))).toBe("top-left");
  expect(cornerFor(actorOf("heart", "h", 1, 0), actorOf("heart", "i", 2, BOTTOM))).toBe("top-right");
});

it("it stays where somebody is in the way in all corners, and ground is in nobody's way", () => {
  const right = STAGE.width - 2;
  const all = [[1, 0] as const, [1, BOTTOM] as const, [right, 0] as const, [right, BOTTOM] as const];
  expect(cornerFor(...all.map(([x, y]) => actorOf("heart", `${x} ${y}`, x, y)))).toBe("top-left");
  expect(cornerFor(actorOf("heart", "h", 1, 0), actorOf("grass", "g", 2, BOTTOM))).toBe("bottom-left");
});

it("somebody who fills many squares is covered by a label on any of them", () => {
  expect(cornerFor(actorOf("board", "b", 0, BOTTOM - 4), actorOf("heart", "h", 1, 0))).toBe("top-right");
});
