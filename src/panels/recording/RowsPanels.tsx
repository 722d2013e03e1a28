import { lazy, type RefObject, Suspense, useLayoutEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ActionRow } from "../../recording/actionRows.ts";
import { type CheckChip, checkChips, type StepChip, stepChips } from "../../recording/chips.ts";
import { holdsNow, LUCK_KEY, luckWords, omittedConditions, type Recording } from "../../recording/index.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { AddPopover } from "./AddPopover.tsx";
import styles from "./ChipLine.module.css";
import { ChipLine, type LineItem } from "./ChipLine.tsx";
import { cellsOf } from "./rowCells.ts";

const ConditionRow = lazy(async () => ({ default: (await import("./ConditionRow.tsx")).ConditionRow }));
const LuckRow = lazy(async () => ({ default: (await import("./LuckRow.tsx")).LuckRow }));
const ActionRowItem = lazy(async () => ({ default: (await import("./ActionRowItem.tsx")).ActionRowItem }));
const StepTiles = lazy(async () => ({ default: (await import("./StepTiles.tsx")).StepTiles }));
const CheckTiles = lazy(async () => ({ default: (await import("./CheckTiles.tsx")).CheckTiles }));

/** The conditions that must hold, besides the picture, for the rule to apply: its checks. */
export function ConditionsPanel({ recording }: { readonly recording: Recording }) {
  const { rows } = useEditor().recording;
  const game = useGameContext();
  const { outside, gone } = omittedConditions(recording, game);
  const luck = (oneIn: number): LineItem => {
    const sentence = `By luck: ${luckWords(oneIn)}`;
    return {
      key: LUCK_KEY,
      chip: { actor: null, sign: "luck", words: luckWords(oneIn), sentence },
      target: { kind: "condition", key: LUCK_KEY },
      cells: [],
      state: null,
      staysLast: true,
      onRemove: () => rows.removeCondition(LUCK_KEY),
      row: <LuckRow oneIn={oneIn} sentence={sentence} />,
    };
  };
  const item = (chip: CheckChip): LineItem => {
    const { condition, sentence } = chip;
    const holds = holdsNow(recording, game, condition);
    return {
      key: condition.key,
      chip,
      target: { kind: "condition", key: condition.key },
      cells: [],
      state: condition.enabled ? (holds === false ? "untrue" : null) : "off",
      onRemove: () => rows.removeCondition(condition.key),
      row: <ConditionRow condition={condition} sentence={sentence} recording={recording} />,
    };
  };
  return (
    <ChipLine
      kind="conditions"
      word="Only if"
      title="When the picture matches and:"
      items={[
        ...checkChips(recording, game).map(item),
        ...(recording.luck === undefined ? [] : [luck(recording.luck)]),
      ]}
      empty="The picture is enough."
      notes={[outside > 0 && outsideNote(outside), gone > 0 && goneNote(gone)].filter((note) => note !== false)}
      add={(onAdded) => (
        <AddPopover label="Add a check" title="Only if…" picture="before">
          {(close) => (
            <Suspense>
              <CheckTiles recording={recording} close={close} onAdded={onAdded} />
            </Suspense>
          )}
        </AddPopover>
      )}
    />
  );
}

function outsideNote(count: number): string {
  return count === 1
    ? "1 more check is left out. It's about a character outside the frame."
    : `${count} more checks are left out. They're about characters outside the frame.`;
}

function goneNote(count: number): string {
  return count === 1
    ? "1 more check is left out. Something in it is gone."
    : `${count} more checks are left out. Something in them is gone.`;
}

interface ActionsPanelProps {
  readonly recording: Recording;
  readonly rows: readonly ActionRow[];
}

/** What the rule does, in its order: its steps. */
export function ActionsPanel({ recording, rows }: ActionsPanelProps) {
  const editor = useEditor();
  const game = useGameContext();
  const panel = useMovedRowFocus(rows);
  const item = (chip: StepChip): LineItem => {
    const { row } = chip;
    return {
      key: String(row.index),
      chip,
      number: `${row.index + 1}.`,
      target: { kind: "action", index: row.index },
      cells: cellsOf(row, recording),
      state: row.isGone ? "gone" : null,
      staysLast: row.action.type === "end",
      onRemove: () => editor.recording.rows.removeAction(row.index),
      row: <ActionRowItem row={row} recording={recording} />,
    };
  };
  return (
    <div ref={panel} className={styles.place}>
      <ChipLine
        kind="actions"
        word="Then"
        title="It should..."
        items={stepChips(recording, game, rows).map(item)}
        empty="nothing yet"
        notes={[]}
        add={(onAdded) => (
          <AddPopover label="Add a step" title="Then…" picture="after">
            {(close) => (
              <Suspense>
                <StepTiles recording={recording} close={close} onAdded={onAdded} />
              </Suspense>
            )}
          </AddPopover>
        )}
      />
    </div>
  );
}

/** Moves the focus along with a moved row, so that a second press moves the same row again. */
function useMovedRowFocus(rows: readonly ActionRow[]): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useLayoutEffect(() => {
    const pressed = pressedRow(panel.current);
    const row = pressed && before.current[pressed.index];
    before.current = rows;
    const now = rows.findIndex(({ action }) => action === row?.action);
    if (pressed && now >= 0 && now !== pressed.index) focusOn(rowsIn(panel.current)[now], pressed.way);
  });
  return panel;
}

function rowsIn(panel: Element | null): Element[] {
  return [...(panel?.querySelectorAll("ol > li") ?? [])];
}

/** The row whose move button has the focus. */
function pressedRow(panel: Element | null): { readonly index: number; readonly way: string } | null {
  const button = panel?.ownerDocument.activeElement?.closest("[data-way]");
  const index = button ? rowsIn(panel).findIndex((row) => row.contains(button)) : -1;
  return index < 0 ? null : { index, way: button?.getAttribute("data-way") ?? "" };
}

/** At the end of the list, where this button is disabled, the opposite one takes the focus. */
function focusOn(row: Element | undefined, way: string): void {
  const same = row?.querySelector<HTMLElement>(`[data-way="${way}"]:not([aria-disabled])`);
  (same ?? row?.querySelector<HTMLElement>("[data-way]:not([aria-disabled])"))?.focus();
}
