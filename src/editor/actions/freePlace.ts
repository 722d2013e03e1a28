import { type Actor, add, filledSquares, type Id, type Point, type Stage, squareKey } from "../../engine/index.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";
import { mapEntries } from "../state/largeMaps.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import { stageOf } from "./viewStages.ts";

/** A function that says whether a new actor would share a square with an alike one, by default one of the same character and appearance. */
export function overlapTest(context: EditorContext, view: ViewId, isAlike = looksAlike): (actor: Actor) => boolean {
  const stage = stageOf(context, view);
  if (!stage) return () => false;
  const { characters } = documentOf(context);
  const keysOf = (actor: Actor) => filledSquares(actor, characters, stage).map(({ x, y }) => squareKey(x, y));
  const takenBy = new Map<string, ReadonlySet<string>>();
  const squaresTakenBy = (actor: Actor) => {
    const alike = mapEntries(stage.actors).values.filter((other) => isAlike(other, actor));
    return new Set(alike.flatMap(keysOf));
  };
  return (actor) => {
    const taken = takenBy.get(appearanceKey(actor)) ?? squaresTakenBy(actor);
    takenBy.set(appearanceKey(actor), taken);
    return keysOf(actor).some((key) => taken.has(key));
  };
}

export function sameCharacter(one: Actor, other: Actor): boolean {
  return one.characterId === other.characterId;
}

function looksAlike(one: Actor, other: Actor): boolean {
  return sameCharacter(one, other) && one.appearance === other.appearance;
}

/** The step nearest to the preferred one for which `isFree` holds; null if there is none. */
export function freeStep(stage: Stage, preferred: Point, isFree: (step: Point) => boolean): Point | null {
  const rings = Math.max(stage.width, stage.height);
  for (let ring = 0; ring <= rings; ring++) {
    const free = stepsOfRing(ring).find((step) => isFree(add(preferred, step)));
    if (free) return add(preferred, free);
  }
  return null;
}

/** All steps of that distance, those straight to the right and down first. */
function stepsOfRing(ring: number): Point[] {
  if (ring === 0) return [{ x: 0, y: 0 }];
  const along = Array.from({ length: 2 * ring + 1 }, (_, place) => nearFirst(place));
  return [ring, -ring].flatMap((far) => along.flatMap((near) => [point(far, near), point(near, far)]));
}

function point(x: number, y: number): Point {
  return { x, y };
}

/** 0, 1, -1, 2, -2, … */
function nearFirst(place: number): number {
  return place % 2 === 0 ? -place / 2 : (place + 1) / 2;
}

function appearanceKey({ characterId, appearance }: Actor): Id {
  return JSON.stringify([characterId, appearance]);
}
