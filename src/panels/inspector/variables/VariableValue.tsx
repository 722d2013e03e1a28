/** The value of a variable in the field that fits it; off while another tool than the pointer is in the hand (spec §2). */
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { StageField } from "./StageField.tsx";
import { ValueField, type ValueFieldProps } from "./ValueField.tsx";

export interface VariableValueProps extends Omit<ValueFieldProps, "disabled"> {
  /** `stage`: the value is one of the stages. */
  readonly type: string | undefined;
}

export function VariableValue({ type, ...field }: VariableValueProps) {
  const disabled = useEditorState((state) => state.ui.toolId !== "pointer");
  return type === "stage" ? (
    <StageField {...field} disabled={disabled} />
  ) : (
    <ValueField {...field} disabled={disabled} />
  );
}
