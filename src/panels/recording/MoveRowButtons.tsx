/** Changes the places of a row and its neighbour: what the rule does first is said first (details §10 "Actions panel"). */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ActionRow } from "../../recording/actionRows.ts";
import { IconButton } from "../../widgets/IconButton.tsx";

export function MoveRowButtons({ row }: { readonly row: ActionRow }) {
  const editor = useEditor();
  const { index, sentence, canMoveUp, canMoveDown } = row;
  // With one row alone there is no order.
  if (!canMoveUp && !canMoveDown) return null;
  return (
    <>
      <IconButton
        icon={<ArrowUp size={16} aria-hidden="true" />}
        name={`Move up: ${sentence}`}
        size="small"
        tooltipSide="left"
        data-way="up"
        disabled={!canMoveUp}
        onClick={() => editor.recording.rows.moveAction(index, index - 1)}
      />
      <IconButton
        icon={<ArrowDown size={16} aria-hidden="true" />}
        name={`Move down: ${sentence}`}
        size="small"
        tooltipSide="left"
        data-way="down"
        disabled={!canMoveDown}
        onClick={() => editor.recording.rows.moveAction(index, index + 1)}
      />
    </>
  );
}
