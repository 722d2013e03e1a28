import { expect, it } from "vitest";
import { numbersOf } from "../../src/stage/plain/drawNumbers.ts";
import { gameOf, STAGE } from "../support/testGame.ts";

it("a picture of a game counts what the game shows, and names a stage instead of its id", () => {
  const { world } = gameOf([], []);
  const globals = {
    ...world.globals,
    coins: { id: "coins", name: "Coins", value: "12" },
    where: { id: "where", name: "Now in", value: STAGE, type: "stage" },
  };
  const hud = [
    { globalId: "coins", corner: "top-left" },
    { globalId: "gone", corner: "top-left" },
    { globalId: "where", corner: "bottom-right" },
  ] as const;
  expect(numbersOf({ ...world, globals, hud })).toEqual([
    { corner: "top-left", name: "Coins", value: "12" },
    { corner: "bottom-right", name: "Now in", value: world.stages[STAGE]?.name },
  ]);
});
