import { Volume2 } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type EndAction, own, SAYING_TICKS, type SayAction, type SoundAction } from "../../engine/index.ts";
import { withOutcome } from "../../recording/happenings.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { NumberField } from "../input/NumberField.tsx";
import { ValueField } from "../inspector/variables/ValueField.tsx";
import styles from "./HappeningWords.module.css";
import { type HappeningWordsProps, type PartProps, useChange } from "./happeningParts.ts";
import { DoorWords, LevelWords } from "./LevelWords.tsx";
import { Who } from "./Who.tsx";

/** A step that no picture shows, with what it says or where it leads editable in place. */
export function HappeningWords({ action, ...row }: HappeningWordsProps) {
  return (
    <span className={styles.words} data-words="">
      <VisuallyHidden>{row.sentence}</VisuallyHidden>
      {action.type === "say" && <SayWords action={action} {...row} />}
      {action.type === "end" && <EndWords action={action} {...row} />}
      {action.type === "stage" && <LevelWords action={action} {...row} />}
      {action.type === "travel" && <DoorWords action={action} {...row} />}
      {action.type === "sound" && <SoundWords action={action} {...row} />}
    </span>
  );
}

function SayWords({ action, index, sentence, name }: PartProps<SayAction>) {
  const set = useChange(index);
  return (
    <>
      <Who
        actorId={action.actorId}
        {...{ index, sentence, name }}
        onChoose={(actorId) => set({ ...action, actorId })}
      />
      <span aria-hidden="true">says</span>
      <span className={styles.text} data-main="">
        <ValueField
          name="What it says"
          label={`What it says: ${sentence}`}
          value={action.text}
          disabled={false}
          onCommit={(text) => set({ ...action, text })}
        />
      </span>
      <span className={styles.together}>
        <span aria-hidden="true">for</span>
        <NumberField
          name={`For how many turns: ${sentence}`}
          value={action.ticks}
          bounds={SAYING_TICKS}
          onCommit={(ticks) => set({ ...action, ticks })}
        />
        <span aria-hidden="true">{action.ticks === 1 ? "turn" : "turns"}</span>
      </span>
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
