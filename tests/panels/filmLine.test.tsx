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

const stubSizes = () =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );

it("the film grows by a picture with each turn until it has ten", () => {
  stubSizes();
  const { editor } = renderPanels(<FilmLine />, { rules: [makesMore("hero")] });
  const film = () => screen.getByRole("slider", { name: "Turns played" });
  const turn = () => act(() => editor.playback.forward());
  turn();
  expect([film().querySelectorAll("canvas").length, film().style.width]).toEqual([1, "10%"]);
  turn();
  expect([film().querySelectorAll("canvas").length, film().style.width]).toEqual([2, "20%"]);
  for (let turns = 2; turns < 12; turns += 1) turn();
  expect([film().querySelectorAll("canvas").length, film().style.width]).toEqual([10, "100%"]);
});

it("a turn of the film is told with what happened in it, and its mark says so", () => {
  stubSizes();
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
