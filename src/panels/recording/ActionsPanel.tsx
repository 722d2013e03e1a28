/** What the rule does: one sentence a row, in the order it does it (details §10 "Actions panel"). */
import { X } from "lucide-react";
import { useEditor } from "../../editor/EditorContext.tsx";
import type { Extent } from "../../engine/index.ts";
import { type ActionRow, actionRows } from "../../recording/actionRows.ts";
import type { Recording } from "../../recording/Recording.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useCast } from "../selection/useCast.ts";
import { MiniMap } from "./MiniMap.tsx";
import { MoveRowButtons } from "./MoveRowButtons.tsx";
import { RowActor } from "./RowActor.tsx";
import styles from "./RowsPanel.module.css";
import { useMovedRowFocus } from "./useMovedRowFocus.ts";
import { useRowPress } from "./useRowPress.ts";
import { useSpokenRows } from "./useSpokenRows.ts";

export function ActionsPanel({ recording }: { readonly recording: Recording }) {
  const cast = useCast();
  const rows = actionRows(recording, cast);
  const list = useMovedRowFocus(rows);
  useSpokenRows(rows.map(({ sentence }) => sentence));
  return (
    <section className={styles.panel} aria-labelledby="actions-title">
      <h2 id="actions-title" className={styles.title}>
        It should...
      </h2>
      <div className={styles.list}>
        {rows.length === 0 && (
          <p className={styles.empty}>Nothing yet. Move, add or delete something in the After picture.</p>
        )}
        <ol ref={list}>
          {rows.map((row) => (
            <ActionRowItem key={row.index} row={row} extent={recording.extent} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ActionRowItemProps {
  readonly row: ActionRow;
  readonly extent: Extent;
}

function ActionRowItem({ row, extent }: ActionRowItemProps) {
  const editor = useEditor();
  const press = useRowPress({ kind: "action", index: row.index });
  return (
    <li className={styles.row} data-gone={row.isGone} onPointerDown={press}>
      {row.actor && <RowActor actor={row.actor} />}
      <span className={styles.sentence}>
        {row.sentence}
        {row.isGone && <span className={styles.goneNote}> (left out: it names something gone)</span>}
      </span>
      {row.way && <MiniMap extent={extent} way={row.way} />}
      <MoveRowButtons row={row} />
      <IconButton
        icon={<X size={16} aria-hidden="true" />}
        name={`Remove: ${row.sentence}`}
        size="small"
        tooltipSide="left"
        onClick={() => editor.recording.rows.removeAction(row.index)}
      />
    </li>
  );
}
