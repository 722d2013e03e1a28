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

/** The squares an actor fills, turned as it is; squares beyond an edge are given without wrapping. */
export function footprint(actor: Actor, character: Character | undefined): readonly Point[] {
  const steps = stepsFromAnchor(appearanceInfo(character, actor.appearance), transformOf(actor));
  return steps.map((step) => add(actor.position, step));
}

/** The squares of the stage that show an actor: where it can be pressed and where another actor can overlap it. */
export function filledSquares(actor: Actor, characters: Characters, stage: Grid): Point[] {
  return footprint(actor, own(characters, actor.characterId)).filter((square) => isOnStage(stage, square));
}

/** A test whether an actor is shown in a square of the stage; cheap enough to ask about every actor. */
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

/** The characters with an appearance that fills anything but the single square of its anchor. */
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

/** The squares an appearance fills, counted from its anchor; cached per info, because the same few are asked for again and again. */
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
