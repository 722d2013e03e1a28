// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { FilmLine } from "../../src/panels/film/FilmLine.tsx";
import { FilmStrip } from "../../src/panels/film/lazyFilm.tsx";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const enter = (rules: RuleTree) => renderPanels(<FilmStrip />, { rules });
const rows = () => document.body.firstElementChild?.childElementCount;

it("the place of the film is there before and after the first rule, so that the stage does not move at Play and Stop", () => {
  const test = enter([walkRight("hero")]);
  expect(rows()).toBe(1);
  expect(document.body.textContent).toContain("Every turn you play shows up here.");
  act(() => test.editor.playback.play());
  expect(rows()).toBe(1);
  expect(document.body.textContent).toContain("Press Stop to look at your turns again.");
  act(() => test.editor.playback.forward());
  act(() => test.editor.playback.stop());
  expect(rows()).toBe(1);
});

it("a film whose first turns are still played, which a low window has no place for, is told from one that can be pulled", () => {
  const test = renderPanels(<FilmLine />, { rules: [walkRight("hero")] });
  const isNew = () => document.querySelector<HTMLElement>("[data-new]")?.dataset.new;
  const plays = (running: boolean) =>
    act(() => test.editor.store.setState(({ playback }) => ({ playback: { ...playback, running, turns: 3 } })));
  for (const [running, expected] of [
    [true, "true"],
    [false, "false"],
    [true, "false"],
  ] as const) {
    plays(running);
    expect(isNew()).toBe(expected);
  }
});

it("a game without rules has the same place, and no film at Play and Stop", () => {
  const test = enter([]);
  const place = document.querySelector("p");
  expect(place?.textContent).toBe("Every turn you play shows up here.");
  act(() => test.editor.playback.play());
  expect(place?.textContent).toBe("Every turn you play shows up here.");
  act(() => test.editor.playback.forward());
  act(() => test.editor.playback.stop());
  expect(document.body.firstElementChild?.firstElementChild).toBe(place);
});

it("a child who takes the last rule away can still look back", () => {
  const test = enter([walkRight("hero")]);
  act(() => test.editor.playback.forward());
  act(() => test.editor.rules.remove("hero", "walk"));
  expect(rows()).toBe(1);
});
