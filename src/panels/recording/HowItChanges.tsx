import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { VariableOperation } from "../../engine/index.ts";
import { OPERATION_WORDS } from "../../recording/actionRows.ts";
import { numberChange } from "../../recording/numberChange.ts";
import type { Readable } from "../../recording/operands.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { useGameContext } from "../selection/useGameContext.ts";

export interface HowItChangesProps {
  readonly what: Readable;
  /** What the number is called. */
  readonly name: string;
}

/** Under a number that was changed in the after picture: does the rule make it 1, or 1 more? */
export function HowItChanges({ what, name }: HowItChangesProps) {
  const { rows } = useEditor().recording;
  const game = useGameContext();
  const recording = useEditorState((state) => state.recording);
  const change = recording && numberChange(recording, game, what);
  if (!change) return null;
  const { index, operation, end, more } = change;
  const by = more > 0 ? "add" : "subtract";
  const choice = (value: VariableOperation, sign: string, amount: number) => ({
    value,
    label: `${OPERATION_WORDS[value]} ${amount}`,
    picture: `${sign} ${amount}`,
  });
  return (
    <Segmented
      name={`How ${name} changes`}
      choices={[choice("set", "=", end), choice(by, more > 0 ? "+" : "−", Math.abs(more))]}
      chosen={operation === "set" ? "set" : by}
      onChoose={(chosen) => rows.setOperation(index, chosen)}
    />
  );
}
