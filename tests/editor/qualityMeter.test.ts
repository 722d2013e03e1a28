import { expect, it } from "vitest";
import { hasMotion } from "../../src/editor/playback/Power.ts";
import { QualityMeter } from "../../src/editor/playback/QualityMeter.ts";
import type { QualityLevel } from "../../src/editor/state/EditorState.ts";

const TICK = 125;
const LEVELS: readonly QualityLevel[] = ["full", "fewer", "still", "slow"];

/** Shows a game for some seconds: frame by frame while actors glide, otherwise tick by tick. */
function show(power: QualityMeter, seconds: number, frameMs: number): QualityLevel {
  for (let ms = 0; ms < seconds * 1000; ) {
    const glides = hasMotion(power.level);
    if (glides) power.glided(frameMs);
    else power.drew(frameMs, TICK);
    ms += glides ? frameMs : Math.max(frameMs, TICK);
  }
  return power.level;
}

/** The quality levels shown second by second, without repetitions. */
function levels(power: QualityMeter, seconds: number, frameMs: number): QualityLevel[] {
  const all = Array.from({ length: seconds }, () => show(power, 1, frameMs));
  return all.filter((level, second) => second === 0 || level !== all[second - 1]);
}

it("a fast machine keeps full quality", () => {
  expect(show(new QualityMeter(), 60, 17)).toBe("full");
});

it("a slow machine first draws movements less often, then not at all", () => {
  expect(levels(new QualityMeter(), 12, 60)).toEqual(["full", "fewer", "still"]);
});

it("nothing glides as soon as ticks are left out for slow frames, but it does beside slow rules", () => {
  const slow = new QualityMeter();
  for (let frame = 0; frame < 8; frame++) {
    slow.ticksLeftOut();
    slow.glided(70);
  }
  expect(slow.level).toBe("still");
  const smooth = new QualityMeter();
  for (let frame = 0; frame < 600; frame++) {
    smooth.ticksLeftOut();
    smooth.glided(17);
  }
  expect(smooth.level).toBe("full");
});

it("the game is slowed down only if not even its ticks can be drawn", () => {
  expect(show(new QualityMeter(), 12, 60)).toBe("still");
  expect(levels(new QualityMeter(), 20, 300)).toEqual(["full", "still", "slow"]);
});

it("on a machine that is much too slow nothing glides after a second or two, without a try with fewer frames", () => {
  expect(show(new QualityMeter(), 1, 150)).toBe("full");
  expect(show(new QualityMeter(), 1.5, 150)).toBe("still");
});

/** Shows a game at 500 ms a tick in which actors glide in every other tick only. */
function showGlidingNowAndThen(power: QualityMeter, seconds: number, frameMs: number): QualityLevel {
  for (let second = 0; second < seconds; second++) {
    for (let ms = 0; ms < 500; ms += frameMs) power.glided(frameMs);
    power.drew(frameMs, 500);
  }
  return power.level;
}

it("frames that are slow in every other tick only count all the same", () => {
  expect(showGlidingNowAndThen(new QualityMeter(), 12, 60)).toBe("still");
  expect(showGlidingNowAndThen(new QualityMeter(), 60, 17)).toBe("full");
});

it("one slow tick among smooth frames changes nothing", () => {
  const power = new QualityMeter();
  for (let tick = 0; tick < 40; tick++) {
    show(power, 1, 17);
    power.drew(tick % 10 === 0 ? 450 : 20, 500);
  }
  expect(power.level).toBe("full");
});

it("a single slow moment changes nothing", () => {
  const power = new QualityMeter();
  show(power, 5, 17);
  show(power, 1, 400);
  expect(show(power, 5, 17)).toBe("full");
});

it("a hidden page does not count as slow", () => {
  const power = new QualityMeter();
  for (let time = 0; time < 20; time++) power.glided(5000);
  expect(power.level).toBe("full");
});

it("a machine that has become fast gets full quality back", () => {
  const power = new QualityMeter();
  show(power, 12, 60);
  expect(levels(power, 40, 10)).toEqual(["still", "fewer", "full"]);
});

it("movements that are drawn less often and fast enough stay so for a while before full quality is tried", () => {
  const power = new QualityMeter();
  show(power, 4, 60);
  expect(power.level).toBe("fewer");
  expect(show(power, 8, 17)).toBe("fewer");
  expect(show(power, 8, 17)).toBe("full");
});

it("failed tries become rarer and rarer", () => {
  const power = new QualityMeter();
  const tries = { early: 0, late: 0 };
  let before = power.level;
  for (let second = 0; second < 1200; second++) {
    // Gliding is too slow on this machine, although single frames are fast.
    show(power, 1, hasMotion(power.level) ? 60 : 20);
    if (LEVELS.indexOf(power.level) < LEVELS.indexOf(before)) tries[second < 300 ? "early" : "late"] += 1;
    before = power.level;
  }
  expect(tries.early).toBeGreaterThan(0);
  expect(tries.late).toBeLessThanOrEqual(tries.early);
  expect(tries.early + tries.late).toBeLessThan(10);
});
