import { Hash, Map as MapIcon, Music2 } from "lucide-react";
import type { ReactNode } from "react";
import { SoundActions } from "../../editor/actions/SoundActions.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { addHappening, soundStep } from "../../recording/happenings.ts";
import type { Recording } from "../../recording/index.ts";
import { addStep, NEW_STEPS, type NewStep } from "../../recording/newSteps.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { AddTile } from "./AddTiles.tsx";
import { DoorSign, SayingSign, WinningSign } from "./StepSigns.tsx";
import styles from "./StepTiles.module.css";

export interface StepTilesProps {
  readonly recording: Recording;
  readonly close: () => void;
  /** Called before a step is added. */
  readonly onAdded: () => void;
}

const WORDS: Readonly<Record<NewStep, string>> = {
  number: "Change a number",
  sound: "Play a sound",
  say: "Say something",
  door: "Go through a door",
  level: "Go to a level",
  end: "Win or lose",
};

const NOTHING: Readonly<Partial<Record<NewStep, string>>> = {
  number: "There are no numbers yet. Add one under Variables.",
  sound: "This game is full of sounds. Delete one first.",
  end: "This rule ends the game already.",
};

const ICON = 24;

const PICTURES: Readonly<Record<NewStep, ReactNode>> = {
  number: <Hash size={ICON} strokeWidth={2.6} />,
  sound: <Music2 size={ICON} strokeWidth={2.6} />,
  say: <SayingSign />,
  door: <DoorSign />,
  level: <MapIcon size={ICON} strokeWidth={2.2} />,
  end: <WinningSign />,
};

/** The six sorts of steps that no picture shows. Each adds one that is ready to be changed; a door is chosen in its dialog first. */
export function StepTiles({ recording, close, onAdded }: StepTilesProps) {
  const editor = useEditor();
  const game = useGameContext();
  const shownId = useEditorState(({ document }) => currentStage(document.world)?.id ?? "");
  /** The recording with the step; the same one if there can be none. */
  const withStep = (old: Recording, step: Exclude<NewStep, "door">): Recording => {
    if (step !== "sound") return addStep(old, game, step, shownId);
    const sound = new SoundActions(editor).first();
    return sound === null ? old : addHappening(old, soundStep(sound));
  };
  const add = (step: NewStep) => {
    close();
    if (step === "door") {
      editor.openModal({ id: "door", actorId: recording.mainActorId, index: null });
      return;
    }
    const now = withStep(recording, step);
    if (now === recording) editor.notices.tell(NOTHING[step] ?? "");
    else {
      onAdded();
      editor.recording.rows.change("add action", () => now);
    }
  };
  return NEW_STEPS.map((step) => (
    <AddTile
      key={step}
      words={WORDS[step]}
      picture={
        <span className={styles.picture} data-step={step}>
          {PICTURES[step]}
        </span>
      }
      onPress={() => add(step)}
    />
  ));
}
