/** A camera that follows an actor: where the actor is on the screen while it glides. */
import { describe, expect, it } from "vitest";
import { type Actor, newStage, type Point, TILE } from "../../src/engine/index.ts";
import { Tweens } from "../../src/stage/actors/Tweens.ts";
import { Following } from "../../src/stage/view/Following.ts";
import { ViewCamera } from "../../src/stage/view/ViewCamera.ts";
import { actorOf } from "../support/testGame.ts";

const WORLD = { ...newStage("s", 0), width: 200, height: 200 };
const VIEW = { width: 945, height: 540 };
const FRAME_MS = 1000 / 60;

interface Walk {
  readonly from: Point;
  /** The steps of the ticks, in squares; the last one goes on. */
  readonly steps: readonly Point[];
  readonly tickMs: number;
  readonly frames: number;
  readonly isSmooth?: boolean;
  /** How late a frame may be, ms. */
  readonly late?: number;
  readonly frameMs?: number;
}

/** Where the middle of the actor is on the screen in each frame, as a share of the view, and in px. */
function walk({ from, steps, tickMs, frames, isSmooth = true, late = 0, frameMs = FRAME_MS }: Walk) {
  const camera = new ViewCamera();
  const by = new Following();
  const tweens = new Tweens();
  let actor: Actor = actorOf("hero", "h", from.x, from.y);
  const sightAt = (now: number) => ({
    by,
    square: (isSmooth && tweens.squareAt("h", now)) || actor.position,
    grain: 1,
    isSmooth,
  });
  camera.aim({ stage: WORLD, extent: null, readOnly: true, followed: sightAt(0) }, VIEW, null);
  const seen: { readonly x: number; readonly y: number; readonly left: number }[] = [];
  for (let frame = 0, ticks = 0; frame < frames; frame++) {
    const now = frame * frameMs + (frame % 3 === 1 ? late : 0);
    while (ticks * tickMs <= now) {
      const before = actor;
      const step = steps[Math.min(ticks, steps.length - 1)] ?? { x: 0, y: 0 };
      actor = actorOf("hero", "h", before.position.x + step.x, before.position.y + step.y);
      tweens.end();
      tweens.start([new Map([["h", actor]])], () => before, { now: ticks * tickMs, ms: tickMs });
      ticks += 1;
    }
    const sight = sightAt(now);
    camera.advance(now, sight);
    const { left, top, zoom } = camera.current;
    const tile = TILE * zoom;
    seen.push({ x: left + (sight.square.x + 0.5) * tile, y: top + (sight.square.y + 0.5) * tile, left });
  }
  return seen;
}

const RIGHT = { x: 1, y: 0 };

