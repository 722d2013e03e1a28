import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEditor, usePreview } from "../../editor/EditorProvider.tsx";
import { type Extent, own, type Point } from "../../engine/index.ts";
import type { ActionRow, Route } from "../../recording/actionRows.ts";
import { signOf } from "../../recording/chips.ts";
import { isEditedHappening } from "../../recording/happenings.ts";
import { isSetting, type Recording } from "../../recording/index.ts";
import { isPlaceStep } from "../../recording/newSteps.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import { GoToWords } from "./GoToWords.tsx";
import { HappeningWords } from "./HappeningWords.tsx";
import { RemoveRowButton } from "./RemoveRowButton.tsx";
import { RowActor } from "./RowActor.tsx";
import { RowSign } from "./RowSign.tsx";
import styles from "./RowsPanel.module.css";
import { cellsOf } from "./rowCells.ts";
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
  const sign = actor ? null : signOf(action);
  const press = useRowPress({ kind: "action", index });
  const pointed = usePointedRow(actor ? [actor.id] : [], cellsOf(row, recording));
  return (
    <div
      className={styles.row}
      data-gone={row.isGone}
      data-action={index}
      data-drop={useDrop(index)}
      onPointerDown={press}
      {...pointed}
    >
      {(row.canMoveUp || row.canMoveDown) && <GripVertical className={styles.grip} size={16} aria-hidden="true" />}
      {actor && <RowActor actor={actor} />}
      {sign && <RowSign sign={sign} />}
      <span className={styles.sentence}>
        <RowWords row={row} recording={recording} />
        <RowNote row={row} />
      </span>
      {route && <MiniMap extent={recording.extent} way={route} />}
      <span className={styles.buttons}>
        <MoveRowButtons row={row} />
        <RemoveRowButton sentence={sentence} onRemove={() => rows.removeAction(index)} />
      </span>
    </div>
  );
}

/** The sentence of a row, with what can be changed in it. */
function RowWords({ row, recording }: ActionRowItemProps) {
  const { characters } = useGameContext();
  const { action, index, sentence, actor } = row;
  if (row.isGone) return sentence;
  if (isSetting(action)) return <SettingWords row={row} setting={action} recording={recording} />;
  const name = own(characters, actor?.characterId ?? "")?.name ?? "";
  if (isPlaceStep(action)) return <GoToWords action={action} index={index} sentence={sentence} name={name} />;
  if (!isEditedHappening(action)) return sentence;
  return <HappeningWords action={action} index={index} sentence={sentence} name={name} />;
}

/** What is wrong with a row, shown on the row itself. */
function RowNote({ row: { isGone, isOffStage } }: { readonly row: ActionRow }) {
  if (isGone) return <span className={styles.rowNote}> (left out: something in it was deleted)</span>;
  return isOffStage && <span className={styles.rowNote}> (that square is off this stage)</span>;
}

/** The edge of this row at which a dragged row would be dropped. */
function useDrop(index: number): "above" | "below" | "held" | undefined {
  return usePreview((preview) => {
    const from = preview.draggedRow;
    const to = preview.rowPlace?.kind === "action" ? preview.rowPlace.index : null;
    if (from === index) return "held";
    if (from === null || to !== index) return undefined;
    return from < to ? "below" : "above";
  });
}

const WAYS = [
  { way: "up", Icon: ArrowUp, by: -1 },
  { way: "down", Icon: ArrowDown, by: 1 },
] as const;

/** Swap an action with the one above or below. */
function MoveRowButtons({ row }: { readonly row: ActionRow }) {
  const { rows } = useEditor().recording;
  const { index, sentence, canMoveUp, canMoveDown } = row;
  // A single row has no order.
  if (!canMoveUp && !canMoveDown) return null;
  return WAYS.map(({ way, Icon, by }) => (
    <IconButton
      key={way}
      icon={<Icon size={16} aria-hidden="true" />}
      name={`Move ${way}: ${sentence}`}
      size="small"
      tooltipSide="left"
      data-way={way}
      disabled={by < 0 ? !canMoveUp : !canMoveDown}
      onClick={() => rows.moveAction(index, index + by)}
    />
  ));
}

/** The side of a square and the largest size of a map, CSS px. */
const SQUARE = 10;
const HEIGHT_MAX = 40;
const WIDTH_MAX = 80;

/**
 * Where an action leads, as a map of the frame: the start outlined, the target filled. Hidden from screen readers, because the row is a
 * sentence.
 */
function MiniMap({ extent, way }: { readonly extent: Extent; readonly way: Route }) {
  const columns = extent.xmax - extent.xmin + 1;
  const rows = extent.ymax - extent.ymin + 1;
  const scale = Math.min(SQUARE, HEIGHT_MAX / rows, WIDTH_MAX / columns);
  return (
    <svg
      className={styles.map}
      width={columns * scale + 2}
      height={rows * scale + 2}
      viewBox={`-1 -1 ${columns * SQUARE + 2} ${rows * SQUARE + 2}`}
      aria-hidden="true"
    >
      <path className={styles.grid} d={gridPath(columns, rows)} />
      <MapSquare className={styles.target} square={way.to} />
      {way.from && <MapSquare className={styles.start} square={way.from} />}
    </svg>
  );
}

function MapSquare({
  className,
  square: { x, y },
}: {
  readonly className: string | undefined;
  readonly square: Point;
}) {
  return <rect className={className} x={x * SQUARE + 1} y={y * SQUARE + 1} width={SQUARE - 2} height={SQUARE - 2} />;
}

function gridPath(columns: number, rows: number): string {
  const along = Array.from({ length: columns + 1 }, (_, x) => `M${x * SQUARE} 0v${rows * SQUARE}`);
  const across = Array.from({ length: rows + 1 }, (_, y) => `M0 ${y * SQUARE}h${columns * SQUARE}`);
  return [...along, ...across].join("");
}
