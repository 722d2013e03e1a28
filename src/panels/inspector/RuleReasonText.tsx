/** Why a rule or container was not done, in a child's words, below the light that was pressed (details §8, "Lights"). */
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { RuleReason } from "../../editor/store/RuleReason.ts";
import type { Id } from "../../engine/index.ts";
import styles from "./RuleLight.module.css";

/** What was asked of this rule; null where nothing was, or that is over. */
export function useReason(ruleId: Id): RuleReason | null {
  return useEditorState(({ reason }) => (reason?.ruleId === ruleId ? reason : null));
}

export function RuleReasonText({ ruleId }: { readonly ruleId: Id }) {
  const reason = useReason(ruleId);
  return <div role="status">{reason && <p className={styles.reason}>{reason.text}</p>}</div>;
}
