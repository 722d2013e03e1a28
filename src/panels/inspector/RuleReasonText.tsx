import { lazy, Suspense, useEffect } from "react";
import { handlesOwnKeys } from "../../browser/keyboard.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { AskedRule, RuleReason } from "../../editor/index.ts";
import type { Id } from "../../engine/index.ts";
import styles from "./RuleMark.module.css";

/** Plays the last turn again to find what there is to tell; few visits of the editor need it. */
const LightReason = lazy(async () => ({ default: (await import("../why/LightReason.tsx")).LightReason }));

/** What is told of this rule; null if nothing is. */
export function useReason(ruleId: Id): RuleReason | null {
  return useEditorState(({ reason }) => (reason?.ruleId === ruleId ? reason : null));
}

/** Whether the light of this rule was pressed; its card then says why it was not carried out. */
export function useAskedRule(ruleId: Id): AskedRule | null {
  return useEditorState(({ ui: { askedRule } }) => (askedRule?.ruleId === ruleId ? askedRule : null));
}

/** Why a rule or container was not carried out, in words for a child, below the mark that was pressed, and what can be done about it. */
export function RuleReasonText({ ruleId }: { readonly ruleId: Id }) {
  const asked = useAskedRule(ruleId);
  const reason = useReason(ruleId);
  useEscapeCloses(asked !== null);
  return (
    <>
      <div role="status">{asked && reason && <p className={styles.reason}>{reason.text}</p>}</div>
      {asked && (
        <Suspense>
          <LightReason {...asked} />
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
      editor.reasons.close();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [editor, isSaid]);
}
