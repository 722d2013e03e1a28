// @vitest-environment jsdom
/** The end of a game that its maker tries. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useEditorState } from "../../src/editor/EditorProvider.tsx";
import { currentStage, type Ended, type Rule, stagesInOrder } from "../../src/engine/index.ts";
import { EndOfGame } from "../../src/pages/editor/EndOfGame.tsx";
import { GameEnd } from "../../src/pages/editor/GameEnd.tsx";
import { renderPanels } from "../panels/renderPanels.tsx";
import { walkRight } from "../support/testGame.ts";

const WON: Ended = { outcome: "won", text: "At last!" };
const shown = (isLearning = false) =>
  renderPanels(<GameEnd ended={WON} isLearning={isLearning} />, { rules: [walkRight("hero")] });
const card = () => screen.findByRole("dialog", { name: "You won!" });

/** As the page shows it. */
function Place() {
  const isRecording = useEditorState(({ recording }) => recording !== null);
  return <EndOfGame isLearning={false} isElsewhere={isRecording} />;
}

afterEach(cleanup);

/** The hero's rule wins with the first turn. */
function won() {
  const wins: Rule = { ...walkRight("hero"), actions: [{ type: "end", ...WON }] };
  const test = renderPanels(<Place />, { rules: [wins] });
  act(() => test.editor.playback.forward());
  return test;
}

it("is the card that players see, whose main button goes on making for good", async () => {
  const { editor } = won();
  expect((await card()).textContent).toContain("At last!");
  const make = screen.getByRole("button", { name: "Keep making" });
  await vi.waitFor(() => expect(document.activeElement).toBe(make));
  fireEvent.click(make);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(editor.store.getState().notice).toBeNull();
  expect(editor.store.getState().playback.ended).toBeNull();
});

it("goes as soon as something is edited", async () => {
  const { editor } = won();
  await card();
  act(() => editor.rules.rename("hero", "walk", "Run"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(editor.store.getState().playback.ended).toBeNull();
});

it("does not come back to whoever turned to a recording meanwhile", async () => {
  const { editor } = won();
  await card();
  act(() => editor.recording.onActor("h"));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => editor.recording.cancel());
  expect(editor.store.getState().playback.ended).toBeNull();
});

it("comes again when one more turn ends the game once more", async () => {
  const { editor } = won();
  await card();
  fireEvent.click(screen.getByRole("button", { name: "Keep making" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => editor.playback.forward());
  await card();
});

it("leads to the next level of a game that was won, which begins afresh as one undo entry", async () => {
  const test = won();
  act(() => test.editor.stages.add());
  const [first, second] = stagesInOrder(test.state.document.world);
  act(() => test.editor.stages.show(first?.id ?? ""));
  act(() => test.editor.playback.forward());
  await card();
  fireEvent.click(screen.getByRole("button", { name: "Next level" }));
  expect(currentStage(test.state.document.world)?.id).toBe(second?.id);
  expect(test.state.document.undoStack.at(-1)?.label).toBe("begin the next level");
  expect(test.state.playback.running).toBe(true);
  act(() => test.editor.playback.stop());
  act(() => test.editor.undo());
  expect(currentStage(test.state.document.world)?.id).toBe(first?.id);
});

it("plays again from the start", async () => {
  const { editor } = shown();
  await card();
  fireEvent.click(screen.getByRole("button", { name: "Play again" }));
  expect(editor.store.getState().playback.running).toBe(true);
  act(() => editor.playback.stop());
});

it("is only told in a lesson, where nothing covers what Nib points at", () => {
  const { editor } = shown(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(editor.store.getState().notice?.text).toBe("The game is won! At last!");
});
