import { useEditor, useGesture } from "../../editor/EditorProvider.tsx";
import { actorsInPicture, type Recording } from "../../recording/Recording.ts";
import { conditionRows } from "../../recording/sentence.ts";
import { omittedConditions } from "../../recording/toRule.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { AddRowMenu } from "./AddRowMenu.tsx";
import { ConditionRow } from "./ConditionRow.tsx";
import styles from "./RowsPanel.module.css";
import { useRowsScroll } from "./useRowsScroll.ts";

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
