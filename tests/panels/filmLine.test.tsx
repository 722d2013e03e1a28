// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FilmLine } from "../../src/panels/film/FilmLine.tsx";
import { makesMore } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a turn of the film is told with what happened in it, and its mark says so", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { editor } = renderPanels(<FilmLine />, { rules: [makesMore("hero")] });
  act(() => editor.playback.forward());
  act(() => editor.ui.lookAt(0));
  const film = screen.getByRole("slider", { name: "Turns played" });
  expect(film.getAttribute("aria-valuetext")).toBe("Turn 0 of 1");
  act(() => editor.playback.forward());
  act(() => editor.ui.lookAt(1));
  expect(film.getAttribute("aria-valuetext")).toBe("Turn 1 of 2, someone new");
  expect(screen.getByTitle("Turn 1: someone new")).toBeDefined();
});
