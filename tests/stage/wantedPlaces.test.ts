/** Where the balloon with the picture of a rule is, over the squares that it was compared with. */
import { expect, it } from "vitest";
import { balloonPlace, jointOf, nearSquare } from "../../src/stage/overlay/wantedPlaces.ts";

const VIEW = { width: 740, height: 370 };

it("is exactly above the squares, 24 px away", () => {
  const real = { x: 200, y: 230, width: 192, height: 96 };
  const { place, left, top } = balloonPlace(real, VIEW);
  expect(place).toBe("above");
  expect(left + 13).toBe(real.x);
  expect(top + 44 + 96 + 13).toBe(real.y - 24);
});

it("is below squares at the upper edge, and beside them where neither has room", () => {
  expect(balloonPlace({ x: 200, y: 20, width: 192, height: 96 }, VIEW).place).toBe("below");
  expect(balloonPlace({ x: 20, y: 60, width: 192, height: 192 }, VIEW).place).toBe("right");
  expect(balloonPlace({ x: 500, y: 60, width: 192, height: 192 }, VIEW).place).toBe("left");
});

const SQUARE = { x: 96, y: 0, width: 96, height: 96 };

it("needs no line to squares that it is exactly above: the sign is between", () => {
  const real = { x: 200, y: 230, width: 192, height: 96 };
  expect(jointOf(real, balloonPlace(real, VIEW), SQUARE)).toEqual({ badge: { x: 344, y: 218 }, line: null });
});

it("slides at the edge of the view, and a line joins the square that was wrong with the wanted one", () => {
  const real = { x: 4, y: 230, width: 192, height: 96 };
  const { place, left, top } = balloonPlace(real, VIEW);
  expect([place, left]).toEqual(["above", 0]);
  expect(jointOf(real, { place, left, top }, SQUARE).line).toEqual({
    from: { x: 148, y: 230 },
    to: { x: 157, y: 206 - 13 },
  });
});

it("is joined by a line with squares that it is beside, and the sign is on it", () => {
  const real = { x: 20, y: 60, width: 192, height: 192 };
  expect(jointOf(real, balloonPlace(real, VIEW), SQUARE)).toEqual({
    badge: { x: 224, y: 108 },
    line: { from: { x: 212, y: 108 }, to: { x: 345, y: 108 } },
  });
});

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [5, 3],
])("comes so near %i by %i squares that each is 64 to 96 px wide", (width, height) => {
  const { side, place } = nearSquare({ x: 3, y: 3, width, height }, VIEW);
  expect(side).toBeGreaterThanOrEqual(64);
  expect(side).toBeLessThanOrEqual(96);
  expect(place.y + height * side).toBeLessThanOrEqual(VIEW.height);
});

it("leaves room for the balloon above the squares", () => {
  const area = { x: 3, y: 3, width: 2, height: 1 };
  const { side, place } = nearSquare(area, VIEW);
  const real = { x: place.x, y: place.y, width: 2 * side, height: side };
  expect(balloonPlace(real, VIEW).place).toBe("above");
});
