import { useLayoutEffect } from "react";
import { lessonStorage } from "./lessonStorage.ts";

/** What Nib's bar takes of the window: all of its height, or the slim strip to which it is folded. */
export type LessonSpace = "bar" | "folded";

/** Keeps the height of Nib's bar free, so that nothing jumps when Nib begins to speak. */
export function useLessonSpace(space: LessonSpace | null): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (space) dataset.lesson = space;
    else delete dataset.lesson;
    return () => {
      delete dataset.lesson;
    };
  }, [space]);
}

/** What the lesson will take that opens with this game; null: none does. Known before the lessons are loaded. */
export function spaceOfStoredLesson(worldId: string): LessonSpace | null {
  const text = lessonStorage(worldId).read() ?? "";
  if (!text.includes('"state":"open"')) return null;
  return text.includes('"isFolded":true') ? "folded" : "bar";
}
