// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { changeCharacter } from "../../../src/editor/documentEdits.ts";
import type { Editor } from "../../../src/editor/Editor.ts";
import {
  type Action,
  CURRENT_STAGE,
  currentStage,
  type Id,
  own,
  SAME_STAGE,
  stagesInOrder,
  startOf,
} from "../../../src/engine/index.ts";
import { Modals } from "../../../src/panels/modals/Modals.tsx";
import { RecordingPanel } from "../../../src/panels/recording/RecordingPanel.tsx";
import { addHappening, type EditedHappening } from "../../../src/recording/happenings.ts";
import { gameContextOf } from "../../../src/recording/index.ts";
import { toRule } from "../../../src/recording/toRule.ts";
import { editorOn, shown } from "./support.tsx";

// Checking whether elements are hidden takes most of the time in jsdom, and none is here.
configure({ defaultHidden: true });

let editor: Editor;
let second: Id;

/** The dialog and the words of such steps load when they are first shown. */
beforeAll(async () => {
  await import("../../../src/panels/modals/door/DoorDialog.tsx");
  await import("../../../src/panels/recording/HappeningWords.tsx");
});

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  // A focused button shows its tooltip, which observes its own size.
  vi.stubGlobal(
    "ResizeObserver",
    class extends EventTarget {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  editor = editorOn(["HC.", "..W"]);
  second = editor.stages.add();
  editor.stages.show("stage");
  editor.recording.onActor("H1");
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const picture = () => screen.getByRole("application");
const press = (key: string) => fireEvent.keyDown(picture(), { key });
const steps = () => editor.recorder.recording?.actions ?? [];
const stages = () => editor.store.getState().document.world.stages;

async function openDoor(index: number | null = null) {
  shown(editor, <Modals />);
  act(() => editor.openModal({ id: "door", actorId: "H1", index }));
  await screen.findByRole("dialog", { name: "Where does Hero come out?" });
}

async function openRowOf(step: EditedHappening, sentence: string | RegExp) {
  editor.recording.rows.change("add action", (recording) => addHappening(recording, step));
  shown(editor, <RecordingPanel before={<p>first</p>} after={<p>second</p>} />);
  fireEvent.click(button(sentence));
}

describe("the dialog of a door", () => {
  test("waits for pictures of the levels as they begin, and never shows one of a level that was played", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("off"));
    editor.recording.cancel();
    editor.store.setState(({ document }) => {
      const played = Object.values(document.world.stages).map((one) => [one.id, { ...one, thumbnail: "/played.jpg" }]);
      return { document: { ...document, world: { ...document.world, stages: Object.fromEntries(played) } } };
    });
    editor.recording.onActor("H1");
    await openDoor();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(fetched.mock.calls.map(([address]) => String(address)).filter((one) => one.includes("played"))).toEqual([]);
  });

  test("leads to the next level at first, to the square on which the hero stands", async () => {
    await openDoor();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Level 2" }).checked).toBe(true);
    fireEvent.click(button("Use this door"));
    expect(steps()).toEqual([{ type: "travel", actorId: "H1", to: second, at: { x: 0, y: 0 }, show: true }]);
    expect(editor.store.getState().ui.modal).toBeNull();
  });

  test("is for this level alone where the rule asks for nothing else, as it would be taken on every level in every turn", async () => {
    await openDoor();
    fireEvent.click(button("Use this door"));
    const asked = editor.recorder.recording?.conditions.at(-1);
    expect(asked).toMatchObject({ left: { globalId: CURRENT_STAGE }, comparator: "=", right: { constant: "stage" } });
    act(() => editor.undo());
    expect(steps()).toEqual([]);
    expect(editor.recorder.recording?.conditions).not.toContainEqual(asked);
  });

  test("asks for no level where somebody stands beside it", async () => {
    editor.recording.growSide("right", 1);
    await openDoor();
    fireEvent.click(button("Use this door"));
    expect(steps()).toHaveLength(1);
    expect(JSON.stringify(editor.recorder.recording?.conditions)).not.toContain(CURRENT_STAGE);
  });

  test("moves the square by arrows, never off the level, and takes it by Enter", async () => {
    await openDoor();
    expect(document.activeElement).toBe(picture());
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"]) press(key);
    expect(picture().getAttribute("aria-label")).toContain("column 2, row 1");
    press("Enter");
    expect(steps()).toMatchObject([{ at: { x: 1, y: 0 } }]);
  });

  test("puts the hero on the square that is tapped", async () => {
    await openDoor();
    const side = Number.parseInt(picture().style.getPropertyValue("--square"), 10);
    fireEvent.click(picture(), { clientX: 2.5 * side, clientY: 4.5 * side });
    fireEvent.click(button("Use this door"));
    expect(steps()).toMatchObject([{ at: { x: 2, y: 4 } }]);
  });

  test("may leave the player on this level", async () => {
    await openDoor();
    fireEvent.click(screen.getByRole("switch", { name: "Show that level" }));
    fireEvent.click(button("Use this door"));
    expect(steps()).toMatchObject([{ show: false }]);
  });

  test("makes a new level and chooses it, while the level of the recording stays shown", async () => {
    await openDoor();
    fireEvent.click(button("New level"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Level 3" }).checked).toBe(true);
    expect(currentStage(editor.store.getState().document.world)?.id).toBe("stage");
    fireEvent.click(button("Use this door"));
    expect(steps()).toMatchObject([{ to: stagesInOrder({ stages: stages() })[2]?.id }]);
  });

  test("changes the door of a step in its place", async () => {
    await openDoor();
    fireEvent.click(button("Use this door"));
    cleanup();
    await openDoor(0);
    fireEvent.click(screen.getByRole("radio", { name: "Level 1" }));
    fireEvent.click(button("Use this door"));
    expect(steps()).toMatchObject([{ type: "travel", to: "stage" }]);
  });

  test("adds nothing if it is canceled", async () => {
    await openDoor();
    fireEvent.click(button("Cancel"));
    expect(steps()).toEqual([]);
  });

  test("asks for another level where the one it led to was deleted", async () => {
    const step = { type: "travel", actorId: "H1", to: "gone", at: { x: 0, y: 0 }, show: true } as const;
    editor.recording.rows.change("add action", (recording) => addHappening(recording, step));
    await openDoor(0);
    expect(screen.getByText("That level was deleted. Choose another one.")).toBeDefined();
    expect(button("Use this door").hasAttribute("disabled")).toBe(true);
    fireEvent.click(screen.getByRole("radio", { name: "Level 2" }));
    fireEvent.click(button("Use this door"));
    expect(steps()).toMatchObject([{ to: second }]);
  });
});

describe("a step to a level that begins afresh", () => {
  const toSecond = () => ({ type: "stage", to: second, fresh: true }) as const;

  test("says that the hero is not there, and puts the hero there by one press, as one step of undo", async () => {
    await openRowOf(toSecond(), /^The game goes to the start of Level 2$/);
    expect(await screen.findByText(/Hero isn't on Level 2\./)).toBeDefined();
    fireEvent.click(button("Put Hero there"));
    const there = () => Object.values(startOf(own(stages(), second) ?? { actors: {} }));
    expect(there()).toMatchObject([{ characterId: "hero", position: { x: 0, y: 0 } }]);
    expect(screen.queryByText(/Hero isn't on/)).toBeNull();
    act(() => editor.undo());
    expect(there()).toEqual([]);
    expect(steps()).toHaveLength(1);
  });

  test("says nothing where the hero goes there through a door in the same rule", async () => {
    const door = { type: "travel", actorId: "H1", to: second, at: { x: 0, y: 0 }, show: true } as const;
    editor.recording.rows.change("add action", (recording) => addHappening(recording, door));
    await openRowOf(toSecond(), /^The game goes to the start of Level 2$/);
    await screen.findByRole("combobox", { name: /^Where the game goes/ });
    expect(screen.queryByText(/isn't on/)).toBeNull();
  });
});

describe("a door into a level that begins afresh", () => {
  const door = () => ({ type: "travel", actorId: "H1", to: second, at: { x: 2, y: 1 }, show: true }) as const;
  const again = { type: "stage", to: SAME_STAGE, fresh: true } as const;
  const lost = /^When Level 2 starts again, Hero isn't there\./;

  /** The rule of somebody else that goes somewhere, such as back to the start of the level. */
  function ruleThat(...actions: readonly Action[]) {
    const { recording } = editor.recorder;
    if (!recording) throw new Error("Nothing is recorded.");
    const { document } = editor.store.getState();
    const rule = { ...toRule(recording, gameContextOf(document), { id: "again", name: "" }), actions };
    editor.history.run("add rule", (document) =>
      changeCharacter(document, "coin", (coin) => ({ ...coin, rules: [...coin.rules, rule] })),
    );
  }
  const opened = () => openRowOf(door(), /^[^:]* goes? through a door to Level 2$/);

  test("says that the hero is lost then, and puts the hero on the square of the door, so that nobody comes twice", async () => {
    ruleThat(again);
    await opened();
    expect(await screen.findByText(lost)).toBeDefined();
    fireEvent.click(button("Put Hero there"));
    const there = Object.values(startOf(own(stages(), second) ?? { actors: {} }));
    expect(there).toMatchObject([{ characterId: "hero", position: { x: 2, y: 1 } }]);
    expect(steps()).toEqual([{ type: "stage", to: second, fresh: true }]);
    expect(screen.queryByText(/isn't/)).toBeNull();
    // One step of undo takes both back.
    act(() => editor.undo());
    expect(steps()).toEqual([door()]);
    expect(startOf(own(stages(), second) ?? { actors: {} })).toEqual({});
    act(() => editor.redo());
    expect(steps()).toEqual([{ type: "stage", to: second, fresh: true }]);
  });

  test("says so as soon as the door is chosen, and leads to the start of that level instead", async () => {
    ruleThat(again);
    await openDoor();
    expect(screen.getByText(lost)).toBeDefined();
    fireEvent.click(button("Put Hero there"));
    expect(steps()).toEqual([{ type: "stage", to: second, fresh: true }]);
    expect(Object.values(startOf(own(stages(), second) ?? { actors: {} }))).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    // In every turn on that level, it would begin afresh.
    expect(editor.recorder.recording?.conditions.at(-1)).toMatchObject({ left: { globalId: CURRENT_STAGE } });
    act(() => editor.undo());
    expect([steps(), startOf(own(stages(), second) ?? { actors: {} })]).toEqual([[], {}]);
  });

  test.each([
    ["no rule begins it afresh", []],
    ["the rule that begins it afresh brings the hero along", [again]],
  ] as const)("says nothing where %s", async (_, actions) => {
    if (actions.length > 0) ruleThat(...actions, door());
    await opened();
    await screen.findByRole("button", { name: /^Choose where/ });
    expect(screen.queryByText(lost)).toBeNull();
  });
});

test("somebody who is put on a level stands on the nearest square that nobody fills", () => {
  const hero = own(stages().stage?.actors ?? {}, "H1");
  if (!hero) throw new Error("There is no hero.");
  editor.stages.putAtStart(second, hero);
  editor.stages.putAtStart(second, { ...hero, position: { x: 0, y: 0 } });
  const squares = Object.values(own(stages(), second)?.actors ?? {}).map(({ position }) => position);
  expect(squares).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
});
