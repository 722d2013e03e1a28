import { describe, expect, it } from "vitest";
import { currentStage, type Stage } from "../../src/engine/index.ts";
import { between, seenOf } from "../../src/pictures/StagePainter.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

function stageWith(x: number, y: number, more: Partial<Stage> = {}): Stage {
  const stage = currentStage(gameOf([characterNamed("Hero")], [actorOf("hero", "h", x, y)]).world);
  if (!stage) throw new Error("The game has no stage.");
  return { ...stage, ...more };
}

const placeOf = ({ actors }: Stage) => actors.h?.position;

describe("between two turns", () => {
  it("somebody who walks is on the way", () => {
    expect(placeOf(between(stageWith(1, 2), stageWith(2, 2), 0.25))).toEqual({ x: 1.25, y: 2 });
  });

  it("somebody who jumps far is there at once, as in the game", () => {
    expect(placeOf(between(stageWith(1, 2), stageWith(9, 2), 0.25))).toEqual({ x: 9, y: 2 });
  });

  it("whoever is new is there, and the next level comes only with its turn", () => {
    const alone = { ...stageWith(1, 2), actors: {} };
    expect(placeOf(between(alone, stageWith(2, 2), 0.25))).toEqual({ x: 2, y: 2 });
    const first = stageWith(1, 2);
    expect(between(first, stageWith(5, 5, { id: "next" }), 0.5)).toBe(first);
  });
});

describe("what is seen of a stage", () => {
  it("is all of it without a camera", () => {
    expect(seenOf(stageWith(0, 0, { width: 100, height: 80 }))).toEqual({ x: 0, y: 0, width: 100, height: 80 });
  });

  it("is what is around whom the camera follows, and never beyond the edge", () => {
    const large = { width: 100, height: 80, camera: { follow: "hero" } };
    expect(seenOf(stageWith(50, 40, large))).toEqual({ x: 40.5, y: 34, width: 20, height: 13 });
    expect(seenOf(stageWith(0, 79, large))).toEqual({ x: 0, y: 67, width: 20, height: 13 });
  });
});
