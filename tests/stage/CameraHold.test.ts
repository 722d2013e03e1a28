import { beforeEach, describe, expect, it } from "vitest";
import { CameraHold } from "../../src/stage/view/CameraHold.ts";
import { FakeClock } from "../support/FakeClock.ts";

let clock: FakeClock;
let events: string[];
let hold: CameraHold;

beforeEach(() => {
  clock = new FakeClock();
  events = [];
  hold = new CameraHold(clock, {
    changed: () => events.push(hold.isHeld ? "held" : "free"),
    outgrown: () => events.push("outgrown"),
  });
});

describe("the camera under a pointer", () => {
  it("is free 80 ms after the pointer was lifted from a recording, and at once from a stage", () => {
    hold.begin();
    hold.end(true);
    clock.pass(79);
    expect(events).toEqual(["held"]);
    clock.pass(1);
    expect(events).toEqual(["held", "free"]);
    hold.begin();
    hold.end(false);
    expect(events).toEqual(["held", "free", "held", "free"]);
  });

  it("stands still for the next tap of a series", () => {
    hold.begin();
    hold.end(true);
    clock.pass(50);
    hold.begin();
    clock.pass(500);
    expect(hold.isHeld).toBe(true);
  });

  it("gives way once to a frame that was dragged out of the picture for 400 ms", () => {
    hold.begin();
    hold.outgrow();
    clock.pass(300);
    hold.outgrow();
    clock.pass(100);
    hold.outgrow();
    clock.pass(1000);
    expect(events).toEqual(["held", "outgrown"]);
  });
});
