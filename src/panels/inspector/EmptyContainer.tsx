import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own, type RuleContainer, rulesIn } from "../../engine/index.ts";
import { useFirstStep } from "../hints/useFirstStep.ts";
import styles from "./EmptyContainer.module.css";
import { RecordHere, useCanRecordHere } from "./RecordHere.tsx";
import { useCharacterId } from "./ruleContexts.ts";

/** What an empty event or flow container holds: a button that records a rule right into it, and the other way to fill it, if there is one. */
export function EmptyContainer({ container }: { readonly container: RuleContainer }) {
  const canRecord = useCanRecordHere();
  const canDrag = useHasRules();
  const step = useFirstStep();
  const isNext = step?.kind === "record" && step.containerId === container.id;
  return (
    <div className={styles.empty}>
      <RecordHere container={container} says marked={isNext} />
      <p className={styles.hint}>{canDrag ? dragWords(canRecord) : canRecord ? null : "No rules yet"}</p>
    </div>
  );
}

function dragWords(isSecondWay: boolean): string {
  return isSecondWay ? "or drag a rule in here" : "Drag a rule in here";
}

/** Whether the character has a rule that could be dragged. */
function useHasRules(): boolean {
  const id = useCharacterId();
  const rules = useEditorState(({ document }) => own(document.characters, id)?.rules);
  return useMemo(() => rulesIn(rules ?? []).length > 0, [rules]);
}
