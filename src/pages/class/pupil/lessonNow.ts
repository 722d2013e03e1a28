import { createStore } from "zustand/vanilla";
import { pupil } from "../../../api/classCalls.ts";
import type { PupilNow } from "../../../api/classes.ts";

interface LessonNow {
  /** Null until the server has told it. */
  readonly now: PupilNow | null;
  readonly isConnected: boolean;
}

/** What a child's page knows of the lesson. */
export const lessonNow = createStore<LessonNow>(() => ({ now: null, isConnected: false }));

/** Follows the lesson until the returned function is called. */
export function followLesson(): () => void {
  const end = pupil.followNow((now) => lessonNow.setState({ now }), {
    onConnected: (isConnected) => lessonNow.setState({ isConnected }),
  });
  return () => {
    end();
    lessonNow.setState({ now: null, isConnected: false });
  };
}

/** Shows a change before the server tells it. */
export function changeNow(change: Partial<PupilNow>): void {
  lessonNow.setState(({ now }) => ({ now: now && { ...now, ...change } }));
}
