import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { stagesInOrder } from "../../../engine/index.ts";
import type { ValueFieldProps } from "./ValueField.tsx";
import styles from "./Variables.module.css";

/** The value of a variable that holds a stage: one of the stages of the game. */
export function StageField({ name, value, disabled, onCommit }: ValueFieldProps) {
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const isGone = !stages.some(({ id }) => id === value);
  return (
    <select
      className={styles.field}
      aria-label={`Value of ${name}`}
      value={value}
      disabled={disabled}
      onChange={(event) => onCommit(event.target.value)}
    >
      {isGone && (
        <option value={value} disabled>
          No stage
        </option>
      )}
      {stages.map((stage) => (
        <option key={stage.id} value={stage.id}>
          {stage.name || "Untitled Stage"}
        </option>
      ))}
    </select>
  );
}
