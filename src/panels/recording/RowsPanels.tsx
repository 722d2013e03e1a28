import { Plus } from "lucide-react";
import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { useEditor, useGesture, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Actors } from "../../engine/index.ts";
import type { ActionRow } from "../../recording/actionRows.ts";
import {
  actorsInPicture,
  afterPicture,
  conditionRows,
  omittedConditions,
  type Recording,
} from "../../recording/index.ts";
import { operandChoices, type Readable } from "../../recording/operands.ts";
import { Button } from "../../widgets/Button.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { useEdgeScroll } from "../../widgets/useEdgeScroll.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { ActionRowItem } from "./ActionRowItem.tsx";
import { ConditionRow } from "./ConditionRow.tsx";
import { OperandGroups } from "./OperandMenuItems.tsx";
import styles from "./RowsPanel.module.css";

/** The conditions that must hold, besides the picture, for the rule to apply. */
export function ConditionsPanel({ recording }: { readonly recording: Recording }) {
  const { rows } = useEditor().recording;
  const game = useGameContext();
  const shown = conditionRows(recording, game);
  const { outside, gone } = omittedConditions(recording, game);
  const scrolls = useRowsScroll();
  const isOver = useGesture((gesture) => gesture.rowPlace?.kind === "conditions");
  return (
    <section className={styles.panel} aria-labelledby="conditions-title" data-rows="conditions" data-over={isOver}>
      <header className={styles.head}>
        <h2 id="conditions-title" className={styles.title}>
          When the picture matches and:
        </h2>
        <AddRowMenu
          label="Ask for more"
          recording={recording}
          actors={actorsInPicture(recording, game.characters)}
          onAdd={(what) => rows.addCondition(what)}
        />
      </header>
      <div ref={scrolls} className={styles.list}>
        {shown.length === 0 && <p className={styles.empty}>Nothing more. The picture is enough.</p>}
        <ul>
          {shown.map(({ condition, sentence }) => (
            <ConditionRow key={condition.key} condition={condition} sentence={sentence} recording={recording} />
          ))}
        </ul>
        {outside > 0 && <p className={styles.note}>{outsideNote(outside)}</p>}
        {gone > 0 && <p className={styles.note}>{goneNote(gone)}</p>}
      </div>
    </section>
  );
}

function outsideNote(count: number): string {
  const [subject, verb] = count === 1 ? ["1 more is", "is"] : [`${count} more are`, "are"];
  return `${subject} about actors outside the frame and ${verb} left out.`;
}

function goneNote(count: number): string {
  return count === 1
    ? "1 more asks for something that is gone and is left out."
    : `${count} more ask for something that is gone and are left out.`;
}

interface ActionsPanelProps {
  readonly recording: Recording;
  readonly rows: readonly ActionRow[];
}

/** What the rule does: one sentence for each action, in order. */
export function ActionsPanel({ recording, rows }: ActionsPanelProps) {
  const editor = useEditor();
  const game = useGameContext();
  const list = useMovedRowFocus(rows);
  const scrolls = useRowsScroll();
  const isOver = useGesture((gesture) => gesture.rowPlace?.kind === "actions");
  return (
    <section className={styles.panel} aria-labelledby="actions-title" data-rows="actions" data-over={isOver}>
      <header className={styles.head}>
        <h2 id="actions-title" className={styles.title}>
          It should...
        </h2>
        <AddRowMenu
          label="Change a value"
          recording={recording}
          actors={afterPicture(recording, game).actors}
          onAdd={(what) => editor.recording.rows.addSetting(what)}
        />
      </header>
      <div ref={scrolls} className={styles.list}>
        {rows.length === 0 && (
          <p className={styles.empty}>Nothing yet. Move, add or delete something in the After picture.</p>
        )}
        <ol ref={list}>
          {rows.map((row) => (
            <ActionRowItem key={row.index} row={row} recording={recording} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Moves the focus along with a moved row, so that a second press moves the same row again. */
function useMovedRowFocus(rows: readonly ActionRow[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(rows);
  useLayoutEffect(() => {
    const pressed = pressedRow(list.current);
    const row = pressed && before.current[pressed.index];
    before.current = rows;
    const now = rows.findIndex(({ action }) => action === row?.action);
    if (pressed && now >= 0 && now !== pressed.index) focusOn(list.current?.children[now], pressed.way);
  });
  return list;
}

/** The row whose move button has the focus. */
function pressedRow(list: Element | null): { readonly index: number; readonly way: string } | null {
  const button = list?.ownerDocument.activeElement?.closest("[data-way]");
  const index = button ? [...(list?.children ?? [])].findIndex((row) => row.contains(button)) : -1;
  return index < 0 ? null : { index, way: button?.getAttribute("data-way") ?? "" };
}

/** At the end of the list, where this button is disabled, the opposite one takes the focus. */
function focusOn(row: Element | undefined, way: string): void {
  const same = row?.querySelector<HTMLElement>(`[data-way="${way}"]:not([aria-disabled])`);
  (same ?? row?.querySelector<HTMLElement>("[data-way]:not([aria-disabled])"))?.focus();
}

interface AddRowMenuProps {
  readonly label: string;
  readonly recording: Recording;
  /** The actors whose values are offered. */
  readonly actors: Actors;
  readonly onAdd: (what: Readable) => void;
}

/** Everything that a new row can be about: the alternative to dragging a variable here from the inspector. */
function AddRowMenu({ label, recording, actors, onAdd }: AddRowMenuProps) {
  const game = useGameContext();
  const trigger = (
    <Button size="small" aria-label={label}>
      <Plus size={15} strokeWidth={3} aria-hidden="true" /> <span className={styles.addLabel}>{label}</span>
    </Button>
  );
  return (
    <Menu trigger={trigger} align="end">
      <OperandGroups groups={operandChoices(recording, game, actors, null)} onChoose={onAdd} />
    </Menu>
  );
}

/** Scrolls a list of rows while a row or a value is dragged near its edges. */
function useRowsScroll(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointerInput();
  const isDragging = useGesture((gesture) => gesture.draggedRow !== null || gesture.value !== null);
  // Scrolling moves another row under the pointer.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);
  return list;
}
