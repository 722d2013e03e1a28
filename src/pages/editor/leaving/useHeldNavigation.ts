/** Back and Forward of the browser wait for the save, and ask where it is not to be had (spec §4 "Editor loading and saving"). */
import { useCallback, useEffect, useState } from "react";
import { guardHistory } from "../../../browser/leaving.ts";
import { type EditorSession, isUnsaved } from "../openSession.ts";

/** A step out of the editor that has not been taken yet. */
export interface HeldNavigation {
  /** Saving: it is taken as soon as that is done. Failed, or in this window only: the child is asked. */
  readonly waitsFor: "save" | "answer";
  readonly goOn: () => void;
}

export interface NavigationHold {
  readonly held: HeldNavigation | null;
  /** Forgets the step, and the editor stays. */
  readonly stay: () => void;
}

export function useHeldNavigation(desk: EditorSession | null): NavigationHold {
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!desk) return;
    return guardHistory(
      () => isUnsaved(desk),
      (goOn) => {
        // No save has a drawing that is not finished: Back is out of it, and a notice brings it back.
        if (desk.editor.drawings.isUnsaved) desk.editor.closeModal();
        else setHeld({ waitsFor: desk.storage.isTemporary ? "answer" : "save", goOn });
      },
    );
  }, [desk]);
  useEffect(() => {
    if (!desk || held?.waitsFor !== "save") return;
    let isOver = false;
    const when = (then: () => void) => () => isOver || then();
    const { goOn } = held;
    desk.editor.leave().then(
      when(goOn),
      when(() => setHeld({ waitsFor: "answer", goOn })),
    );
    return () => {
      isOver = true;
    };
  }, [desk, held]);
  return { held, stay: useCallback(() => setHeld(null), []) };
}
