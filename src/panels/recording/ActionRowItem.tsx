import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useEditor, useGesture } from "../../editor/EditorProvider.tsx";
import type { Point } from "../../engine/index.ts";
import type { ActionRow } from "../../recording/actionRows.ts";
import type { Recording } from "../../recording/Recording.ts";
import { isSetting } from "../../recording/settings.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { MiniMap } from "./MiniMap.tsx";
import { RowActor } from "./RowActor.tsx";
import styles from "./RowsPanel.module.css";
import { usePointedRow, useRowPress } from "./rowHandlers.ts";
import { SettingWords } from "./SettingWords.tsx";

export interface ActionRowItemProps {
  readonly row: ActionRow;
  readonly recording: Recording;
}

/** One action of a rule: its sentence, its route, its editable value, and buttons to move and remove it. */
export function ActionRowItem({ row, recording }: ActionRowItemProps) {
  const { rows } = useEditor().recording;
  const { action, index, sentence, actor, route } = row;
  const press = useRowPress({ kind: "action", index });
  const pointed = usePointedRow(actor ? [actor.id] : [], route ? [squareOf(recording, route.to)] : []);
  return (
    <li
      className={styles.row}
      data-gone={row.isGone}
      data-action={index}
      data-drop={useDrop(index)}
      onPointerDown={press}
      {...pointed}
    >
      {(row.canMoveUp || row.canMoveDown) && <GripVertical className={styles.grip} size={16} aria-hidden="true" />}
      {actor && <RowActor actor={actor} />}
      <span className={styles.sentence}>
        {isSetting(action) && !row.isGone ? (
          <SettingWords row={row} setting={action} recording={recording} />
        ) : (
          sentence
        )}
        <RowNote row={row} />
      </span>
      {route && <MiniMap extent={recording.extent} way={route} />}
      <MoveRowButtons row={row} />
      <IconButton
        icon={<X size={16} aria-hidden="true" />}
        name={`Remove: ${sentence}`}
        size="small"
        tooltipSide="left"
        onClick={() => rows.removeAction(index)}
      />
    </li>
  );
}

/** What is wrong with a row, shown on the row itself. */
function RowNote({ row: { isGone, isOffStage } }: { readonly row: ActionRow }) {
  if (isGone) return <span className={styles.rowNote}> (left out: it names something gone)</span>;
  return isOffStage && <span className={styles.rowNote}> (there is no such square on this stage)</span>;
}

function squareOf({ origin, extent }: Recording, { x, y }: Point): Point {
  return { x: origin.x + extent.xmin + x, y: origin.y + extent.ymin + y };
}

/** The edge of this row at which a dragged row would be dropped. */
function useDrop(index: number): "above" | "below" | "held" | undefined {
  return useGesture((gesture) => {
    const from = gesture.draggedRow;
    const to = gesture.rowPlace?.kind === "action" ? gesture.rowPlace.index : null;
    if (from === index) return "held";
    if (from === null || to !== index) return undefined;
    return from < to ? "below" : "above";
  });
}

/** Swap an action with the one above or below. */
function MoveRowButtons({ row }: { readonly row: ActionRow }) {
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
