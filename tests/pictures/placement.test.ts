import { describe, expect, it } from "vitest";
import { type AppearanceInfo, footprint, newCharacter, type Point, TRANSFORMS } from "../../src/engine/index.ts";
import { orientationOf, pivotOf, tileCenter } from "../../src/pictures/placement.ts";

/** An L of three tiles on end with a foot to the right, held at its corner. */
const INFO: AppearanceInfo = {
  anchor: { x: 0, y: 2 },
  width: 2,
  height: 3,
  filled: { "0,0": true, "0,1": true, "0,2": true, "1,2": true },
};
const PLAIN = newCharacter("l");
const CHARACTER = { ...PLAIN, spritesheet: { ...PLAIN.spritesheet, appearanceInfo: { a: INFO } } };

/** The square that the middle of a tile of the picture is drawn on: mirrored, then turned clockwise about the pivot. */
function drawnOn(tile: Point, position: Point, transform: (typeof TRANSFORMS)[number]): Point {
  const { quarters, scaleX, scaleY } = orientationOf(transform);
  const pivot = pivotOf(INFO);
  let [x, y] = [((tile.x + 0.5) * 40 - pivot.x) * scaleX, ((tile.y + 0.5) * 40 - pivot.y) * scaleY];
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [-y, x];
  const stand = tileCenter(position);
  return { x: Math.floor((stand.x + x) / 40), y: Math.floor((stand.y + y) / 40) };
}

describe("a turned picture", () => {
  it.each(TRANSFORMS)("is drawn on the squares that the engine says it fills: %s", (transform) => {
    const position = { x: 5, y: 6 };
    const actor = { id: "a", characterId: "l", appearance: "a", position, transform, variableValues: {} };
    const tiles = [0, 1, 2].map((y) => ({ x: 0, y })).concat({ x: 1, y: 2 });
    const drawn = tiles.map((tile) => drawnOn(tile, position, transform));
    expect(drawn).toEqual(footprint(actor, CHARACTER));
  });
});
