/** The ticks of a running game follow a grid of the clock, whatever delays single ticks. */
import { afterEach, expect, it } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { SPEEDS } from "../../src/engine/index.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore } from "../support/testGame.ts";

const SUPER = SPEEDS.Super;

/** Fires late, as timers on a busy page do. */
class LateClock extends FakeClock {
  readonly #below = seededRandom(7);

  override after(ms: number, call: () => void): () => void {
    return super.after(ms + this.#below(31), call);
  }
}

let editor: Editor;

/** The times at which the game ticked; the n-th tick, counted from 0, takes `msOf(n)`. */
function playing(clock: FakeClock, msOf: (tick: number) => number = () => 0): readonly number[] {
  const document = gameOf([characterNamed("Hero", [makesMore("hero")])], [actorOf("hero", "h", 0, 0)]);
  editor = new Editor({ document, readOnly: false, newId: countingIds(), seed: 1, clock, saveTarget: null });
  const times: number[] = [];
  editor.playback.onTick(() => {
    times.push(clock.now());
    clock.spend(msOf(times.length - 1));
  });
  editor.setSpeed(SUPER);
  editor.playback.play();
  return times;
}

afterEach(() => editor.destroy());

it("stays on the grid over a hundred ticks, although each comes up to 30 ms late", () => {
  const clock = new LateClock();
  const times = playing(clock);
  clock.pass(100 * SUPER + 30);
  expect(times).toHaveLength(100);
  const lateness = times.map((time, index) => time - (index + 1) * SUPER);
  expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...lateness)).toBeLessThanOrEqual(30);
});

it("leaves out the ticks that a very slow one missed, and continues on the grid", () => {
  const clock = new FakeClock();
  const times = playing(clock, (tick) => (tick === 2 ? 700 : 0));
  clock.pass(1400);
  expect(times).toEqual([125, 250, 375, 1125, 1250, 1375]);
});

it("follows a slightly slow tick at once, without losing time", () => {
  const clock = new FakeClock();
  const times = playing(clock, (tick) => (tick === 0 ? 200 : 0));
  clock.pass(500);
  expect(times).toEqual([125, 325, 375, 500]);
});

it("rests while the page is hidden, and does not hurry afterwards", () => {
  const clock = new FakeClock();
  const times = playing(clock);
  clock.pass(250);
  editor.playback.setHidden(true);
  clock.pass(60_000);
  editor.playback.setHidden(false);
  clock.pass(250);
  expect(times).toEqual([125, 250, 60_375, 60_500]);
});
