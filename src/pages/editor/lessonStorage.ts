/** Where this browser keeps how far a child has come in the tutorial of each game. */
import { loadText, removeText, storeText } from "../../browser/storage.ts";
import type { LessonShelf } from "../../editor/tutorial/kept.ts";

const KEY = "gridlings.lesson";

export function lessonStorage(worldId: string): LessonShelf {
  return { read: () => loadText(keyOf(worldId)), write: (text) => storeText(keyOf(worldId), text) };
}

/** Whether a lesson of this game was begun in this browser. */
export function hasLesson(worldId: string): boolean {
  return loadText(keyOf(worldId)) !== null;
}

/** A game that came into an account goes on where it was. */
export function moveLesson(fromId: string, toId: string): void {
  const kept = loadText(keyOf(fromId));
  if (kept === null) return;
  storeText(keyOf(toId), kept);
  removeText(keyOf(fromId));
}

function keyOf(worldId: string): string {
  return `${KEY}.${worldId}`;
}
