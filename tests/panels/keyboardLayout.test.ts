import { describe, expect, it } from "vitest";
import { keyBlocks, namedKeys } from "../../src/editor/playback/keys.ts";
import type { Characters, EventContainer, RuleNode } from "../../src/engine/index.ts";
import { isChoosable, PICTURE_KEYBOARD } from "../../src/panels/modals/keyboardLayout.ts";
import { neighborKey } from "../../src/panels/modals/neighborKey.ts";
import { nameOfKey } from "../../src/recording/nameOfKey.ts";
import { characterNamed } from "../support/testGame.ts";

const keyEvent = (id: string, code?: number, rules: RuleNode[] = []): EventContainer => ({
  type: "group-event",
  id,
  event: "key",
  rules,
  ...(code === undefined ? {} : { code }),
});

describe("the picture of a keyboard", () => {
  const codes = [...PICTURE_KEYBOARD.main, ...PICTURE_KEYBOARD.arrows].flat().flatMap(({ code }) => code ?? []);

  it("has every key once, with a name", () => {
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(nameOfKey(code)).not.toMatch(/^key \d/);
  });

  it("offers letters, digits, space, enter and arrows, but no Tab, Escape, Shift or F-key", () => {
    for (const code of [65, 90, 48, 57, 32, 13, 37, 38, 39, 40]) expect(isChoosable(code)).toBe(true);
    for (const code of [9, 27, 16, 17, 18, 20, 112]) expect(isChoosable(code)).toBe(false);
  });
});

describe("the keys that rules use", () => {
  it("are found at any depth; an event without a key adds none", () => {
    const flow = { type: "group-flow", id: "f", name: "f", behavior: "first", rules: [keyEvent("b", 66)] } as const;
    expect(keyBlocks([keyEvent("a", 65, [flow]), keyEvent("none")])).toEqual([
      { id: "a", code: 65 },
      { id: "b", code: 66 },
    ]);
  });

  it("are each listed once, arrows first", () => {
    const characters: Characters = {
      one: characterNamed("One", [keyEvent("a", 65), keyEvent("r", 39)]),
      two: characterNamed("Two", [keyEvent("l", 37), keyEvent("a", 65)]),
    };
    expect([...namedKeys(characters)]).toEqual([37, 39, 65]);
  });
});

describe("an arrow key on the picture", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 4, y: 10 },
    { x: 14, y: 10 },
  ];

  it("moves to the nearest key in its direction", () => {
    expect(neighborKey(spots, 0, "ArrowRight")).toBe(1);
    expect(neighborKey(spots, 2, "ArrowLeft")).toBe(1);
    expect(neighborKey(spots, 0, "ArrowDown")).toBe(3);
    expect(neighborKey(spots, 4, "ArrowUp")).toBe(1);
  });

  it("does nothing at the edge", () => {
    expect(neighborKey(spots, 0, "ArrowLeft")).toBe(-1);
    expect(neighborKey(spots, 1, "ArrowUp")).toBe(-1);
    expect(neighborKey(spots, 99, "ArrowUp")).toBe(-1);
  });
});
