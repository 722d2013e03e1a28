/** Where this browser keeps how far a child has come in the tutorial of each game. */
import { forgetText, keepText, keptText } from "../../browser/keptTexts.ts";
import type { LessonShelf } from "../../editor/tutorial/kept.ts";

const KEY = "gridlings.lesson";

export function lessonShelf(worldId: string): LessonShelf {
  return { read: () => keptText(keyOf(worldId)), write: (text) => keepText(keyOf(worldId), text) };
}

/** Whether a lesson of this game was begun in this browser. */
export function hasLesson(worldId: string): boolean {
  return keptText(keyOf(worldId)) !== null;
}

/** A game that came into an account goes on where it was. */
export function moveLesson(fromId: string, toId: string): void {
  const kept = keptText(keyOf(fromId));
  if (kept === null) return;
  keepText(keyOf(toId), kept);
  forgetText(keyOf(fromId));
}

function keyOf(worldId: string): string {
  return `${KEY}.${worldId}`;
}
