import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { StageField } from "./StageField.tsx";
import { ValueField, type ValueFieldProps } from "./ValueField.tsx";

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
