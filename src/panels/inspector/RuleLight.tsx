/** What the last turn did with a rule: a ring, a red cross or a green tick (details §8 "Lights"). */
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { Id } from "../../engine/index.ts";
import styles from "./RuleLight.module.css";

const MEANINGS = {
  ring: "Not looked at in the last turn",
  cross: "Looked at in the last turn, and did not fit",
  tick: "Done in the last turn",
} as const;

export function RuleLight({ id }: { readonly id: Id }) {
  const applied = useEditorState((state) => state.playback.lights[id]);
  const light = applied === undefined ? "ring" : applied ? "tick" : "cross";
  return (
    <span className={styles.light} data-light={light} role="img" aria-label={MEANINGS[light]} title={MEANINGS[light]}>
      <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        {light === "ring" && <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />}
        {light === "cross" && <path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" strokeWidth="3" />}
        {light === "tick" && <path d="M1 6.5L4.5 10 11 2" fill="none" stroke="currentColor" strokeWidth="3" />}
      </svg>
    </span>
  );
}
