// @vitest-environment jsdom
/** The card over the stage of a game that has ended. */
import { act, cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EndCard } from "../../src/pages/play/EndCard.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function end(): void {
  render(<EndCard ended={{ outcome: "won", text: "You caught 6 fish!" }} onAgain={vi.fn()} onNext={null} />);
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
