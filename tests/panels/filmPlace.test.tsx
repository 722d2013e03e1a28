// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FilmStrip } from "../../src/panels/film/lazyFilm.tsx";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the place of the film is there from the first Play on, so that the stage does not move at Stop", () => {
  vi.useFakeTimers();
  const test = renderPanels(<FilmStrip offersComparison />, { rules: [walkRight("hero")] });
  const rows = () => document.body.firstElementChild?.childElementCount;
  expect(rows()).toBe(0);
  act(() => test.editor.playback.play());
  expect(rows()).toBe(1);
  act(() => test.editor.playback.forward());
  act(() => test.editor.playback.stop());
  expect(rows()).toBe(1);
});
