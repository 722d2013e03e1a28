/** Stores in this browser how far a child has come in the tutorial of each game. */
import { loadText, removeText, storeText } from "../../browser/storage.ts";
import type { LessonsDeps } from "../../tutorial/runner/Lessons.ts";

const KEY = "gridlings.lesson";

export function lessonStorage(worldId: string): LessonsDeps["storage"] {
  return { read: () => loadText(keyOf(worldId)), write: (text) => storeText(keyOf(worldId), text) };
}

/** Whether a lesson was started in this game. */
export function hasLesson(worldId: string): boolean {
  return loadText(keyOf(worldId)) !== null;
}

/** For a local game that was uploaded to an account and has a new id. */
export function moveLesson(fromId: string, toId: string): void {
  const progress = loadText(keyOf(fromId));
  if (progress === null) return;
  storeText(keyOf(toId), progress);
  removeText(keyOf(fromId));
}

function keyOf(worldId: string): string {
  return `${KEY}.${worldId}`;
}
