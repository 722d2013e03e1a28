// @vitest-environment jsdom
/** The head of the tab that tells why, from which other turns are asked about. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the film and the stage at the turn that is asked about, and the last turn is now", async () => {
  const { editor } = renderPanels(<Inspector />, { rules: [walkRight("hero")] });
  for (let turn = 1; turn <= 3; turn++) act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 3 });
  });
  await screen.findByText("Turn 3");
  const turnTo = (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    const { asked, past } = editor.ui.state;
    return { asked: asked?.turn, past };
  };
  expect(turnTo("The turn before")).toEqual({ asked: 2, past: 2 });
  expect(turnTo("The turn before")).toEqual({ asked: 1, past: 1 });
  expect(screen.getByText("Turn 1")).toBeDefined();
  expect(turnTo("The next turn")).toEqual({ asked: 2, past: 2 });
  expect(turnTo("The next turn")).toEqual({ asked: 3, past: null });
});
