import { BASE, type Ink, LIGHT, SHADE } from "../inks.ts";
import { CENTER, type Sketch } from "../Sketch.ts";
import type { Brief, Mood } from "./Brief.ts";

export interface FacePlace {
  /** The top row of the eyes. */
  readonly y: number;
  /** The dots between the center and the inner edge of an eye. */
  readonly apart: number;
  /** The center of the face; the center of the sheet if it is missing. */
  readonly x?: number;
  /** The row of the mouth; missing if the sprite draws something else there. */
  readonly mouth?: number | null;
  readonly cheeks?: Ink | null;
}

/** Two eyes of two by three dots, each with a highlight, and a mouth, which show a mood. */
export function face(
  sketch: Sketch,
  mood: Mood,
  { y, apart, x = CENTER, mouth = y + 4, cheeks = "pink" }: FacePlace,
): Sketch {
  const left = Math.floor(x - apart) - 1;
  const right = Math.ceil(x + apart);
  for (const eye of [left, right]) drawEye(sketch, mood, eye, y, eye === right);
  if (cheeks) for (const cheek of [left - 1, right + 1]) sketch.box(cheek, y + 3, 2, 1, cheeks);
  if (mouth !== null) drawMouth(sketch, mood, Math.floor(x), mouth);
  return sketch;
}

function drawEye(sketch: Sketch, mood: Mood, x: number, y: number, isRight: boolean): void {
  const inner = isRight ? x : x + 1;
  const outer = isRight ? x + 1 : x;
  if (mood === "sleepy") return void sketch.box(x, y + 2, 2, 1, "dark").put(outer, y + 1, "dark");
  if (mood === "surprised") sketch.box(x, y - 1, 2, 1, "dark");
  sketch.box(x, y, 2, 3, "dark").put(x, y, "white", LIGHT);
  if (mood === "angry")
    sketch
      .put(inner, y - 1, "dark")
      .put(outer, y - 2, "dark")
      .put(outer, y, "dark")
      .put(inner, y, "dark")
      .put(x, y + 1, "white", LIGHT);
  if (mood === "scary")
    sketch
      .box(x, y, 2, 3, "yellow", LIGHT)
      .put(inner, y + 1, "dark")
      .put(inner, y + 2, "dark");
  if (mood === "sad") sketch.put(outer, y + 3, "sky", LIGHT).put(outer, y + 4, "sky", BASE);
}

function drawMouth(sketch: Sketch, mood: Mood, x: number, y: number): void {
  if (mood === "sad") sketch.marks(x - 1, y - 1, [".oo.", "o..o"], "dark");
  else if (mood === "angry") sketch.marks(x - 1, y, ["oooo"], "dark");
  else if (mood === "surprised")
    sketch
      .box(x, y - 1, 2, 2, "dark")
      .put(x, y, "red", SHADE)
      .put(x + 1, y, "red", SHADE);
  else if (mood === "sleepy") sketch.marks(x, y, ["oo"], "dark");
  else if (mood === "scary")
    sketch
      .marks(x - 2, y - 1, ["oooooo"], "dark")
      .put(x - 1, y, "white", LIGHT)
      .put(x + 2, y, "white", LIGHT);
  else sketch.marks(x - 1, y - 1, ["o..o", ".oo."], "dark");
}

/** The eye of an animal in profile. */
export function sideEye(sketch: Sketch, x: number, y: number, { mood }: Brief): Sketch {
  if (mood === "sleepy") return sketch.box(x, y + 1, 2, 1, "dark");
  sketch.box(x, y, 2, 3, "dark").put(x, y, "white", LIGHT);
  return mood === "angry"
    ? sketch
        .put(x + 1, y - 2, "dark")
        .put(x, y - 2, "dark")
        .put(x - 1, y - 3, "dark")
    : sketch;
}
