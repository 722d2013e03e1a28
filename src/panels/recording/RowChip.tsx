import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";
import type { Point } from "../../engine/index.ts";
import type { Chip } from "../../recording/chips.ts";
import { usePressTarget } from "../input/usePressTarget.ts";
import styles from "./ChipLine.module.css";
import lights from "./ConditionRow.module.css";
import { RowActor } from "./RowActor.tsx";
import { RowSign } from "./RowSign.tsx";
import { usePointedRow } from "./rowHandlers.ts";

export interface RowChipProps {
  readonly chip: Chip;
  /** "1." before a step. */
  readonly number?: string;
  /** What tools and drags find here. */
  readonly target: Extract<Target, { readonly kind: "condition" | "action" }>;
  /** The squares of the picture that it leads to. */
  readonly cells: readonly Point[];
  /** What is wrong with it, if anything: it is switched off, not true right now, or left out. */
  readonly state: "off" | "untrue" | "gone" | null;
  readonly isOpen: boolean;
  /** The id of the rows that it opens. */
  readonly rowsId: string;
  /** It does not fit into the line. */
  readonly isHidden: boolean;
  /** `byKey`: it was pressed by a key. */
  readonly onOpen: (byKey: boolean) => void;
  readonly onRemove: () => void;
}

const STATES = { off: "switched off", untrue: "not true right now", gone: "left out" } as const;

/** A check or step in short. A press opens its row, a drag moves a step, and the X takes it away. */
export function RowChip({
  chip,
  number,
  target,
  cells,
  state,
  isOpen,
  rowsId,
  isHidden,
  onOpen,
  onRemove,
}: RowChipProps) {
  const { actor, sign, words, sentence } = chip;
  const isPointer = useEditorState(({ ui }) => ui.toolId === "pointer");
  const press = usePressTarget(target);
  const pointed = usePointedRow(actor ? [actor.id] : [], cells);
  const drop = useDropSide(target);
  function onClick(event: MouseEvent<HTMLElement>) {
    if (isPointer) onOpen(event.detail === 0);
    else press.onClick(event);
  }
  const data = target.kind === "condition" ? { "data-condition": target.key } : { "data-action": target.index };
  return (
    <li className={styles.chip} data-state={state} data-drop={drop} inert={isHidden} {...data} {...pointed}>
      <button
        type="button"
        className={styles.chipBody}
        aria-expanded={isOpen}
        aria-controls={isOpen ? rowsId : undefined}
        aria-label={state ? `${sentence}, ${STATES[state]}` : sentence}
        title={sentence}
        onPointerDown={press.onPointerDown}
        onClick={onClick}
      >
        {number && <span className={styles.number}>{number}</span>}
        {state === "untrue" && (
          <span className={lights.light} data-holds="no" aria-hidden="true">
            <X size={11} strokeWidth={4} />
          </span>
        )}
        {actor && <RowActor actor={actor} />}
        {sign && <RowSign sign={sign} />}
        <span className={styles.chipWords} data-words="">
          {words}
        </span>
      </button>
      <button type="button" className={styles.chipX} aria-label={`Remove: ${sentence}`} onClick={onRemove}>
        <X size={16} strokeWidth={2.6} aria-hidden="true" />
      </button>
    </li>
  );
}

/** The side of a step's chip at which a dragged one would be dropped. */
function useDropSide(target: RowChipProps["target"]): "before" | "after" | "held" | undefined {
  return usePreview(({ draggedRow, rowPlace }) => {
    if (target.kind !== "action" || draggedRow === null) return undefined;
    if (draggedRow === target.index) return "held";
    if (rowPlace?.kind !== "action" || rowPlace.index !== target.index) return undefined;
    return draggedRow < target.index ? "after" : "before";
  });
}
