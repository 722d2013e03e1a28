import { useCallback, useEffect, useState } from "react";
import { guardHistory } from "../../../browser/leaving.ts";
import { type EditorSession, isUnsaved } from "../openSession.ts";

/** A step out of the editor through the browser's history that has not been taken yet. */
export interface HeldNavigation {
  /** `save`: it is taken once the game is saved. `answer`: saving failed or is impossible, and the child is asked. */
  readonly waitsFor: "save" | "answer";
  readonly goOn: () => void;
}

export interface NavigationHold {
  readonly held: HeldNavigation | null;
  /** Drops the step and stays in the editor. */
  readonly stay: () => void;
}

/** Makes the Back and Forward buttons of the browser wait until the game is saved. */
export function useHeldNavigation(session: EditorSession | null): NavigationHold {
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!session) return;
    return guardHistory(
      () => isUnsaved(session),
      (goOn) => {
        // Back closes an unfinished drawing, which no save contains. A notice lets the child reopen it.
        if (session.editor.drawings.isUnsaved) session.editor.closeModal();
        else setHeld({ waitsFor: session.storage.isTemporary ? "answer" : "save", goOn });
      },
    );
  }, [session]);
  useEffect(() => {
    if (!session || held?.waitsFor !== "save") return;
    let isOver = false;
    const when = (then: () => void) => () => isOver || then();
    const { goOn } = held;
    session.editor.leave().then(
      when(goOn),
      when(() => setHeld({ waitsFor: "answer", goOn })),
    );
    return () => {
      isOver = true;
    };
  }, [session, held]);
  return { held, stay: useCallback(() => setHeld(null), []) };
}
