import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  type EndAction,
  NEXT_STAGE,
  SAME_STAGE,
  SAYING_TICKS,
  type SayAction,
  type StageAction,
  stagesInOrder,
} from "../../engine/index.ts";
import { changeHappening, type EditedHappening, withOutcome } from "../../recording/happenings.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { NumberField } from "../input/NumberField.tsx";
import { ValueField } from "../inspector/variables/ValueField.tsx";
import choice from "./ConditionRow.module.css";
import styles from "./HappeningWords.module.css";

export interface HappeningWordsProps {
  readonly action: EditedHappening;
  /** Its place among the actions. */
  readonly index: number;
  readonly sentence: string;
  /** "Hero": who says something. */
  readonly name: string;
}

/** A step that no picture shows, with what it says or where it leads editable in place. */
export function HappeningWords({ action, ...row }: HappeningWordsProps) {
  return (
    <span className={styles.words}>
      <VisuallyHidden>{row.sentence}</VisuallyHidden>
      {action.type === "say" && <SayWords action={action} {...row} />}
      {action.type === "end" && <EndWords action={action} {...row} />}
      {action.type === "stage" && <StageWords action={action} {...row} />}
    </span>
  );
}

/** Changes the step in its place. */
function useChange(index: number): (step: EditedHappening) => void {
  const { rows } = useEditor().recording;
  return (step) => rows.change("change action", (recording) => changeHappening(recording, index, step));
}

type PartProps<Action> = Omit<HappeningWordsProps, "action"> & { readonly action: Action };

function SayWords({ action, index, sentence, name }: PartProps<SayAction>) {
  const set = useChange(index);
  return (
    <>
      <span aria-hidden="true">{name} says</span>
      <span className={styles.text}>
        <ValueField
          name="What it says"
          label={`What it says: ${sentence}`}
          value={action.text}
          disabled={false}
          onCommit={(text) => set({ ...action, text })}
        />
      </span>
      <span aria-hidden="true">for</span>
      <NumberField
        name={`For how many turns: ${sentence}`}
        value={action.ticks}
        bounds={SAYING_TICKS}
        onCommit={(ticks) => set({ ...action, ticks })}
      />
      <span aria-hidden="true">{action.ticks === 1 ? "turn" : "turns"}</span>
    </>
  );
}

const OUTCOMES = [
  { value: "won", label: "You win" },
  { value: "lost", label: "You lose" },
] as const;
const OVER = { value: "over", label: "It is over" } as const;

function EndWords({ action, index, sentence }: PartProps<EndAction>) {
  const set = useChange(index);
  return (
    <>
      <Segmented
        name={`How the game ends: ${sentence}`}
        choices={action.outcome === "over" ? [...OUTCOMES, OVER] : OUTCOMES}
        chosen={action.outcome}
        onChoose={(outcome) => set(withOutcome(action, outcome))}
      />
      <span className={styles.text}>
        <ValueField
          name="Words at the end"
          label={`Words at the end: ${sentence}`}
          value={action.text}
          disabled={false}
          onCommit={(text) => set({ ...action, text })}
        />
      </span>
    </>
  );
}

function StageWords({ action, index, sentence }: PartProps<StageAction>) {
  const set = useChange(index);
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  return (
    <>
      <span aria-hidden="true">Go to</span>
      <select
        className={choice.choice}
        aria-label={`Where the game goes: ${sentence}`}
        value={action.to}
        onChange={({ target }) => set({ ...action, to: target.value })}
      >
        <option value={NEXT_STAGE}>the next level</option>
        <option value={SAME_STAGE}>this level again</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
