// @vitest-environment jsdom
/** The card over the stage of a game that has ended. */
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Character, Ended, GameOutcome } from "../../src/engine/index.ts";
import { EndCard } from "../../src/pages/play/EndCard.tsx";
import { type EndFacts, endFacts } from "../../src/pages/play/endFacts.ts";
import { endStep } from "../../src/recording/happenings.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { characterNamed, gameOf, walkRight } from "../support/testGame.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function end(ended: Ended = { outcome: "won", text: "You caught 6 fish!" }, facts: EndFacts = NOTHING): void {
  render(<EndCard ended={ended} facts={facts} onAgain={vi.fn()} onNext={null} />);
}

const NOTHING: EndFacts = { hero: null, numbers: [], level: null };

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("the card of a game that has ended", () => {
  it("lets the last picture be seen before it covers the stage", () => {
    end();
    wait(500);
    expect(screen.queryByRole("dialog")).toBeNull();
    wait(500);
    expect(screen.getByRole("dialog", { name: "You won!" }).textContent).toContain("You caught 6 fish!");
  });

  it("says only once that a game was won, if its maker left the words of the step as they were", () => {
    end({ outcome: "won", text: endStep("won").text });
    wait(1000);
    expect(screen.getByRole("dialog", { name: "You won!" }).textContent).toBe("You won! Play again");
  });

  it.each([
    ["Try again!", "Try again!"],
    ["", "Oh no!"],
  ])("has the words for a game that was lost once, as its title: %j", (text, title) => {
    end({ outcome: "lost", text });
    wait(1000);
    expect(screen.getByRole("dialog", { name: title }).textContent).toBe(`${title} Play again`);
  });

  it("is not pressed by a key that is still held down from the game, only by a new one", () => {
    end();
    wait(1000);
    const button = screen.getByRole("button", { name: "Play again" });
    expect(document.activeElement).toBe(button);
    for (const repeat of [true, false]) {
      const down = createEvent.keyDown(button, { key: " ", repeat });
      fireEvent(button, down);
      expect(down.defaultPrevented).toBe(repeat);
    }
  });

  it("says which of several levels has ended, with a red flag for each that was reached", () => {
    end({ outcome: "won", text: "" }, { ...NOTHING, level: { number: 1, count: 3 } });
    wait(1000);
    expect(screen.getByText("Level 1 of 3")).toBeDefined();
    const flags = [...document.querySelectorAll<SVGElement>("[data-reached]")];
    expect(flags.map(({ dataset }) => dataset.reached)).toEqual(["true", "false", "false"]);
  });

  it("says what was counted", () => {
    end({ outcome: "won", text: "" }, { ...NOTHING, numbers: [{ id: "s", name: "Score", value: "7" }] });
    wait(1000);
    expect(screen.getByRole("dialog", { name: "You won!" }).textContent).toBe("You won!Score 7 Play again");
  });
});

describe("the end of a game", () => {
  const looks = {
    appearances: { s: [""], c: [""] },
    appearanceNames: { s: "Standing", c: "Cheering" },
    appearanceInfo: {},
  };
  const hero: Character = { ...characterNamed("Hero", [walkRight("hero")]), spritesheet: looks };
  const ending = (outcome: GameOutcome, numbers: readonly string[], corners: readonly string[] = [], text = "") => {
    const game = gameOf([characterNamed("Coin"), hero], []);
    const made = numbers.map((id) => [id, { id, name: id, value: "3" }] as const);
    const globals = { ...game.world.globals, ...Object.fromEntries(made) };
    const hud = corners.map((globalId) => ({ globalId, corner: "top-left" as const }));
    const { editor } = new TestEditor({ document: { ...game, world: { ...game.world, globals, hud } } });
    return endFacts(editor, { outcome, text });
  };

  it("is about the character with the rules, who cheers if the game was won", () => {
    expect(ending("won", []).hero).toMatchObject({ character: { name: "Hero" }, look: "c" });
    expect(ending("lost", []).hero).toMatchObject({ look: "s" });
  });

  it("counts nothing that the words at the end say already", () => {
    const said = (text: string) => ending("won", ["Slides"], ["Slides"], text).numbers.map(({ name }) => name);
    expect(said("Home! 3 slides so far.")).toEqual([]);
    expect([said("Home after 33 slides!"), said("You found 3!")]).toEqual([["Slides"], ["Slides"]]);
  });

  it("counts what the corners of the stage show, or the only number there is", () => {
    const counted = (...game: Parameters<typeof ending>) => ending(...game).numbers.map(({ name }) => name);
    expect(counted("won", ["Coins", "Steps"], ["Coins"])).toEqual(["Coins"]);
    expect(counted("won", ["Coins"])).toEqual(["Coins"]);
    expect(counted("won", ["Coins", "Steps"])).toEqual([]);
  });
});
