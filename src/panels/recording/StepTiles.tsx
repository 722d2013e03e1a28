import { Dices, Hash, Map as MapIcon, MapPin, Music2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SoundActions } from "../../editor/actions/SoundActions.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import { addHappening, soundStep } from "../../recording/happenings.ts";
import type { Recording } from "../../recording/index.ts";
import { addStep, LATER_STEPS, type LaterStep, NEW_STEPS, type NewStep } from "../../recording/newSteps.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { AddTile } from "./AddTiles.tsx";
import { MoreTiles } from "./MoreTiles.tsx";
import { NumberForm } from "./NumberForm.tsx";
import { DoorSign, SayingSign, WinningSign } from "./StepSigns.tsx";
import styles from "./StepTiles.module.css";

export interface StepTilesProps {
  readonly recording: Recording;
  readonly close: () => void;
  /** Called before a step is added. */
  readonly onAdded: () => void;
}

type AnyStep = NewStep | LaterStep;

const WORDS: Readonly<Record<AnyStep, string>> = {
  number: "Change a number",
  sound: "Play a sound",
  say: "Say something",
  door: "Go through a door",
  level: "Go to a level",
  end: "Win or lose",
  place: "Go to a place",
  dice: "Roll the dice",
};

const NOTHING: Readonly<Partial<Record<AnyStep, string>>> = {
  sound: "This game is full of sounds. Delete one first.",
  end: "This rule already ends the game.",
};

const ICON = 24;

const PICTURES: Readonly<Record<AnyStep, ReactNode>> = {
  number: <Hash size={ICON} strokeWidth={2.6} />,
  sound: <Music2 size={ICON} strokeWidth={2.6} />,
  say: <SayingSign />,
  door: <DoorSign />,
  level: <MapIcon size={ICON} strokeWidth={2.2} />,
  end: <WinningSign />,
  place: <MapPin size={ICON} strokeWidth={2.4} />,
  dice: <Dices size={ICON} strokeWidth={2.2} />,
};

/** The six sorts of steps that no picture shows. Each adds one that is ready to be changed; a door is chosen in its dialog first. */
export function StepTiles({ recording, close, onAdded }: StepTilesProps) {
  const editor = useEditor();
  const game = useGameContext();
  const shownId = useEditorState(({ document }) => currentStage(document.world)?.id ?? "");
  /** The step that waits for a first number. */
  const [needsNumber, setNeedsNumber] = useState<"number" | "dice" | null>(null);
  /** The recording with the step; the same one if there can be none. */
  const withStep = (old: Recording, step: Exclude<AnyStep, "door">): Recording => {
    if (step !== "sound") return addStep(old, game, step, shownId);
    const sound = new SoundActions(editor).first();
    return sound === null ? old : addHappening(old, soundStep(sound));
  };
  const addWithNumber = (step: "number" | "dice") => {
    close();
    onAdded();
    editor.recording.rows.change("add action", (old, cast) => addStep(old, cast, step, shownId));
  };
  const add = (step: AnyStep) => {
    if ((step === "number" || step === "dice") && withStep(recording, step) === recording) {
      setNeedsNumber(step);
      return;
    }
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
  if (needsNumber) return <NumberForm onMade={() => addWithNumber(needsNumber)} />;
  const tileOf = (step: AnyStep) => (
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
  );
  return (
    <>
      {NEW_STEPS.map(tileOf)}
      <MoreTiles>{LATER_STEPS.map(tileOf)}</MoreTiles>
    </>
  );
}
