import { createStore } from "zustand/vanilla";
import { pupil } from "../../../api/classCalls.ts";
import type { PupilNow, PupilStatus } from "../../../api/classes.ts";

interface LessonNow {
  /** Null until the server has told it. */
  readonly now: PupilNow | null;
  readonly isConnected: boolean;
  /** Where the child has moved the hand; null once the server knows. */
  readonly handToTell: boolean | null;
  /** How many games were handed out to the child since the page was opened, and not told yet. */
  readonly given: number;
}

const NOTHING: LessonNow = { now: null, isConnected: false, handToTell: null, given: 0 };

const SIGNED_OUT = 401;

/** What a child's page knows of the lesson. */
export const lessonNow = createStore<LessonNow>(() => NOTHING);

/**
 * Follows the lesson until the returned function is called. `onOut`: the session of the child has ended, because the teacher gave it new
 * pictures, took it out of the class or wiped that. No pause of the lesson holds its page any more.
 */
export function followLesson(onOut: () => void): () => void {
  const end = pupil.followNow(
    (now) => lessonNow.setState((before) => ({ now, given: before.given + newlyGiven(before.now, now) })),
    {
      // A server that has started again knows of no hand.
      onConnected: (isConnected) =>
        lessonNow.setState(({ now, handToTell }) => ({ isConnected, handToTell: now?.handIsUp || handToTell })),
      onRefused: (status) => {
        if (status !== SIGNED_OUT) return;
        lessonNow.setState(NOTHING);
        onOut();
      },
    },
  );
  return () => {
    end();
    lessonNow.setState(NOTHING);
  };
}

/** What was there when the page was opened is in My Games already. */
function newlyGiven(before: PupilNow | null, now: PupilNow): number {
  if (!before) return 0;
  const known = new Set(before.handedOut.map(({ worldId }) => worldId));
  return now.handedOut.filter(({ worldId }) => !known.has(worldId)).length;
}

/** Shows a change before the server tells it. */
export function changeNow(change: Partial<PupilNow>): void {
  lessonNow.setState(({ now }) => ({ now: now && { ...now, ...change } }));
}

/** The child raises the hand or takes it down. */
export function moveHand(isUp: boolean): void {
  changeNow({ handIsUp: isUp });
  lessonNow.setState({ handToTell: isUp });
}

/** Tells the wall what this child does, and where the hand is if the child has moved it. Returns whether that was heard. */
export async function tellWall(status: PupilStatus): Promise<boolean> {
  const { handToTell } = lessonNow.getState();
  const hand = handToTell === null ? {} : { handIsUp: handToTell };
  try {
    await pupil.tell({ ...status, ...hand });
  } catch {
    return false;
  }
  lessonNow.setState((state) => ({ handToTell: state.handToTell === handToTell ? null : state.handToTell }));
  return true;
}

/** The child has read the teacher's note. The server then tells the next one, if there is any. */
export function closeNote(): void {
  const note = lessonNow.getState().now?.note;
  if (!note) return;
  changeNow({ note: null });
  void pupil.closeNote(note.id).catch(() => undefined);
}

/** The child knows of the games that were handed out. */
export function forgetGiven(): void {
  lessonNow.setState({ given: 0 });
}
