// @vitest-environment jsdom
/** The card over the stage of a game that has ended. */
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Ended } from "../../src/engine/index.ts";
import { EndCard } from "../../src/pages/play/EndCard.tsx";
import { endStep } from "../../src/recording/happenings.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function end(ended: Ended = { outcome: "won", text: "You caught 6 fish!" }): void {
  render(<EndCard ended={ended} onAgain={vi.fn()} onNext={null} />);
}

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
});
