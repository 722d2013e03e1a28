import { Dices } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { LUCK_KEY } from "../../recording/index.ts";
import { OneInChoice } from "../input/OneInChoice.tsx";
import styles from "./ConditionRow.module.css";
import { RemoveRowButton } from "./RemoveRowButton.tsx";
import rowStyles from "./RowsPanel.module.css";
import { useRowPress } from "./rowHandlers.ts";

export interface LuckRowProps {
  readonly oneIn: number;
  readonly sentence: string;
}

/** The row of the luck check: how often the rule is lucky. */
export function LuckRow({ oneIn, sentence }: LuckRowProps) {
  const { rows } = useEditor().recording;
  const press = useRowPress({ kind: "condition", key: LUCK_KEY });
  return (
    <div className={`${rowStyles.row} ${styles.row}`} data-condition={LUCK_KEY} onPointerDown={press}>
      <Dices size={20} aria-hidden="true" />
      <span aria-hidden="true">by luck</span>
      <OneInChoice
        className={styles.choice}
        aria-label={`How often: ${sentence}`}
        oneIn={oneIn}
        onChoose={(chosen) =>
          rows.change("change luck", (recording) => ({
            ...recording,
            luck: chosen,
          }))
        }
      />
      <RemoveRowButton sentence={sentence} onRemove={() => rows.removeCondition(LUCK_KEY)} />
    </div>
  );
}
