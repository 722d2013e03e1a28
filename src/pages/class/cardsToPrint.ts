import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { teacher } from "../../api/classCalls.ts";
import type { HandedPictures } from "../../api/classes.ts";
import { warnBeforeUnload } from "../../browser/leaving.ts";

interface CardsToPrint {
  readonly cards: readonly HandedPictures[];
  /** How many more are being made. */
  readonly left: number;
}

const NONE: CardsToPrint = { cards: [], left: 0 };

/**
 * Cards whose pictures are set, by class, until the teacher says that they are on paper. Only the memory of this page has them: browsers
 * write their storages to the disk, and these are the passwords of a whole class. So they outlive their dialog, and the browser asks before
 * the page goes.
 */
const toPrint = createStore<Readonly<Record<string, CardsToPrint>>>(() => ({}));

let isWarning = false;

export function useCardsToPrint(classId: string): CardsToPrint {
  return useStore(toPrint, (state) => state[classId] ?? NONE);
}

/** Gives new pictures to children, one by one, so that a call that fails loses no card that was made before. */
export async function makeCards(classId: string, pupils: readonly string[]): Promise<void> {
  if (!isWarning) warnBeforeUnload(() => Object.values(toPrint.getState()).some(({ cards }) => cards.length > 0));
  isWarning = true;
  change(classId, ({ cards }) => ({ cards, left: pupils.length }));
  try {
    for (const pupil of pupils) {
      const made = await teacher.handOutPictures(classId, [pupil]);
      change(classId, ({ cards, left }) => ({ cards: [...without(cards, [pupil]), ...made], left: left - 1 }));
    }
  } finally {
    change(classId, ({ cards }) => ({ cards, left: 0 }));
  }
}

/** Forgets cards that are on paper, or whose pictures are no longer right. */
export function dropCards(classId: string, pupils: readonly string[]): void {
  change(classId, ({ cards, left }) => ({ cards: without(cards, pupils), left }));
}

function change(classId: string, make: (present: CardsToPrint) => CardsToPrint): void {
  toPrint.setState((state) => ({ [classId]: make(state[classId] ?? NONE) }));
}

function without(cards: readonly HandedPictures[], pupils: readonly string[]): readonly HandedPictures[] {
  return cards.filter(({ id }) => !pupils.includes(id));
}
