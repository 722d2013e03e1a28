/** The questions that steps ask about the rule being taught; squares count from its main actor. */
import { type Actor, add, type Id, isInExtent, type Point, samePoint } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";
import type { LessonFacts } from "./LessonFacts.ts";
import { endOf } from "./shapes.ts";

/** The recording of a character's rule; null where none, or another one's, is open. */
export function recordingOf({ recording }: LessonFacts, characterId: Id): Recording | null {
  return recording?.characterId === characterId ? recording : null;
}

/** Whether the frame contains these squares. */
export function frames({ recording }: LessonFacts, ...squares: readonly (readonly [number, number])[]): boolean {
  return recording !== null && squares.every(([x, y]) => isInExtent(recording.extent, { x, y }));
}

/** Whether the frame is exactly that large. */
export function framesExactly({ recording }: LessonFacts, [xmin, ymin]: Corner, [xmax, ymax]: Corner): boolean {
  const extent = recording?.extent;
  return extent?.xmin === xmin && extent.ymin === ymin && extent.xmax === xmax && extent.ymax === ymax;
}
type Corner = readonly [number, number];

/** Who stands in the before picture on a square. */
export function inPictureAt({ recording }: LessonFacts, [x, y]: Corner): Actor[] {
  if (!recording) return [];
  const square = add(recording.origin, { x, y });
  return Object.values(recording.before.actors).filter(({ position }) => samePoint(position, square));
}

/** The actors of a character inside the frame, beside the main one. */
export function framed({ recording }: LessonFacts, characterId: Id): Actor[] {
  if (!recording) return [];
  const { before, origin, extent, mainActorId } = recording;
  return Object.values(before.actors).filter(
    ({ id, characterId: its, position }) =>
      its === characterId &&
      id !== mainActorId &&
      isInExtent(extent, { x: position.x - origin.x, y: position.y - origin.y }),
  );
}

/** Whether the main actor is there after all rows. */
export function endsOn({ recording }: LessonFacts, x: number, y: number): boolean {
  if (!recording) return false;
  return samePoint(endOf(recording.actions, recording.mainActorId), { x, y });
}

/** A square of the pictures, counted from their corner. */
export function squareOf({ recording }: LessonFacts, x: number, y: number): Point {
  return add(recording?.origin ?? { x: 0, y: 0 }, { x, y });
}
