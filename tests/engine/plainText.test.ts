/** Texts as others see them: nothing hidden in them, and nothing visible lost. */
import { describe, expect, it } from "vitest";
import { plainLine, plainText } from "../../src/engine/index.ts";

describe("hidden signs", () => {
  it.each([
    ["of no width", "Ma\u200bze", "Maze"],
    ["that turn the direction", "evil\u202egnp.exe", "evilgnp.exe"],
    ["that keep the direction", "\u2066Maze\u2069\u200f", "Maze"],
    ["that soften", "Ma\u00adze\u2060", "Maze"],
    ["that only look like spaces", "\u3164\u2800\u115fMaze\uffa0", "Maze"],
    ["of control", "Ma\u0000ze\u0007", "Maze"],
    ["that are tags", "Maze\u{e0041}\u{e0042}", "Maze"],
    ["that are half a sign", "Maze\ud83d", "Maze"],
    ["that join nothing", "\u200d\ufe0fMaze \u200c\u200dtwo", "Maze two"],
  ])("%s go", (_what, text, shown) => {
    expect(plainText(text)).toBe(shown);
  });
});

it.each(["Maze", "Łódź 2", "👩‍🚀 rocket", "1️⃣ ❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 cup", "می‌خواهم", "עברית", "क्‍ष", "日本語", "a  b"])(
  "'%s' stays as it is",
  (text) => {
    expect(plainText(text)).toBe(text);
  },
);

it("a name is one line, trimmed, and cut between letters", () => {
  expect(plainLine(" A\tgame\n of \u200b mine ", 60)).toBe("A game of mine");
  expect(plainLine("🐸".repeat(70), 60)).toBe("🐸".repeat(60));
  expect(plainLine("\u200b\u202e \u3164", 60)).toBe("");
});
