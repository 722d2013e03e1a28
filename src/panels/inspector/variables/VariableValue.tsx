import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { stagesInOrder } from "../../../engine/index.ts";
import { ValueField, type ValueFieldProps } from "./ValueField.tsx";
import styles from "./Variables.module.css";

export interface VariableValueProps extends Omit<ValueFieldProps, "disabled"> {
  /** With `stage`, the value is one of the stages. */
  readonly type: string | undefined;
}

/** The value of a variable in the field for its type, disabled with any tool but the pointer. */
export function VariableValue({ type, ...field }: VariableValueProps) {
  const disabled = useEditorState((state) => state.ui.toolId !== "pointer");
  return type === "stage" ? (
    <StageField {...field} disabled={disabled} />
  ) : (
    <ValueField {...field} disabled={disabled} />
  );
}

/** The value of a variable that holds a stage: one of the stages of the game. */
function StageField({ name, value, disabled, onCommit }: ValueFieldProps) {
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
