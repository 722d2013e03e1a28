import { expect, it } from "vitest";
import { keyCodeOf } from "../../src/browser/keyboard.ts";

it.each([
  ["a letter as typed", { key: "a", keyCode: 65 }, 65],
  ["a letter of another keyboard, by its character", { key: "q", keyCode: 65 }, 81],
  ["a digit of the number block", { key: "7", keyCode: 103 }, 55],
  ["an arrow", { key: "ArrowRight", keyCode: 39 }, 39],
  ["the space bar", { key: " ", keyCode: 32 }, 32],
])("%s has its code", (_, pressed, code) => {
  expect(keyCodeOf(pressed)).toBe(code);
});
