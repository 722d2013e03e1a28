/** Places that are found when an action is carried out. */
import type { CompiledPlace } from "../compile/CompiledPlace.ts";
import type { Point } from "../grid/point.ts";
import { wrapPoint } from "../grid/wrap.ts";
import { nearest } from "../match/wayStraight.ts";
import { ACTOR_GONE, type Acting, NO_PLACE, type Outcome, skippedHere, slotOf } from "./Acting.ts";

const NOT_AT_START = skippedHere("somebody it sends home was not there at the Start");
const NOBODY_THERE = skippedHere("there is nobody to go to");
const NOTHING_FREE = skippedHere("no square is free");

/** Who goes to a place: `slot` is not its own nearest one, and `from` is the square it is near to. */
export interface Going {
  readonly slot: number;
  readonly from: Point;
}

/** The square of a place as things are now, or why there is none. Only a free square takes a random number, and only if there is one. */
export function findPlace(place: CompiledPlace, { slot, from }: Going, acting: Acting): Point | Outcome {
  const { stage } = acting;
  switch (place.kind) {
    case "start":
      return startSquare(slot, acting) ?? NOT_AT_START;
    case "actor":
      return squareOf(slotOf(place.role, acting), acting) ?? ACTOR_GONE;
    case "nearest":
      return squareOf(nearest(from, place.set, { stage, except: slot }), acting) ?? NOBODY_THERE;
    case "free":
      return freeSquare(acting) ?? NOTHING_FREE;
    case "nowhere":
      return NO_PLACE;
    default:
      return unknownPlace(place);
  }
}

function startSquare(slot: number, { stage }: Acting): Point | null {
  const square = stage.startSquare(stage.table.idOf(slot));
  return square ? wrapPoint(stage.grid, square) : null;
}

function squareOf(slot: number, { stage: { table } }: Acting): Point | null {
  return slot < 0 ? null : { x: table.x[slot] as number, y: table.y[slot] as number };
}

/** Any square that nobody fills, not even whoever goes there; squares count by rows from the top. */
function freeSquare({ stage: { squares }, random }: Acting): Point | null {
  const count = squares.freeCount();
  return count === 0 ? null : squares.pointOf(squares.freeCell(Math.floor(random() * count)));
}

function unknownPlace(_: never): Outcome {
  return NO_PLACE;
}
