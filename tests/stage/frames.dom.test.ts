// @vitest-environment jsdom
/** Appearances with several frames on the stage: four a second, all in step. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frameKeysOf, pictureKeyOf } from "../../src/pictures/pictureKeys.ts";
import { FrameAnimation } from "../../src/stage/actors/FrameAnimation.ts";
import { characterNamed } from "../support/testGame.ts";

const motion = { isUnwelcome: false };

/** Records the frames that it is told to show. */
class Actors {
  hasAnimations = true;
  readonly turns: number[] = [];

  showFrame(turn: number): void {
    this.turns.push(turn);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  motion.isUnwelcome = false;
  vi.stubGlobal("matchMedia", () => ({ matches: motion.isUnwelcome }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function play(actors: Actors, ms: number): number {
  let drawn = 0;
  let now = 1000;
  const turns = new FrameAnimation(() => {
    drawn++;
    turns.advance(now, actors);
  });
  turns.advance(now, actors);
  for (let passed = 0; passed < ms; passed += 10) {
    now += 10;
    vi.advanceTimersByTime(10);
  }
  turns.stop();
  return drawn;
}

describe("frames", () => {
  it("follow each other four times a second, no matter when each actor began", () => {
    const actors = new Actors();
    expect(play(actors, 1000)).toBe(4);
    expect(actors.turns).toEqual([4, 5, 6, 7, 8]);
  });

  it("cost no picture where nobody has several", () => {
    const actors = new Actors();
    actors.hasAnimations = false;
    expect(play(actors, 1000)).toBe(0);
  });

  it("stand still at the first one for a child who wants no motion", () => {
    motion.isUnwelcome = true;
    const actors = new Actors();
    expect([play(actors, 1000), actors.turns]).toEqual([0, [0]]);
  });

  it("are those of a look that has several; stills show the first", () => {
    const hero = characterNamed("Hero");
    const walking = {
      ...hero,
      spritesheet: { ...hero.spritesheet, appearances: { walk: ["data:1", "data:2"], stand: ["data:3"] } },
    };
    expect(frameKeysOf({ hero: walking }, "hero", "walk")).toEqual(["data:1", "data:2"]);
    expect(frameKeysOf({ hero: walking }, "hero", "stand")).toEqual([]);
    expect(frameKeysOf({}, "hero", "walk")).toEqual([]);
    expect(pictureKeyOf({ hero: walking }, "hero", "walk")).toBe("data:1");
  });
});
