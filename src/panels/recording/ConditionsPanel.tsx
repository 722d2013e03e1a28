/** What has to be so, beside the picture, for the rule to apply (details §10 "Conditions panel"). */
import { X } from "lucide-react";
import { useEditor } from "../../editor/EditorContext.tsx";
import { type Condition, own } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";
import { conditionsLeftOut } from "../../recording/rows.ts";
import { conditionRows } from "../../recording/sentence.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { useCast } from "../selection/useCast.ts";
import { RowActor } from "./RowActor.tsx";
import styles from "./RowsPanel.module.css";
import { useRowPress } from "./useRowPress.ts";

export function ConditionsPanel({ recording }: { readonly recording: Recording }) {
  const cast = useCast();
  const rows = conditionRows(recording, cast);
  const { outside, gone } = conditionsLeftOut(recording, cast);
  return (
    <section className={styles.panel} aria-labelledby="conditions-title">
      <h2 id="conditions-title" className={styles.title}>
        When the picture matches and:
      </h2>
      <div className={styles.list}>
        {rows.length === 0 && <p className={styles.empty}>Nothing more. The picture is enough.</p>}
        <ul>
          {rows.map(({ condition, sentence }) => (
            <ConditionRow key={condition.key} condition={condition} sentence={sentence} recording={recording} />
          ))}
        </ul>
        {outside > 0 && <p className={styles.note}>{outsideNote(outside)}</p>}
        {gone > 0 && <p className={styles.note}>{goneNote(gone)}</p>}
      </div>
    </section>
  );
}

interface ConditionRowProps {
  readonly condition: Condition;
  readonly sentence: string;
  readonly recording: Recording;
}

function ConditionRow({ condition, sentence, recording }: ConditionRowProps) {
  const editor = useEditor();
  const press = useRowPress({ kind: "condition", key: condition.key });
  const { left } = condition;
  const actor = "actorId" in left ? own(recording.before.actors, left.actorId) : undefined;
  return (
    <li className={styles.row} data-off={!condition.enabled} onPointerDown={press}>
      {actor && <RowActor actor={actor} />}
      <Switch
        label={sentence}
        on={condition.enabled}
        onChange={() => editor.recording.rows.toggleCondition(condition.key)}
      />
      <IconButton
        icon={<X size={16} aria-hidden="true" />}
        name={`Remove: ${sentence}`}
        size="small"
        tooltipSide="left"
        onClick={() => editor.recording.rows.removeCondition(condition.key)}
      />
    </li>
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
