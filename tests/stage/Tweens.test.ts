import { describe, expect, it } from "vitest";
import type { Actor, TickFrame } from "../../src/engine/index.ts";
import { type MovablePicture, type Pose, Tweens } from "../../src/stage/actors/Tweens.ts";

const at = (x: number, y = 0, appearance = "a"): Actor => ({
  id: "hero",
  characterId: "h",
  position: { x, y },
  appearance,
  variableValues: {},
});

const EVERYWHERE = { x: 0, y: 0, width: 20, height: 20 };

/** What is drawn of the hero, and how much work that took. */
class Picture {
  shown: Pose | null | undefined;
  poses = 0;
  moves = 0;
  /** Whether more than its position has to be updated each time. */
  isAccompanied = false;

  pose = (_: string, pose: Pose | null): MovablePicture | null => {
    this.shown = pose;
    this.poses += 1;
    return pose && !this.isAccompanied ? { moveTo: (x, y) => this.#moveTo(pose, x, y) } : null;
  };

  #moveTo({ actor }: Pose, x: number, y: number): void {
    this.shown = { actor, square: { x, y } };
    this.moves += 1;
  }
}

/** A tick of 1,000 ms that began at 0. */
function glide(before: Actor | undefined, ...stops: (Actor | null)[]) {
  const glides = new Tweens();
  const picture = new Picture();
  const frames: TickFrame[] = stops.map((hero) => new Map([["hero", hero]]));
  glides.start(frames, () => before, { now: 0, ms: 1000 });
  const now = (ms: number, seen = EVERYWHERE) => {
    glides.advance(ms, seen, picture);
    return picture.shown;
  };
  return { glides, picture, now };
}

describe("an actor on its way", () => {
  it("glides evenly through the whole tick", () => {
    const { now } = glide(at(2), at(3));
    expect(now(0)?.square).toEqual({ x: 2, y: 0 });
    expect(now(250)?.square).toEqual({ x: 2.25, y: 0 });
    expect(now(1000)?.square).toEqual({ x: 3, y: 0 });
  });

  it("shares the tick among its own frames", () => {
    const { now } = glide(at(0), at(1), at(1, 1));
    expect(now(250)?.square).toEqual({ x: 0.5, y: 0 });
    expect(now(750)?.square).toEqual({ x: 1, y: 0.5 });
  });

  it("looks at once as it will when it is there", () => {
    const { now } = glide(at(0), at(1, 0, "walking"));
    expect(now(1)?.actor.appearance).toBe("walking");
  });

  it("jumps more than six squares at once, as when it wraps", () => {
    expect(glide(at(0), at(7)).now(10)?.square).toEqual({ x: 7, y: 0 });
    expect(glide(at(0), at(6)).now(500)?.square).toEqual({ x: 3, y: 0 });
  });

  it("stands where it appears when it is new", () => {
    expect(glide(undefined, at(4)).now(10)?.square).toEqual({ x: 4, y: 0 });
  });

  it("is gone from the frame on that deletes it", () => {
    const { now } = glide(at(0), at(1), null);
    expect(now(250)?.square).toEqual({ x: 0.5, y: 0 });
    expect(now(600)).toBeNull();
  });

  it("is let go when it has arrived", () => {
    const { glides, now } = glide(at(0), at(1));
    now(999);
    expect(glides.areRunning).toBe(true);
    now(1000);
    expect(glides.areRunning).toBe(false);
  });

  it("is named when all are made to arrive", () => {
    const { glides } = glide(at(0), at(1));
    expect(glides.end()).toEqual(["hero"]);
    expect(glides.areRunning).toBe(false);
  });
});

describe("somebody with a look called Walking", () => {
  const sheet = {
    appearances: { a: [""], b: [""], legs: [""] },
    appearanceNames: { a: "Standing", b: "Jumping", legs: "Walking" },
    appearanceInfo: {},
  };
  const characters = { h: { id: "h", name: "Hero", spritesheet: sheet, rules: [], variables: {} } };
  const looks = (before: Actor, after: Actor, others = 0) => {
    const glides = new Tweens();
    const picture = new Picture();
    const crowd = Array.from({ length: others }, (_, n) => [`${n}`, null] as const);
    glides.start([new Map([["hero", after], ...crowd])], () => before, { now: 0, ms: 1000 }, characters);
    return [0, 400, 600, 1000].map((ms) => {
      glides.advance(ms, EVERYWHERE, picture);
      return [picture.shown?.square.x, picture.shown?.actor.appearance];
    });
  };

  it("takes a stride in the first half of a step, at the same pace", () => {
    expect(looks(at(2), at(3))).toEqual([
      [2, "legs"],
      [2.4, "legs"],
      [2.6, "a"],
      [3, "a"],
    ]);
  });

  it.each([
    ["a jump", at(2), at(4), 0],
    ["a rule that changes the look", at(2), at(3, 0, "b"), 0],
    ["another look than the one for standing", at(2, 0, "b"), at(3, 0, "b"), 0],
    ["a change without a step", at(2), at(2), 0],
    ["a crowd", at(2), at(3), 100],
  ])("takes none in %s", (_, before, after, others) => {
    expect(looks(before, after, others).map(([, look]) => look)).not.toContain("legs");
  });
});

describe("what a glide costs", () => {
  it("is no more than a move from frame to frame, with a new pose at each stop", () => {
    const { picture, now } = glide(at(0), at(1), at(1, 1));
    for (const ms of [0, 100, 200, 600, 700]) now(ms);
    expect([picture.poses, picture.moves]).toEqual([2, 3]);
  });

  it("is the whole pose where more goes along with it", () => {
    const { picture, now } = glide(at(0), at(1));
    picture.isAccompanied = true;
    for (const ms of [0, 100, 200]) now(ms);
    expect([picture.poses, picture.moves]).toEqual([3, 0]);
  });

  it("is the whole pose once more after something changed that looks have to do with", () => {
    const { glides, picture, now } = glide(at(0), at(1));
    now(0);
    glides.redraw();
    now(100);
    expect([picture.poses, picture.moves]).toEqual([2, 0]);
  });

  it("is nothing out of sight, until it comes into sight or has arrived", () => {
    const { picture, now } = glide(at(0), at(1));
    const elsewhere = { ...EVERYWHERE, x: 5 };
    for (const ms of [0, 100, 200]) now(ms, elsewhere);
    expect(picture.moves).toBe(0);
    expect(now(250)?.square).toEqual({ x: 0.25, y: 0 });
    expect(now(1000, elsewhere)?.square).toEqual({ x: 1, y: 0 });
  });

  it("is not saved on one who only passes through what is seen", () => {
    expect(glide(at(0), at(6)).now(500, { ...EVERYWHERE, x: 2, width: 2 })?.square).toEqual({ x: 3, y: 0 });
  });
});
