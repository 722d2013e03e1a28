// @vitest-environment jsdom
/** An on-screen key is held by a finger, Enter or Space, and pressed once by a screen reader. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { OnScreenKeys } from "../../src/panels/controls/OnScreenKeys.tsx";
import type { TestEditor } from "../support/TestEditor.ts";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const onKey: RuleTree = [{ type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] }];

let test: TestEditor;

beforeEach(() => {
  test = renderPanels(<OnScreenKeys codes={[39]} />, { rules: onKey, readOnly: true });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  test.editor.playback.play();
});

afterEach(() => {
  cleanup();
  test.editor.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function theKey(): HTMLElement {
  return screen.getByRole("button", { name: "right arrow" });
}

/** How many squares the hero walks in three ticks with the key held and one after its release. */
function walked(release: () => void): number {
  test.clock.pass(1500);
  release();
  test.clock.pass(500);
  const [place = ""] = test.places();
  return Number(/ (\d+),/.exec(place)?.[1]) - 2;
}

describe("is held", () => {
  it("by a finger, until it goes up or is taken away", () => {
    fireEvent.pointerDown(theKey(), { pointerId: 1 });
    expect(walked(() => fireEvent.pointerCancel(theKey()))).toBe(3);
  });

  it.each(["Enter", " "])("by %j of a keyboard, however often that repeats", (key) => {
    fireEvent.keyDown(theKey(), { key });
    fireEvent.keyDown(theKey(), { key, repeat: true });
    expect(walked(() => fireEvent.keyUp(theKey(), { key }))).toBe(3);
  });

  it("no longer than the focus stays on it", () => {
    fireEvent.keyDown(theKey(), { key: "Enter" });
    expect(walked(() => fireEvent.blur(theKey()))).toBe(3);
  });
});

it("is pressed for one turn by what only knows presses", () => {
  fireEvent.click(theKey(), { detail: 0 });
  expect(walked(() => undefined)).toBe(1);
});

it("is not pressed again by the click that ends a finger's press", () => {
  fireEvent.pointerDown(theKey(), { pointerId: 1 });
  test.clock.pass(500);
  fireEvent.pointerUp(theKey());
  fireEvent.click(theKey(), { detail: 1 });
  expect(walked(() => undefined)).toBe(1);
});

describe("in an editor", () => {
  const tap = () => {
    fireEvent.pointerDown(theKey(), { pointerId: 1 });
    fireEvent.pointerUp(theKey());
  };
  const isLatched = () => theKey().getAttribute("aria-pressed");

  beforeEach(() => {
    cleanup();
    test.editor.destroy();
    test = renderPanels(<OnScreenKeys codes={[39]} />, { rules: onKey });
  });

  it("stays down for Forward after a tap on it, though the focus goes, until it is tapped again", () => {
    tap();
    // It looks chosen, but not held by a finger that is up.
    expect(theKey().getAttribute("data-down")).toBe("false");
    fireEvent.blur(theKey());
    expect(isLatched()).toBe("true");
    act(() => test.editor.playback.forward());
    act(() => test.editor.playback.forward());
    expect(test.places()).toEqual(["Hero 4,2"]);
    tap();
    act(() => test.editor.playback.forward());
    expect([test.places(), isLatched()]).toEqual([["Hero 4,2"], "false"]);
  });

  it("is let go of when the game plays", () => {
    fireEvent.click(theKey(), { detail: 0 });
    expect(isLatched()).toBe("true");
    act(() => test.editor.playback.play());
    act(() => test.clock.pass(1000));
    expect([test.places(), isLatched()]).toEqual([["Hero 2,2"], null]);
    act(() => test.editor.playback.stop());
    expect(isLatched()).toBe("false");
  });
});
