// @vitest-environment jsdom
/** In a lesson, choosing a tool and starting the game make sounds; without a lesson there are none. */
import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Effect } from "../../../src/browser/effects.ts";
import { useStepSounds } from "../../../src/tutorial/panel/useStepSounds.ts";
import { TestLessons } from "../../support/TestLessons.ts";

let heard: Effect[] = [];
const play = (effect: Effect) => void heard.push(effect);

beforeEach(() => {
  heard = [];
});

async function listen(): Promise<TestLessons> {
  const test = await TestLessons.at("press-play");
  renderHook(() => useStepSounds(test.lessons, test.editor, play));
  return test;
}

describe("a lesson", () => {
  it("clicks when a tool is chosen, and not when it is put away", async () => {
    const { editor } = await listen();
    editor.toolbox.chooseTool("stamp");
    editor.toolbox.chooseTool("pointer");
    expect(heard).toEqual(["click"]);
  });

  it("plays the jump when the game starts, and the coin when a step is done", async () => {
    const test = await listen();
    test.editor.playback.play();
    test.passLong();
    expect(heard).toEqual(["jump", "coin"]);
  });

  it("is silent in a game without a lesson", async () => {
    const { editor, lessons } = await listen();
    lessons.leave();
    editor.playback.play();
    editor.toolbox.chooseTool("trash");
    expect(heard).toEqual([]);
  });
});
