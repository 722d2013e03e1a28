import { expect, it } from "vitest";
import { type Characters, drawingLevels, inDrawingOrder, newCharacter } from "../../src/engine/index.ts";
import { actorOf } from "../support/testGame.ts";

const PLAIN = newCharacter("plain");
const LAYERED: Characters = {
  plain: PLAIN,
  high: { ...newCharacter("high"), layer: 5 },
  low: { ...newCharacter("low"), layer: -5 },
  ground: { ...newCharacter("ground"), ground: true },
  highGround: { ...newCharacter("highGround"), ground: true, layer: 5 },
};

it("ground is drawn below all, then by layer, then in stage order; those without a character are on layer 0", () => {
  const ids = ["high", "plain", "highGround", "gone", "ground", "low", "plain2"];
  const actors = ids.map((id) => actorOf(id.replace("2", ""), id, 0, 0));
  const drawn = inDrawingOrder(actors, LAYERED).map(({ id }) => id);
  expect(drawn).toEqual(["ground", "highGround", "low", "plain", "gone", "plain2", "high"]);
});

it("a game without layers is not sorted", () => {
  const actors = [actorOf("plain", "a", 0, 0)];
  expect(inDrawingOrder(actors, { plain: PLAIN })).toBe(actors);
  expect(drawingLevels({ plain: PLAIN }).size).toBe(0);
});
