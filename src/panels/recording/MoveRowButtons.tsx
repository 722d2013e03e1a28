import { ArrowDown, ArrowUp } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ActionRow } from "../../recording/actionRows.ts";
import { IconButton } from "../../widgets/IconButton.tsx";

/** Swap an action with the one above or below. */
export function MoveRowButtons({ row }: { readonly row: ActionRow }) {
  const editor = useEditor();
  const { index, sentence, canMoveUp, canMoveDown } = row;
  // A single row has no order.
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
