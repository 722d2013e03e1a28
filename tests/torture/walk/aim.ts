import type { Pixel } from "../../e2e/pages/Pixel.ts";
import type { Dice, Surroundings } from "./Surroundings.ts";
import { sightOf, squareOf, type Thing } from "./sight.ts";

export const TEXTS = ["Frog", "7", "-3", "", " a b ", "Untitled", "0", "2"] as const;
const ENDS = ["Enter", "Tab", "Escape"] as const;

export function one<T>(dice: Dice, things: readonly T[]): T {
  return things[dice(things.length)] as T;
}

/** The modifier key that is held; mostly none. */
export function held(dice: Dice): "Alt" | "Shift" | undefined {
  return one(dice, [undefined, undefined, undefined, "Alt", "Shift"]);
}

export async function onThing(
  around: Surroundings,
  name: RegExp,
  act: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  const known = around.sight.things.filter((thing) => name.test(thing.name));
  if (known.length > 0) await act(one(around.dice, known));
}

/** Presses a control with this name, if there is one. */
export function press(around: Surroundings, name: RegExp): Promise<void> {
  return onThing(around, name, (thing) => around.hand.click(thing, thing.name));
}

/** Like `press`, on the page as it is a moment later. */
export async function pressNext(around: Surroundings, name: RegExp, ms = 60): Promise<void> {
  await around.pass(ms);
  await press({ ...around, sight: await sightOf(around.page) }, name);
}

/** Acts on an actor in the last picture: the stage, or the after picture of a recording. */
export async function onActor({ dice, now, sight }: Surroundings, act: (at: Pixel) => Promise<unknown>): Promise<void> {
  const picture = sight.pictures.at(-1);
  if (picture && now.actors.length > 0) await act(squareOf(picture, one(dice, now.actors).position));
}

/** A random square, sometimes beside the stage. */
export function anySquare({ dice, sight }: Surroundings): Pixel {
  const picture = sight.pictures[dice(Math.max(sight.pictures.length, 1))];
  if (!picture) return { x: 300 + dice(300), y: 200 + dice(200) };
  return squareOf(picture, { x: dice(picture.columns + 1), y: dice(picture.rows + 1) });
}

export function halfway(from: Pixel, to: Pixel): Pixel {
  return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
}

/** Types into the focused field, if any. */
export async function write({ hand, dice }: Surroundings, texts: readonly string[] = TEXTS): Promise<void> {
  await hand.press("Control+a");
  await hand.type(one(dice, texts));
  await hand.press(one(dice, ENDS));
}
