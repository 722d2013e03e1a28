import { Map as MapIcon, TriangleAlert, Volume2 } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  currentStage,
  type EndAction,
  NEXT_STAGE,
  own,
  SAME_STAGE,
  SAYING_TICKS,
  type SayAction,
  type SoundAction,
  type StageAction,
  stagesInOrder,
  type TravelAction,
} from "../../engine/index.ts";
import { heroMissingAfter } from "../../recording/doors.ts";
import { changeHappening, type EditedHappening, withOutcome } from "../../recording/happenings.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { Segmented } from "../../widgets/Segmented.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { NumberField } from "../input/NumberField.tsx";
import { ValueField } from "../inspector/variables/ValueField.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
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
      {action.type === "travel" && <DoorWords action={action} {...row} />}
      {action.type === "sound" && <SoundWords action={action} {...row} />}
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

/** The dialog of sounds puts the one that is chosen there into this row. */
function SoundWords({ action, index, sentence }: PartProps<SoundAction>) {
  const editor = useEditor();
  const name = useEditorState(({ document }) => own(document.world.sounds, action.sound)?.name);
  return (
    <>
      <span aria-hidden="true">Play</span>
      <button
        type="button"
        className={styles.sound}
        aria-label={`Choose a sound: ${sentence}`}
        title="Choose a sound"
        onClick={() => editor.openModal({ id: "sounds", use: { kind: "step", index } })}
      >
        <Volume2 size={18} aria-hidden="true" /> {name ?? "Choose a sound"}
      </button>
    </>
  );
}

function StageWords({ action, index, sentence }: PartProps<StageAction>) {
  const set = useChange(index);
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const isKnown = [NEXT_STAGE, SAME_STAGE, ...stages.map(({ id }) => id)].includes(action.to);
  return (
    <>
      <span aria-hidden="true">Go to</span>
      <select
        className={choice.choice}
        aria-label={`Where the game goes: ${sentence}`}
        value={action.to}
        onChange={({ target }) => set({ ...action, to: target.value })}
      >
        {!isKnown && <option value={action.to}>a level that was deleted</option>}
        <option value={NEXT_STAGE}>the next level</option>
        <option value={SAME_STAGE}>this level again</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <MissingHero step={action} />
    </>
  );
}

/** A level that begins without the one who is played is no fun: one press puts that one there. */
function MissingHero({ step }: { readonly step: StageAction }) {
  const editor = useEditor();
  const game = useGameContext();
  const recording = useEditorState((state) => state.recording);
  const shownId = useEditorState(({ document }) => currentStage(document.world)?.id ?? "");
  const missing = recording && heroMissingAfter(recording, game, step, shownId);
  if (!missing) return null;
  const { stage, hero } = missing;
  const name = own(game.characters, hero.characterId)?.name || "Untitled";
  const level = stage.name || "Untitled";
  const put = () => {
    editor.stages.putAtStart(stage.id, { ...hero, variableValues: {} });
    announce(`${name} is on ${level} now.`);
  };
  return (
    <span className={styles.missing}>
      <TriangleAlert size={18} aria-hidden="true" />
      {name} isn't on {level}.
      <Button size="small" variant="sunny" onClick={put}>
        Put {name} there
      </Button>
    </span>
  );
}

function DoorWords({ action, index, sentence, name }: PartProps<TravelAction>) {
  const editor = useEditor();
  const level = useEditorState(({ document }) => own(document.world.stages, action.to)?.name);
  return (
    <>
      <span aria-hidden="true">{name} goes through a door to</span>
      <button
        type="button"
        className={styles.door}
        aria-label={`Choose where: ${sentence}`}
        aria-haspopup="dialog"
        onClick={() => editor.openModal({ id: "door", actorId: action.actorId, index })}
      >
        <MapIcon size={18} aria-hidden="true" /> {level || "Untitled"}
      </button>
    </>
  );
}
