// @vitest-environment jsdom
/** The end of a game that its maker tries. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useEditorState } from "../../src/editor/EditorProvider.tsx";
import type { Ended, Rule } from "../../src/engine/index.ts";
import { GameEnd } from "../../src/pages/editor/GameEnd.tsx";
import { renderPanels } from "../panels/renderPanels.tsx";
import { walkRight } from "../support/testGame.ts";

const WON: Ended = { outcome: "won", text: "At last!" };
const shown = (isLearning = false) =>
  renderPanels(<GameEnd ended={WON} isLearning={isLearning} />, { rules: [walkRight("hero")] });
const card = () => screen.findByRole("dialog", { name: "You won!" });

/** As the page shows it. */
function EndOfGame() {
  const ended = useEditorState(({ playback }) => playback.ended);
  return ended && <GameEnd ended={ended} isLearning={false} />;
}

afterEach(cleanup);

it("is the card that players see, whose main button goes on making", async () => {
  const { editor } = shown();
  expect((await card()).textContent).toContain("At last!");
  const make = screen.getByRole("button", { name: "Keep making" });
  await vi.waitFor(() => expect(document.activeElement).toBe(make));
  fireEvent.click(make);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(editor.store.getState().notice).toBeNull();
});

it("goes as soon as something is edited", async () => {
  const { editor } = shown();
  await card();
  act(() => editor.rules.rename("hero", "walk", "Run"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("comes again when one more turn ends the game once more", async () => {
  const wins: Rule = { ...walkRight("hero"), actions: [{ type: "end", ...WON }] };
  const { editor } = renderPanels(<EndOfGame />, { rules: [wins] });
  act(() => editor.playback.forward());
  await card();
  fireEvent.click(screen.getByRole("button", { name: "Keep making" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => editor.playback.forward());
  await card();
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
