/** What actors say in bubbles: how it is wrapped, where it lies, and how long it is seen. */
import { describe, expect, it } from "vitest";
import { type Actor, newStage } from "../../src/engine/index.ts";
import { bubbleLines, placeBubble, roomBeside } from "../../src/stage/actors/chips/bubbles.ts";
import { Tweens } from "../../src/stage/actors/Tweens.ts";
import { ViewActors } from "../../src/stage/actors/ViewActors.ts";
import { Sayings } from "../../src/stage/input/sayings.ts";
import { actorOf } from "../support/testGame.ts";

const saying = (text: string, ticks = 3) => ({ saying: { text, ticks } });

describe("the lines of a bubble", () => {
  it.each([
    ["a short text", "Go, Hero!", ["Go, Hero!"]],
    ["words that fit in 17 letters", "Take all the coins on the bridge", ["Take all the", "coins on the", "bridge"]],
    ["a line of exactly 17", "I have eaten them all", ["I have eaten them", "all"]],
    ["a word that is too long", "Hi Supercalifragilistic!", ["Hi", "Supercalifragilis", "tic!"]],
    ["letters of two code units", "🦊".repeat(18), ["🦊".repeat(17), "🦊"]],
    ["several spaces", "  a   b ", ["a b"]],
  ])("%s", (_, text, lines) => {
    expect(bubbleLines(text)).toEqual(lines);
  });
});

describe("a bubble lies", () => {
  const room = { x: 0, y: 0, width: 400, height: 300 };
  const size = { width: 100, height: 40 };
  const at = (x: number, y: number) => ({ head: { x, y: y - 20 }, foot: { x, y: y + 20 } });

  it("over its speaker, with the tail on its head", () => {
    const place = placeBubble(at(200, 150), size, room);
    expect(place).toMatchObject({ scale: 1, isBelow: false, bubble: { x: 150, y: 78 }, tail: { x: 191, y: 115 } });
    expect(place?.box).toEqual({ x: 150, y: 78, width: 100, height: 52 });
  });

  it("under a speaker at the upper edge", () => {
    expect(placeBubble(at(200, 20), size, room)).toMatchObject({ isBelow: true, bubble: { x: 150, y: 52 } });
  });

  it("inside of what is seen, whose edge may run through the stage", () => {
    expect(placeBubble(at(5, 150), size, room)?.bubble.x).toBe(0);
    expect(placeBubble(at(395, 150), size, room)?.bubble.x).toBe(300);
    expect(placeBubble(at(205, 150), size, { ...room, x: 200 })?.bubble.x).toBe(200);
  });

  it("nowhere while its speaker is out of sight", () => {
    expect(placeBubble(at(100, 150), size, { ...room, x: 200 })).toBeNull();
    expect(placeBubble(at(100, 400), size, room)).toBeNull();
  });

  it("beside the numbers in the corners of a stage, also of a small one whose speaker stands under them", () => {
    const hud = [{ corner: "top-left" }, { corner: "top-left" }, { corner: "bottom-right" }] as const;
    const small = { x: 0, y: 0, width: 300, height: 200 };
    const free = roomBeside(hud, small);
    expect(free).toEqual({ x: 0, y: 8 + 24 + 3 + 24, width: 300, height: 200 - 59 - 32 });
    const place = placeBubble(at(60, 40), size, free, small);
    expect(place?.box.y).toBeGreaterThanOrEqual(free.y);
    expect((place?.box.y ?? 0) + (place?.box.height ?? 0)).toBeLessThanOrEqual(free.y + free.height);
    expect(roomBeside([], small)).toEqual(small);
  });

  it("smaller only on a very small stage, which it does not fill", () => {
    const place = placeBubble(at(30, 60), size, { x: 0, y: 0, width: 80, height: 80 });
    expect(place?.scale).toBeLessThan(1);
    expect(place?.box.height).toBeLessThan(80 * 0.6);
  });
});

describe("an actor that says something", () => {
  const silent = actorOf("c", "a", 0, 0);
  const standing = (actor: Actor) => {
    const shown = new ViewActors();
    shown.showStage({ ...newStage("s", 0), actors: { a: actor } }, {});
    return shown;
  };

  it("is drawn again for each new text and when it falls silent, not for the ticks in between", () => {
    const shown = standing(silent);
    const tick = (actor: Actor) => shown.apply({ changed: [actor], deleted: [] });
    expect(tick({ ...silent, ...saying("Hi", 3) })).toMatchObject({ changed: [{ id: "a" }], spoken: [{ id: "a" }] });
    expect(tick({ ...silent, ...saying("Hi", 2) })).toMatchObject({ changed: [], spoken: [] });
    expect(tick({ ...silent, ...saying("Ho", 2) })).toMatchObject({ changed: [{ id: "a" }], spoken: [{ id: "a" }] });
    expect(tick(silent)).toMatchObject({ changed: [silent], spoken: [silent] });
  });

  it("says it from the beginning of the movement of that tick", () => {
    const tweens = new Tweens();
    const said: (string | undefined)[] = [];
    const target = {
      pose: (_: string, pose: { actor: Actor } | null) => {
        said.push(pose?.actor.saying?.text);
        return null;
      },
    };
    tweens.start([new Map([["a", { ...silent, position: { x: 1, y: 0 } }]])], () => silent, { now: 0, ms: 100 });
    tweens.say("a", { text: "Hi", ticks: 3 });
    tweens.advance(10, { x: 0, y: 0, width: 9, height: 9 }, target);
    tweens.say("a", undefined);
    tweens.advance(20, { x: 0, y: 0, width: 9, height: 9 }, target);
    expect(said).toEqual(["Hi", undefined]);
  });

  it("is read to screen readers once for each text", () => {
    const sayings = new Sayings();
    const read = (changed: readonly Actor[], deleted: readonly string[] = []) =>
      sayings.newIn({ changed, deleted }).map((actor) => actor.saying?.text);
    const hi = { ...silent, ...saying("Hi") };
    expect(read([hi])).toEqual(["Hi"]);
    expect(read([hi])).toEqual([]);
    expect(read([silent])).toEqual([]);
    expect(read([hi])).toEqual(["Hi"]);
    expect(read([], ["a"])).toEqual([]);
    expect(read([hi])).toEqual(["Hi"]);
  });
});
