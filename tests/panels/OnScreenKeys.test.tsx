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

describe("an on-screen key is held", () => {
  it("by a finger, until it is lifted or canceled", () => {
    fireEvent.pointerDown(theKey(), { pointerId: 1 });
    expect(walked(() => fireEvent.pointerCancel(theKey()))).toBe(3);
  });

  it.each(["Enter", " "])("by %j of a keyboard, however often it repeats", (key) => {
    fireEvent.keyDown(theKey(), { key });
    fireEvent.keyDown(theKey(), { key, repeat: true });
    expect(walked(() => fireEvent.keyUp(theKey(), { key }))).toBe(3);
  });

  it("only as long as it has the focus", () => {
    fireEvent.keyDown(theKey(), { key: "Enter" });
    expect(walked(() => fireEvent.blur(theKey()))).toBe(3);
  });
});

it("a click from an assistive device presses the key for one tick", () => {
  fireEvent.click(theKey(), { detail: 0 });
  expect(walked(() => undefined)).toBe(1);
});

it("the click that ends a press by finger does not press the key again", () => {
  fireEvent.pointerDown(theKey(), { pointerId: 1 });
  test.clock.pass(500);
  fireEvent.pointerUp(theKey());
  fireEvent.click(theKey(), { detail: 1 });
  expect(walked(() => undefined)).toBe(1);
});

describe("in an editor, an on-screen key", () => {
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

  it("stays down for Forward after a tap, even without the focus, until the next tap", () => {
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

  it("is released when the game plays", () => {
    fireEvent.click(theKey(), { detail: 0 });
    expect(isLatched()).toBe("true");
    act(() => test.editor.playback.play());
    act(() => test.clock.pass(1000));
    expect([test.places(), isLatched()]).toEqual([["Hero 2,2"], null]);
    act(() => test.editor.playback.stop());
    expect(isLatched()).toBe("false");
  });
});
