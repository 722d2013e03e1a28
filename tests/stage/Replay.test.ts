import { beforeEach, describe, expect, it } from "vitest";
import type { Actors } from "../../src/engine/index.ts";
import { Replay } from "../../src/stage/actors/Replay.ts";
import { FakeClock } from "../support/FakeClock.ts";

const BEFORE: Actors = {};
const MOVED: Actors = {};
const GONE: Actors = {};

let clock: FakeClock;
let shown: string[];
let mayPlay: boolean;
let steps: readonly Actors[];
let replay: Replay;

beforeEach(() => {
  clock = new FakeClock();
  shown = [];
  mayPlay = true;
  steps = [BEFORE, MOVED, GONE];
  replay = new Replay({
    clock,
    steps: () => steps,
    show: (step, isFirst) => shown.push(`${steps.indexOf(step)}${isFirst ? " at once" : ""}`),
    restore: () => shown.push("as it is"),
    mayPlay: () => mayPlay,
  });
});

const ONCE = ["0 at once", "1", "2", "as it is"];

describe("the replay of a recorded rule", () => {
  it("plays twice by itself after a rest, and not again until something changes", () => {
    replay.changed();
    clock.pass(1499);
    expect(shown).toEqual([]);
    clock.pass(60_000);
    expect(shown).toEqual([...ONCE, ...ONCE]);
    replay.touched();
    clock.pass(60_000);
    expect(shown).toHaveLength(8);
    replay.changed();
    clock.pass(60_000);
    expect(shown).toHaveLength(16);
  });

  it("stops at every touch, and rests again", () => {
    replay.changed();
    clock.pass(1600);
    expect(shown).toEqual(["0 at once"]);
    replay.touched();
    expect(shown).toEqual(["0 at once", "as it is"]);
    clock.pass(1400);
    expect(shown).toHaveLength(2);
    clock.pass(200);
    expect(shown).toHaveLength(3);
  });

  it("plays at once and only once when it is asked to", () => {
    replay.watch();
    clock.pass(60_000);
    expect(shown).toEqual(ONCE);
  });

  it("waits as long as something is dragged, and plays only when asked where less motion is preferred", () => {
    mayPlay = false;
    replay.changed();
    clock.pass(60_000);
    expect(shown).toEqual([]);
    replay.watch();
    expect(shown).toEqual(["0 at once"]);
  });

  it("has nothing to show of a rule without actions", () => {
    steps = [BEFORE];
    replay.changed();
    replay.watch();
    clock.pass(60_000);
    expect(shown).toEqual([]);
  });
});