describe("a camera that follows somebody", () => {
  it.each([
    ["Normal", 500],
    ["Fast", 250],
    ["Super", 125],
    ["Turbo", 60],
  ])("keeps a walking hero still on the screen for 200 frames at %s, and in the middle third", (_, tickMs) => {
    const seen = walk({ from: { x: 20, y: 100 }, steps: [RIGHT], tickMs, frames: 260, late: 5 }).slice(60);
    expect(seen).toHaveLength(200);
    const xs = seen.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(1);
    expect(new Set(seen.map(({ y }) => y)).size).toBe(1);
    for (const x of xs) expect(Math.abs(x / VIEW.width - 0.5)).toBeLessThan(1 / 6);
  });

  it.each([150, 300, 450])("keeps a walking hero in the middle third where a frame takes %i ms", (frameMs) => {
    const seen = walk({ from: { x: 20, y: 100 }, steps: [RIGHT], tickMs: 125, frames: 45, frameMs }).slice(2);
    for (const { x } of seen) expect(Math.abs(x / VIEW.width - 0.5)).toBeLessThan(1 / 6);
  });

  it("never lets the hero nearer to an edge than a quarter of the view, however fast it goes", () => {
    const seen = walk({ from: { x: 20, y: 100 }, steps: [{ x: 3, y: 1 }], tickMs: 60, frames: 200 });
    for (const { x, y } of seen) {
      expect(Math.abs(x / VIEW.width - 0.5)).toBeLessThanOrEqual(0.25);
      expect(Math.abs(y / VIEW.height - 0.5)).toBeLessThanOrEqual(0.25);
    }
  });

  it("does not move for a jump in place", () => {
    const steps = [
      { x: 0, y: -1 },
      { x: 0, y: 1 },
      { x: 0, y: 0 },
    ];
    expect(
      new Set(walk({ from: { x: 100, y: 100 }, steps, tickMs: 250, frames: 60 }).map(({ left }) => left)).size,
    ).toBe(1);
  });

  it("arrives softly when the hero stops: each step is shorter than the one before", () => {
    const steps = [...Array<Point>(6).fill(RIGHT), { x: 0, y: 0 }];
    const lefts = walk({ from: { x: 100, y: 100 }, steps, tickMs: 125, frames: 75 }).map(({ left }) => left);
    const ways = lefts.slice(47).map((left, n) => (lefts[46 + n] ?? 0) - left);
    expect(ways[0]).toBeGreaterThan(3);
    for (const [n, way] of ways.slice(1).entries()) expect(way).toBeLessThanOrEqual((ways[n] ?? 0) + 1);
    expect(ways.slice(11).every((way) => Math.abs(way) <= 1)).toBe(true);
    expect(ways.at(-1)).toBe(0);
  });

  it("shows nothing beyond the edges of the world, which the hero may reach", () => {
    const seen = walk({ from: { x: 2, y: 199 }, steps: [{ x: 0, y: 0 }], tickMs: 250, frames: 3 });
    expect(seen.at(-1)).toMatchObject({ left: 0 });
    expect(seen.at(-1)?.y).toBeGreaterThan(VIEW.height - 60);
  });

  it("jumps at a third of the way without motion, and stands still until then", () => {
    const seen = walk({ from: { x: 100, y: 100 }, steps: [RIGHT], tickMs: 200, frames: 200, isSmooth: false });
    const lefts = [...new Set(seen.map(({ left }) => left))];
    expect(lefts.length).toBeGreaterThan(3);
    expect(lefts.length).toBeLessThan(12);
    for (const { x } of seen) expect(Math.abs(x / VIEW.width - 0.5)).toBeLessThan(1 / 6);
  });

  it("shows squares of 56 to 80 px, and all of a world that fits at these", () => {
    const square = (width: number, height: number, stage: { width: number; height: number }) =>
      TILE * (new Following().zoomFor({ width, height }, stage) ?? 0);
    expect(square(945, 540, WORLD)).toBe(71);
    expect(square(338, 338, WORLD)).toBe(56);
    expect(square(1900, 1000, WORLD)).toBe(80);
    expect(square(945, 540, { width: 60, height: 9 })).toBe(60);
    expect(new Following().zoomFor({ width: 945, height: 540 }, { width: 14, height: 8 })).toBeNull();
  });

  it("comes back to a hero who goes on after a child has looked elsewhere", () => {
    const camera = new ViewCamera();
    const by = new Following();
    const at = (x: number) => ({ by, square: { x, y: 100 }, grain: 1, isSmooth: true });
    camera.aim({ stage: WORLD, extent: null, readOnly: true, followed: at(100) }, VIEW, null);
    camera.advance(0, at(100));
    const { left } = camera.current;
    camera.pan({ x: -900, y: 0 });
    camera.advance(16, at(100));
    expect(camera.current.left).toBe(left - 900);
    for (let frame = 1; frame < 40; frame++) camera.advance(16 + frame * 16, at(100 + Math.min(1, frame / 10)));
    const { left: corner, zoom } = camera.current;
    expect(Math.abs((corner + 101.5 * TILE * zoom) / VIEW.width - 0.5)).toBeLessThan(1 / 6);
    expect(camera.isMoving).toBe(false);
  });
});
