import { Check, X } from "lucide-react";
import styles from "./ConditionRow.module.css";

const WORDS = { yes: "This is so now", no: "This is not so now", off: "This is not looked at" } as const;

/** Whether a condition holds in the before picture, told by shape as well as color. */
export function ConditionLight({ holds }: { readonly holds: boolean | null }) {
  const state = holds === null ? "off" : holds ? "yes" : "no";
  return (
    <span className={styles.light} data-holds={state} role="img" aria-label={WORDS[state]} title={WORDS[state]}>
      {state === "yes" && <Check size={11} strokeWidth={4} aria-hidden="true" />}
      {state === "no" && <X size={11} strokeWidth={4} aria-hidden="true" />}
    </span>
  );
}
