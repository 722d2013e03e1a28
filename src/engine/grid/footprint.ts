import type { Actor } from "../world/actor.ts";
import type { AppearanceInfo, Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { appearanceInfo, transformOf } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import type { Characters } from "../world/world.ts";
import { add, type Point, samePoint, subtract } from "./point.ts";
import type { Transform } from "./transform.ts";
import { turnPoint } from "./turn.ts";
import { type Grid, isOnStage } from "./wrap.ts";

/** The squares an actor fills, turned as it is; those hanging over an edge as seen without wrapping (engine.md, matching 2). */
export function footprint(actor: Actor, character: Character | undefined): readonly Point[] {
  const steps = stepsFromAnchor(appearanceInfo(character, actor.appearance), transformOf(actor));
  return steps.map((step) => add(actor.position, step));
}

/** The squares of the stage that show an actor: what a hand can hit and another actor can overlap (details §4). */
export function filledSquares(actor: Actor, characters: Characters, stage: Grid): Point[] {
  return footprint(actor, own(characters, actor.characterId)).filter((square) => isOnStage(stage, square));
}

/** Tells of actors whether a square of the stage shows them; for a look at all of them, each of which is to cost next to nothing. */
export function fillsSquare(characters: Characters, stage: Grid, square: Point): (actor: Actor) => boolean {
  if (!isOnStage(stage, square)) return () => false;
  const shaped = shapedOnes(characters);
  return (actor) => {
    if (!shaped.has(actor.characterId)) return samePoint(actor.position, square);
    return footprint(actor, own(characters, actor.characterId)).some((filled) => samePoint(filled, square));
  };
}

const ANCHOR: Point = { x: 0, y: 0 };
const shapedByCharacters = new WeakMap<Characters, ReadonlySet<Id>>();

/** The characters with looks that fill anything but the one square they stand on. */
function shapedOnes(characters: Characters): ReadonlySet<Id> {
  const known =
    shapedByCharacters.get(characters) ?? new Set(Object.keys(characters).filter((id) => isShaped(characters[id])));
  shapedByCharacters.set(characters, known);
  return known;
}

function isShaped(character: Character | undefined): boolean {
  const infos = Object.values(character?.spritesheet.appearanceInfo ?? {});
  return infos.some((info) => {
    const [step, ...others] = stepsFromAnchor(info, "0");
    return !step || !samePoint(step, ANCHOR) || others.length > 0;
  });
}

const stepsByInfo = new WeakMap<AppearanceInfo, Map<Transform, readonly Point[]>>();

/** What a picture fills, counted from its anchor. Remembered by the info itself: the same few are asked for over and over. */
export function stepsFromAnchor(info: AppearanceInfo, transform: Transform): readonly Point[] {
  const known = stepsByInfo.get(info) ?? new Map<Transform, readonly Point[]>();
  stepsByInfo.set(info, known);
  const steps = known.get(transform) ?? turnedSteps(info, transform);
  known.set(transform, steps);
  return steps;
}

function turnedSteps(info: AppearanceInfo, transform: Transform): readonly Point[] {
  const anchor = turnPoint(info.anchor, info, transform);
  return Object.keys(info.filled).map((key) => subtract(turnPoint(pointOfKey(key), info, transform), anchor));
}

function pointOfKey(key: string): Point {
  const [x, y] = key.split(",");
  return { x: Number(x), y: Number(y) };
}
