import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/engine/index.ts";
import { namesInStack, stacksIn } from "../../src/recording/stacks.ts";
import { actor, CHARACTERS } from "./scene.ts";

const everywhere = () => true;

function found(actors: readonly Actor[], isSeen: (cell: { x: number; y: number }) => boolean = everywhere) {
  return stacksIn(actors, CHARACTERS, isSeen).map((stack) => ({
    cell: stack.cell,
    ids: stack.actors.map(({ id }) => id),
  }));
}

describe("a stack", () => {
  it("is wherever several actors fill one square, in the order they are drawn", () => {
    const actors = [
      actor("a", "hero", 1, 1),
      actor("b", "coin", 2, 1),
      actor("c", "wall", 1, 1),
      actor("d", "egg", 1, 1),
    ];
    expect(found(actors)).toEqual([{ cell: { x: 1, y: 1 }, ids: ["a", "c", "d"] }]);
  });

  it("of large actors is reported once, at the topmost and rightmost square", () => {
    const actors = [actor("a", "boat", 3, 2), actor("b", "boat", 3, 2)];
    expect(found(actors)).toEqual([{ cell: { x: 4, y: 2 }, ids: ["a", "b"] }]);
    expect(found(actors, ({ x }) => x < 4)).toEqual([{ cell: { x: 3, y: 2 }, ids: ["a", "b"] }]);
  });

  it("needs two visible actors on one square", () => {
    expect(found([actor("a", "boat", 0, 0), actor("b", "coin", 2, 0)])).toEqual([]);
    expect(found([actor("a", "hero", 0, 0), actor("b", "coin", 0, 0)], () => false)).toEqual([]);
  });

  it("has the names of its characters", () => {
    const [stack] = stacksIn([actor("a", "hero", 0, 0), actor("b", "coin", 0, 0)], CHARACTERS, everywhere);
    expect(stack && namesInStack(stack, CHARACTERS)).toBe("Hero and Coin");
  });
});
