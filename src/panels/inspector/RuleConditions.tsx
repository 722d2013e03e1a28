import { Triangle } from "lucide-react";
import type { Rule } from "../../engine/index.ts";
import { recordingOfRule } from "../../recording/rulePictures.ts";
import { conditionRows } from "../../recording/sentence.ts";
import styles from "./RuleCard.module.css";
import { useReason } from "./RuleReasonText.tsx";
import { useRuleCast } from "./useRuleCast.ts";
import { useTabStop } from "./useTabStop.ts";

/** A disclosure triangle on the card of a rule with conditions; open, it lists them. */
export function RuleConditions({ rule }: { readonly rule: Rule }) {
  const cast = useRuleCast();
  const stop = useTabStop(rule.id);
  const failed = useReason(rule.id)?.conditionKey ?? null;
  const rows = conditionRows(recordingOfRule(rule, cast), cast).filter(({ condition }) => condition.enabled);
  if (rows.length === 0) return null;
  return (
    <details className={styles.conditions} open={failed !== null || undefined}>
      <summary {...stop}>
        <Triangle className={styles.opener} size={10} fill="currentColor" aria-hidden="true" />{" "}
        {rows.length === 1 ? "1 condition" : `${rows.length} conditions`}
      </summary>
      <ul>
        {rows.map(({ condition, sentence }) => (
          <li key={condition.key} data-failed={condition.key === failed}>
            {sentence}
          </li>
        ))}
      </ul>
    </details>
  );
}
