import { describe, expect, it } from "vitest";
import type { Actor, TickFrame } from "../../src/engine/index.ts";
import { Glides } from "../../src/stage/Glides.ts";

const at = (x: number, y = 0, appearance = "a"): Actor => ({
  id: "hero",
  characterId: "h",
  position: { x, y },
  appearance,
  variableValues: {},
});

/** A tick of 1,000 ms that began at 0. */
function glide(before: Actor | undefined, ...stops: (Actor | null)[]) {
  const glides = new Glides();
  const frames: TickFrame[] = stops.map((hero) => ({ hero }));
  glides.begin(frames, () => before, { now: 0, ms: 1000 });
  return { glides, now: (ms: number) => glides.poses(ms)[0]?.[1] };
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
    expect(glides.any).toBe(true);
    now(1000);
    expect(glides.any).toBe(false);
  });

  it("is named when all are made to arrive", () => {
    const { glides } = glide(at(0), at(1));
    expect(glides.end()).toEqual(["hero"]);
    expect(glides.any).toBe(false);
  });
});
