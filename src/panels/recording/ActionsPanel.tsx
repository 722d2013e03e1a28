import { type RefObject, useLayoutEffect, useRef } from "react";
import { useEditor, useGesture } from "../../editor/EditorProvider.tsx";
import type { ActionRow } from "../../recording/actionRows.ts";
import { afterPicture, type Recording } from "../../recording/Recording.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { ActionRowItem } from "./ActionRowItem.tsx";
import { AddRowMenu } from "./AddRowMenu.tsx";
import styles from "./RowsPanel.module.css";
import { useRowsScroll } from "./useRowsScroll.ts";

export interface ActionsPanelProps {
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
