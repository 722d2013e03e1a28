import { lazy, Suspense, useEffect } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { RuleReason } from "../../editor/index.ts";
import type { Id } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";

const TrainOffer = lazy(async () => ({ default: (await import("./TrainOffer.tsx")).TrainOffer }));

/** The reason asked for on this rule; null if there is none or it was closed. */
export function useReason(ruleId: Id): RuleReason | null {
  return useEditorState(({ reason }) => (reason?.ruleId === ruleId ? reason : null));
}

/** Why a rule or container was not done, in words for a child, below the mark that was pressed. */
export function RuleReasonText({ ruleId }: { readonly ruleId: Id }) {
  const reason = useReason(ruleId);
  useEscapeCloses(reason !== null);
  return (
    <>
      <div role="status">{reason && <p className={styles.reason}>{reason.text}</p>}</div>
      {reason?.cameFree && (
        <Suspense>
          <TrainOffer ruleId={ruleId} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Escape closes the reason, wherever the focus is. While the game plays the same Escape also stops it; a gesture or a picked-up thing comes
 * first.
 */
function useEscapeCloses(isSaid: boolean): void {
  const editor = useEditor();
  useEffect(() => {
    if (!isSaid) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { preview, ui, playback } = editor.store.getState();
      if (event.key !== "Escape" || event.defaultPrevented || handlesOwnKeys(event.target)) return;
      if (preview || ui.carries !== null) return;
      if (!playback.running) event.preventDefault();
      editor.reasons.forget();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [editor, isSaid]);
}
