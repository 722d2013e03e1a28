/** Back and Forward of the browser wait for the save, and ask where it is not to be had (spec §4 "Editor loading and saving"). */
import { useCallback, useEffect, useState } from "react";
import { guardHistory } from "../../../browser/leaving.ts";
import { type Desk, isUnsaved } from "../openDesk.ts";

/** A step out of the editor that has not been taken yet. */
export interface HeldStep {
  /** Saving: it is taken as soon as that is done. Failed, or in this window only: the child is asked. */
  readonly waitsFor: "save" | "answer";
  readonly goOn: () => void;
}

export interface Leaving {
  readonly held: HeldStep | null;
  /** Forgets the step, and the editor stays. */
  readonly stay: () => void;
}

export function useHeldStep(desk: Desk | null): Leaving {
  const [held, setHeld] = useState<HeldStep | null>(null);
  useEffect(() => {
    if (!desk) return;
    return guardHistory(
      () => isUnsaved(desk),
      (goOn) => {
        // No save has a drawing that is not finished: Back is out of it, and a notice brings it back.
        if (desk.editor.drawings.isUnsaved) desk.editor.closeModal();
        else setHeld({ waitsFor: desk.keeper.isFleeting ? "answer" : "save", goOn });
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
