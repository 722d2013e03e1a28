// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Popover } from "../../src/widgets/Popover.tsx";
import { popoverPlace } from "../../src/widgets/popoverPlace.ts";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ROOM = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, side = 60) => ({ left, top, right: left + side, bottom: top + side });
const SIZE = { width: 300, height: 200 };

describe("a popover", () => {
  test("lies on the first side that has room, with its tip at the middle of what it is about", () => {
    expect(popoverPlace(box(400, 300), SIZE, ROOM, ["above", "below"])).toEqual({
      left: 280,
      top: 86,
      side: "above",
      tip: 150,
    });
    expect(popoverPlace(box(400, 100), SIZE, ROOM, ["above", "below"])).toMatchObject({ top: 174, side: "below" });
    expect(popoverPlace(box(800, 300), SIZE, ROOM, ["right", "left"])).toMatchObject({ left: 486, side: "left" });
  });

  test("slides along what it is about to stay in the room, and its tip stays there", () => {
    expect(popoverPlace(box(20, 300), SIZE, ROOM, ["above"])).toMatchObject({ left: 8, tip: 42 });
    expect(popoverPlace(box(940, 300), SIZE, ROOM, ["above"])).toMatchObject({ left: 692, tip: 276 });
    expect(popoverPlace(box(100, 660, 30), SIZE, ROOM, ["right"])).toMatchObject({ top: 492, tip: 176 });
  });

  test("keeps its upper edge when it grows at a side, as long as it fits", () => {
    const grown = { width: 300, height: 300 };
    expect(popoverPlace(box(400, 300), SIZE, ROOM, ["right"])).toMatchObject({ top: 230, tip: 100 });
    expect(popoverPlace(box(400, 300), grown, ROOM, ["right"], 230)).toMatchObject({ top: 230, tip: 100 });
    expect(popoverPlace(box(400, 560), grown, ROOM, ["right"], 490)).toMatchObject({ top: 392 });
    expect(popoverPlace(box(400, 400), grown, ROOM, ["above"], 230)).toMatchObject({ top: 86 });
  });

  test("takes the side with the most room where it fits on none", () => {
    expect(popoverPlace(box(0, 150), { width: 300, height: 600 }, ROOM, ["above", "below"]).side).toBe("below");
  });

  test("focuses its first control and closes once, although closing moves the focus", () => {
    const closed = vi.fn(() => screen.getByRole("button", { name: "Elsewhere" }).focus());
    render(
      <>
        <button type="button">Elsewhere</button>
        <Popover title="Only if…" anchor={() => null} sides={["above"]} width={300} onClose={closed}>
          {(close) => (
            <button type="button" onClick={close}>
              First
            </button>
          )}
        </Popover>
      </>,
    );
    expect(document.activeElement?.textContent).toBe("First");
    fireEvent.click(document.activeElement as HTMLElement);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledWith(false);
  });

  test("gives the focus back before Tab goes on past its last control, and by Shift+Tab before its first", () => {
    const closed = vi.fn(() => screen.getByRole("button", { name: "Opener" }).focus());
    const shown = (
      <>
        <button type="button">Opener</button>
        <Popover title="Then…" anchor={() => null} sides={["above"]} width={300} onClose={closed}>
          {() => (
            <>
              <button type="button">First</button>
              <button type="button">Last</button>
            </>
          )}
        </Popover>
      </>
    );
    render(shown);
    const tab = (name: string, shiftKey: boolean) => {
      const control = screen.getByRole("button", { name });
      control.focus();
      return fireEvent.keyDown(control, { key: "Tab", shiftKey });
    };
    tab("First", false);
    tab("Last", true);
    expect(closed).not.toHaveBeenCalled();
    // What the browser does with the key is to leave the opener.
    expect(tab("Last", false)).toBe(true);
    expect(document.activeElement?.textContent).toBe("Opener");
    cleanup();
    render(shown);
    expect(tab("Close", true)).toBe(false);
    expect(document.activeElement?.textContent).toBe("Opener");
    expect(closed).toHaveBeenCalledTimes(2);
  });
});
