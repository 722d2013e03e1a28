import { describe, expect, it } from "vitest";
import { type Actor, type Id, newStage, type Stage, type TickResult } from "../../src/engine/index.ts";
import { type ActorRenderer, MovingActors } from "../../src/stage/actors/MovingActors.ts";
import type { MovablePicture, Pose } from "../../src/stage/actors/Tweens.ts";

/** Remembers where each actor is drawn. */
class Sheet implements ActorRenderer {
  characters = {};
  selected: Id | null = null;
  readonly #places = new Map<Id, string>();

  place(actor: Actor): void {
    this.#places.set(actor.id, `${actor.position.x},${actor.position.y}`);
  }
  pose(id: Id, pose: Pose | null): MovablePicture | null {
    if (pose) this.#places.set(id, `${pose.square.x},${pose.square.y}`);
    else this.remove(id);
    return pose && { moveTo: (x, y) => this.#places.set(id, `${x},${y}`) };
  }
  remove(id: Id): void {
    this.#places.delete(id);
  }
  reorder(): void {}
  select(actor: Actor | null): void {
    this.selected = actor?.id ?? null;
  }
  marked: readonly Id[] = [];
  mark(actors: readonly Actor[]): void {
    this.marked = actors.map(({ id }) => id);
  }
  get all(): Record<Id, string> {
    return Object.fromEntries(this.#places);
  }
}

const actor = (id: Id, x: number): Actor => ({
  id,
  characterId: "c",
  appearance: "a",
  position: { x, y: 0 },
  variableValues: {},
});

function stageOf(id: Id, ...actors: Actor[]): Stage {
  return { ...newStage(id, 0), actors: Object.fromEntries(actors.map((one) => [one.id, one])) };
}

const tickOf = (changes: Partial<TickResult>): TickResult => ({
  stageId: "s",
  stages: {},
  sounds: [],
  ended: null,
  time: {},
  changed: [],
  deleted: [],
  globals: {},
  lights: {},
  frames: [],
  recorded: true,
  canUntick: true,
  error: null,
  warnings: [],
  ...changes,
});

const STEP = tickOf({ changed: [actor("a", 1)], frames: [new Map([["a", actor("a", 1)]])] });
const GLIDE = { now: 0, ms: 100 };
const EVERYWHERE = { x: 0, y: 0, width: 10, height: 10 };

function shown(...actors: Actor[]) {
  const drawn = new Sheet();
  const moving = new MovingActors(drawn);
  moving.showStage(stageOf("s", ...actors), {});
  return { drawn, moving };
}

describe("actors as they are drawn", () => {
  it("glide while the game plays", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.showTick(STEP, GLIDE);
    moving.advance(50, EVERYWHERE);
    expect(drawn.all).toEqual({ a: "0.5,0" });
    moving.advance(100, EVERYWHERE);
    expect(drawn.all).toEqual({ a: "1,0" });
    expect(moving.areMoving).toBe(false);
  });

  it("jump when it is stopped", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.showTick(STEP, null);
    expect(drawn.all).toEqual({ a: "1,0" });
  });

  it("are hit where they are, not where they are drawn", () => {
    const { moving } = shown(actor("a", 0));
    moving.showTick(STEP, GLIDE);
    expect(moving.index.topmostAt({ x: 1, y: 0 })).toBe("a");
  });

  it("have arrived when the next tick comes", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.showTick(STEP, GLIDE);
    moving.advance(10, EVERYWHERE);
    moving.showTick(tickOf({}), { now: 20, ms: 100 });
    expect(drawn.all).toEqual({ a: "1,0" });
  });

  it("are gone when their way ends with being deleted", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.showTick(
      tickOf({ deleted: ["a"], frames: [new Map([["a", actor("a", 1)]]), new Map([["a", null]])] }),
      GLIDE,
    );
    moving.advance(25, EVERYWHERE);
    expect(drawn.all).toEqual({ a: "0.5,0" });
    moving.advance(75, EVERYWHERE);
    expect(drawn.all).toEqual({});
  });

  it("are where an edit puts them, at once", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.showTick(STEP, GLIDE);
    moving.showStage(stageOf("s", actor("a", 9)), {});
    moving.advance(50, EVERYWHERE);
    expect(drawn.all).toEqual({ a: "9,0" });
  });

  it("stay behind when another stage is shown", () => {
    const { drawn, moving } = shown(actor("a", 0), actor("b", 5));
    moving.showTick(STEP, GLIDE);
    moving.showStage(stageOf("other", actor("c", 3)), {});
    moving.advance(50, EVERYWHERE);
    expect(drawn.all).toEqual({ c: "3,0" });
  });

  it("can be selected only while they are there", () => {
    const { drawn, moving } = shown(actor("a", 0));
    moving.select(["a"]);
    expect(drawn.selected).toBe("a");
    moving.select(["nobody"]);
    expect(drawn.selected).toBeNull();
  });
});
