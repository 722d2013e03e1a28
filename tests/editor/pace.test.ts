/** The hare and the tortoise: how the speed of a game is judged. */
import { expect, it } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { SpeedMonitor } from "../../src/editor/playback/SpeedMonitor.ts";
import { SPEEDS } from "../../src/engine/index.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const TICK = SPEEDS.Super;

/** Plays for some seconds, with this many ticks skipped after each one. */
function play(pace: SpeedMonitor, seconds: number, leftOut: number, from = 0): boolean {
  for (let now = from; now < from + seconds * 1000; now += TICK * (1 + leftOut)) pace.ticked(leftOut, now);
  return pace.isSlow;
}

it("a game whose ticks are on time is a hare", () => {
  expect(play(new SpeedMonitor(), 20, 0)).toBe(false);
});

it("a game that leaves out every second tick becomes a tortoise after a while", () => {
  const pace = new SpeedMonitor();
  expect(play(pace, 3, 1)).toBe(false);
  expect(play(pace, 4, 1, 3000)).toBe(true);
});

it("a tortoise that has kept its speed for a while becomes a hare", () => {
  const pace = new SpeedMonitor();
  play(pace, 10, 1);
  expect(play(pace, 2, 0, 10_000)).toBe(true);
  expect(play(pace, 5, 0, 12_000)).toBe(false);
});

it("one tick that is left out makes no tortoise", () => {
  const pace = new SpeedMonitor();
  play(pace, 5, 0);
  pace.ticked(2, 5100);
  expect(play(pace, 5, 0, 5200)).toBe(false);
});

it("rules are timed in two ticks a second, and only while someone wants to know", () => {
  const pace = new SpeedMonitor();
  const watched = () => Array.from({ length: 16 }, (_, turn) => pace.isWatching(turn * TICK)).filter(Boolean).length;
  expect(watched()).toBe(0);
  const end = pace.watchRules();
  expect(watched()).toBe(4);
  end();
  expect(watched()).toBe(0);
});

/** Every reading takes a millisecond. */
class CostlyClock extends FakeClock {
  override now(): number {
    this.spend(1);
    return super.now();
  }
}

it("the rule that takes most of the time is named while someone wants to know", () => {
  const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
  const clock = new CostlyClock();
  const editor = new Editor({ document, readOnly: false, newId: countingIds(), seed: 1, clock, saveTarget: null });
  editor.playback.forward();
  expect(editor.playback.speedMonitor.reading.costliest).toBeNull();
  const end = editor.playback.speedMonitor.watchRules();
  editor.playback.forward();
  expect(editor.playback.speedMonitor.reading.costliest).toEqual({ characterId: "hero", ruleId: "walk", share: 1 });
  end();
  editor.destroy();
});
