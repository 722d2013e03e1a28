// @vitest-environment jsdom
import { expect, it } from "vitest";
import { POINTS } from "../../src/pixi/crowd/PointBatcher.ts";
import { ActorSprites } from "../../src/stage/actors/ActorSprites.ts";

function crowdOf(count: number): ActorSprites {
  const sprites = new ActorSprites();
  for (let n = 0; n < count; n++) sprites.create(`actor ${n}`);
  return sprites;
}

/** How many sprites are drawn as points. */
function pointsAmong(sprites: ActorSprites): number {
  return [...sprites.all()].filter(({ renderPipeId }) => renderPipeId === POINTS).length;
}

it("more than 3,000 seen from afar are points, those who come later too, and pictures again from near", () => {
  const sprites = crowdOf(3001);
  sprites.setFarAway(true);
  sprites.create("late");
  expect(pointsAmong(sprites)).toBe(3002);
  sprites.setFarAway(false);
  expect(pointsAmong(sprites)).toBe(0);
});

it("3,000 are no crowd, and one that becomes smaller stays one down to 2,000", () => {
  const sprites = crowdOf(3001);
  sprites.remove("actor 3000");
  sprites.setFarAway(true);
  expect(pointsAmong(sprites)).toBe(0);
  sprites.create("one more");
  sprites.setFarAway(true);
  for (let n = 0; n < 1000; n++) sprites.remove(`actor ${n}`);
  sprites.setFarAway(true);
  expect(pointsAmong(sprites)).toBe(2001);
  sprites.remove("one more");
  sprites.setFarAway(true);
  expect(pointsAmong(sprites)).toBe(0);
});

it("sprites are sorted by level, and not at all in a game without levels", () => {
  const sprites = new ActorSprites();
  const made = ["high", "plain", "ground", "other"].map((id) => sprites.create(id));
  sprites.setLevel(made[1] as never, 0);
  expect(sprites.container.sortableChildren).toBe(false);
  sprites.setLevel(made[0] as never, 2);
  sprites.setLevel(made[2] as never, -100);
  sprites.addNext();
  sprites.container.sortChildren();
  expect(sprites.container.children).toEqual([2, 1, 3, 0].map((place) => made[place]));
});
