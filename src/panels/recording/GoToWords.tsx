import { useEditor } from "../../editor/EditorProvider.tsx";
import { changePlace, type PlaceStep } from "../../recording/newSteps.ts";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import styles from "./HappeningWords.module.css";
import type { HappeningWordsProps } from "./happeningParts.ts";
import { Who } from "./Who.tsx";

export interface GoToWordsProps extends Omit<HappeningWordsProps, "action"> {
  readonly action: PlaceStep;
}

/** "Hero goes to [its start]": a place that is found in the game. */
export function GoToWords({ action, ...row }: GoToWordsProps) {
  const { rows } = useEditor().recording;
  const { characters } = useGameContext();
  const { index, sentence } = row;
  const set = (step: PlaceStep) => rows.change("change action", (recording) => changePlace(recording, index, step));
  return (
    <span className={styles.words} data-words="">
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <Who actorId={action.actorId} {...row} onChoose={(actorId) => set({ ...action, actorId })} />
      <span aria-hidden="true">goes to</span>
      <select
        className={`${choice.choice} ${styles.level}`}
        aria-label={`Where it goes: ${sentence}`}
        value={JSON.stringify(action.to)}
        onChange={({ target }) => set({ ...action, to: JSON.parse(target.value) as PlaceStep["to"] })}
      >
        <option value={START}>where it began</option>
        <option value={FREE}>any free square</option>
        {Object.values(characters).map(({ id, name }) => (
          <option key={id} value={JSON.stringify({ nearest: id })}>
            the nearest {name}
          </option>
        ))}
      </select>
    </span>
  );
}

const START = JSON.stringify({ start: true });
const FREE = JSON.stringify({ random: "free" });
