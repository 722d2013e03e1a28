// @vitest-environment jsdom
/** The bar of the selected actors hides during gestures. */
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NOTHING_SHOWN } from "../../src/editor/tools/DragPreview.ts";
import type { Rule } from "../../src/engine/index.ts";
import { SelectionBar } from "../../src/stage/overlay/SelectionBar.tsx";
import { renderPanels } from "../panels/renderPanels.tsx";
import { SMALL_VIEW } from "../support/smallView.ts";
import { moveActor } from "../support/TestEditor.ts";
import { walkRight } from "../support/testGame.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function enter() {
  const { editor } = renderPanels(<SelectionBar facts={SMALL_VIEW} />);
  const hold = (isHeld: boolean) => editor.store.setState({ preview: isHeld ? NOTHING_SHOWN : null });
  const isBusy = () => screen.getByRole("group", { name: "Selected characters" }).dataset.busy;
  return { editor, hold, isBusy };
}

it("is busy as long as a hand is, and through all that is drawn meanwhile", () => {
  const { editor, hold, isBusy } = enter();
  act(() => editor.selection.selectActor("stage", "h"));
  expect(isBusy()).toBe("false");
  hold(true);
  expect(isBusy()).toBe("true");
  act(() => editor.selection.selectSeveral(true));
  expect(isBusy()).toBe("true");
  hold(false);
  expect(isBusy()).toBe("false");
});

it("that comes while a hand is at work is busy from the first", () => {
  const { editor, hold, isBusy } = enter();
  hold(true);
  act(() => editor.selection.selectActor("stage", "h"));
  expect(isBusy()).toBe("true");
});

it("says in a word what each button does, and keeps what is seldom done in a menu", () => {
  const { editor } = enter();
  act(() => editor.selection.selectActor("stage", "h"));
  const bar = within(screen.getByRole("group", { name: "Selected characters" }));
  const words = bar.getAllByRole("button").map(({ textContent }) => textContent);
  expect(words).toEqual(["Several", "Move", "Turn", "Copy", "Delete", "More"]);
  const entries = () => screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
  fireEvent.keyDown(bar.getByRole("button", { name: "More" }), { key: "Enter" });
  expect(entries()).toEqual(["Copy to paste", "Cut"]);
  fireEvent.click(screen.getByRole("menuitem", { name: "Copy to paste" }));
  fireEvent.keyDown(bar.getByRole("button", { name: "More" }), { key: "Enter" });
  expect(entries()).toEqual(["Copy to paste", "Cut", "Paste"]);
});

it("that has to lie over the stage goes to the side that the actor was moved away from", () => {
  const { editor } = enter();
  act(() => editor.selection.selectActor("stage", "h"));
  const side = () => screen.getByRole("group", { name: "Selected characters" }).dataset.place;
  expect(side()).toBe("right");
  act(() => moveActor(editor, "stage", "h", { x: 6, y: 2 }));
  expect(side()).toBe("left");
  act(() => editor.undo());
  expect(side()).toBe("right");
});

describe("of somebody who is gone by now", () => {
  const leave: Rule = { ...walkRight("hero"), actions: [{ type: "delete", actorId: "main" }] };
  const words = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

  it("only asks why: at the beginning about the first turn, and now about the last one", () => {
    const { editor } = renderPanels(<SelectionBar facts={SMALL_VIEW} />, { rules: [leave] });
    act(() => editor.playback.forward());
    act(() => {
      editor.ui.lookAt(0);
      editor.ui.selectActor("stage", "h", "hero");
    });
    expect(words()).toEqual(["Why?"]);
    fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    expect(editor.ui.state.asked).toEqual({ actorId: "h", turn: 1 });
    act(() => editor.ui.lookAt(null));
    expect(words()).toEqual(["Why?"]);
  });

  it("offers nothing to paste in the past", () => {
    const { editor } = renderPanels(<SelectionBar facts={SMALL_VIEW} />, { rules: [leave] });
    act(() => {
      editor.selection.selectActor("stage", "h");
      editor.clipboard.copy();
      editor.selection.selectActor("stage", null);
    });
    expect(words()).toEqual(["Paste"]);
    act(() => editor.playback.forward());
    act(() => editor.ui.lookAt(0));
    expect(screen.queryByRole("group")).toBeNull();
  });
});
