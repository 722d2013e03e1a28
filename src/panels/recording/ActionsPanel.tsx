import { useEditor, useGesture } from "../../editor/EditorProvider.tsx";
import type { ActionRow } from "../../recording/actionRows.ts";
import { afterPicture, type Recording } from "../../recording/Recording.ts";
import { useCast } from "../selection/useCast.ts";
import { ActionRowItem } from "./ActionRowItem.tsx";
import { AddRowMenu } from "./AddRowMenu.tsx";
import styles from "./RowsPanel.module.css";
import { useMovedRowFocus } from "./useMovedRowFocus.ts";
import { useRowsScroll } from "./useRowsScroll.ts";

export interface ActionsPanelProps {
  readonly recording: Recording;
  readonly rows: readonly ActionRow[];
}

/** What the rule does: one sentence for each action, in order. */
export function ActionsPanel({ recording, rows }: ActionsPanelProps) {
  const editor = useEditor();
  const cast = useCast();
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
          actors={afterPicture(recording, cast).actors}
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
