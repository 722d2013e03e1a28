// @vitest-environment jsdom
/** A selected actor stands between four corner brackets. */
import { describe, expect, it } from "vitest";
import type { Characters } from "../../src/engine/index.ts";
import type { Graphics } from "../../src/pixi/pixi.ts";
import { drawBrackets, SelectionMarks } from "../../src/stage/actors/SelectionMarks.ts";
import { actorOf, characterNamed } from "../support/testGame.ts";

type Corner = readonly [x: number, y: number];

/** Takes down what is drawn: the corner of each bracket, how far its arms reach, and the strokes. */
class Pencil {
  corners: Corner[] = [];
  arms: number[] = [];
  strokes: { readonly color: string; readonly width: number }[] = [];
  #from: Corner = [0, 0];
  #points = 0;

  clear(): void {
    this.corners = [];
    this.strokes = [];
  }
  moveTo(x: number, y: number): this {
    this.#from = [x, y];
    this.#points = 0;
    return this;
  }
  lineTo(x: number, y: number): this {
    this.arms.push(Math.hypot(x - this.#from[0], y - this.#from[1]));
    this.#from = [x, y];
    if (this.#points++ === 0) this.corners.push([x, y]);
    return this;
  }
  stroke(line: { readonly color: string; readonly width: number }): void {
    this.strokes.push(line);
  }
}

const hero = characterNamed("Hero");
/** Two squares wide and one high. */
const snake = characterNamed("Snake");
const cast: Characters = {
  hero,
  snake: {
    ...snake,
    spritesheet: {
      ...snake.spritesheet,
      appearanceInfo: {
        "snake-idle": { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } },
      },
    },
  },
};

function drawn(characterId: string, screenPx: number): Pencil {
  const pencil = new Pencil();
  drawBrackets(pencil as unknown as Graphics, actorOf(characterId, "a", 4, 2), cast, screenPx);
  return pencil;
}

describe("the brackets of an actor", () => {
  it("lie in the four corners of its square, with arms of a fifth of a square, dark on white", () => {
    const { corners, arms, strokes } = drawn("hero", 0.5);
    expect(corners.slice(0, 4)).toEqual([
      [-16.5, -16.5],
      [-16.5, 16.5],
      [16.5, -16.5],
      [16.5, 16.5],
    ]);
    expect(new Set(arms)).toEqual(new Set([8]));
    expect(strokes).toMatchObject([
      { color: "#ffffff", width: 4 },
      { color: "#126b66", width: 2 },
    ]);
  });

  it("are around all squares of one that is larger", () => {
    const across = drawn("snake", 0.5).corners.map(([x]) => x);
    expect([Math.min(...across), Math.max(...across)]).toEqual([-16.5, 56.5]);
  });

  it("are finer in small squares, so that they leave the face free", () => {
    const [small, large] = [drawn("hero", 1), drawn("hero", 0.5)];
    expect(small.strokes[0]?.width).toBeCloseTo(4.4);
    expect(small.corners[0]?.[0]).toBeCloseTo(-16.15);
    // Seen on the screen: a small square's line of 4.4 px, a large square's of 8 px.
    expect((large.strokes[0]?.width ?? 0) / 0.5).toBe(8);
  });
});

describe("several selected actors", () => {
  const first = actorOf("hero", "a", 1, 1);
  const second = actorOf("snake", "b", 5, 3);

  function shown(): SelectionMarks {
    const marks = new SelectionMarks();
    marks.setCharacters(cast);
    marks.showMarks([first, second], 1);
    return marks;
  }

  it("each stand in brackets of their own, and nobody else does", () => {
    const marks = shown();
    expect(marks.container.children.map(({ x, y }) => [x, y])).toEqual([
      [60, 60],
      [220, 140],
    ]);
    expect(marks.container.children.map(({ width }) => Math.round(width))).toEqual([37, 77]);
    expect([marks.has("a"), marks.has("b"), marks.has("c")]).toEqual([true, true, false]);
    marks.showMarks([second], 1);
    expect(marks.container.children).toHaveLength(1);
  });

  it("take their brackets along, and leave none behind when they go", () => {
    const marks = shown();
    marks.follow(first, { x: 2.5, y: 1 });
    expect(marks.container.children[0]?.x).toBe(120);
    marks.remove("a");
    expect([marks.has("a"), marks.container.children.length]).toEqual([false, 1]);
  });
});
