import { Flag, Music } from "lucide-react";
import { useId, useState } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { firstStage, type Id, own, STAGE_SIZE_MAX, type Stage, TILE, ZOOM_STEPS } from "../../../engine/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { CheckBox } from "../../../widgets/CheckBox.tsx";
import { SelectField } from "../../../widgets/Field.tsx";
import { TrainPicture } from "../../inspector/TrainPicture.tsx";
import { BackgroundChoice, isOwnPicture } from "./BackgroundChoice.tsx";
import { CommittedField } from "./CommittedField.tsx";
import { FollowChoice } from "./FollowChoice.tsx";
import styles from "./StagesDialog.module.css";

export interface StageFormProps {
  readonly stage: Stage;
  /** Its music was just chosen, and gets the focus. */
  readonly isAtMusic: boolean;
}

/** The settings of a stage. Every change applies at once, texts when their field is left. */
export function StageForm({ stage, isAtMusic }: StageFormProps) {
  const { stages } = useEditor();
  const { id } = stage;
  return (
    <section className={styles.form} aria-label="Settings of this stage">
      <div className={styles.nameRow}>
        <CommittedField label="Name" value={stage.name} maxLength={60} onCommit={(name) => stages.rename(id, name)} />
        <StartsHere stageId={id} />
      </div>
      <BackgroundChoice
        background={stage.background}
        stageName={stage.name}
        onChoose={(background) => stages.set(id, { background })}
      />
      {isOwnPicture(stage.background) && (
        <CheckBox
          label="Paler, so everyone stands out"
          on={stage.dim ?? true}
          onChange={(dim) => stages.set(id, { dim })}
        />
      )}
      <FollowChoice stage={stage} />
      <div className={styles.row}>
        <StageSizeFields key={id} stage={stage} />
        <ScaleChoice scale={stage.scale} onChoose={(scale) => stages.set(id, { scale })} />
      </div>
      <MusicChoice stage={stage} isFirst={isAtMusic} />
      <fieldset className={styles.wraps}>
        <legend className={styles.label}>Leave one side, come back on the other</legend>
        <CheckBox label="Left and right" on={stage.wrapX} onChange={(wrapX) => stages.set(id, { wrapX })} />
        <CheckBox label="Top and bottom" on={stage.wrapY} onChange={(wrapY) => stages.set(id, { wrapY })} />
      </fieldset>
      <TrainsChoice />
    </section>
  );
}

/** The choice of the stage on which players begin; nothing if there is only one. */
function StartsHere({ stageId }: { readonly stageId: Id }) {
  const { stages } = useEditor();
  const isOnly = useEditorState(({ document }) => Object.keys(document.world.stages).length < 2);
  const isFirst = useEditorState(({ document }) => firstStage(document.world)?.id === stageId);
  if (isOnly) return null;
  return (
    <button
      type="button"
      className={styles.startsHere}
      aria-pressed={isFirst}
      title={isFirst ? "The game starts on this level" : "Start the game on this level"}
      onClick={() => stages.beginOn(stageId)}
    >
      <Flag size={18} fill={isFirst ? "currentColor" : "none"} aria-hidden="true" />{" "}
      {isFirst ? "Starts here" : "Start here"}
    </button>
  );
}

/** Whether everybody in the game follows at once, in a game that was given this; a rule that waited for somebody offers it. */
function TrainsChoice() {
  const { rules } = useEditor();
  const isOn = useEditorState(({ document }) => document.world.settle === true);
  const [wasOn] = useState(isOn);
  return (
    wasOn && (
      <div className={styles.trains}>
        <TrainPicture />
        <CheckBox label="Move like a train, on every level" on={isOn} onChange={(on) => rules.moveLikeTrains(on)} />
      </div>
    )
  );
}

/** Which tune is played with the stage; the dialog of sounds comes back to this one. */
function MusicChoice({ stage: { id, music }, isFirst }: { readonly stage: Stage; readonly isFirst: boolean }) {
  const editor = useEditor();
  const name = useEditorState(({ document }) => own(document.world.sounds, music ?? "")?.name);
  return (
    <div className={styles.music}>
      <span className={styles.label}>Music</span>
      <Button
        size="small"
        data-first={isFirst ? "" : undefined}
        aria-label={name === undefined ? "Choose music" : `Choose music: ${name}`}
        onClick={() => editor.openModal({ id: "sounds", use: { kind: "music", stageId: id } })}
      >
        <Music size={18} aria-hidden="true" /> {name ?? "No music"}
      </Button>
    </div>
  );
}

type Scale = number | "fit";

interface ScaleChoiceProps {
  readonly scale: Scale;
  readonly onChoose: (scale: Scale) => void;
}

/** The size of a tile in px, or as large as fits. */
function ScaleChoice({ scale, onChoose }: ScaleChoiceProps) {
  // An older game may have a scale that is not among the steps.
  const isStep = scale === "fit" || ZOOM_STEPS.some((step) => step === scale);
  const steps: readonly number[] = isStep ? ZOOM_STEPS : [scale, ...ZOOM_STEPS];
  return (
    <SelectField
      label="Tile size"
      value={scale}
      onChange={({ currentTarget }) => onChoose(currentTarget.value === "fit" ? "fit" : Number(currentTarget.value))}
    >
      <option value="fit">Fit</option>
      {steps.map((step) => (
        <option key={step} value={step}>
          {Math.round(step * TILE)} px
        </option>
      ))}
    </SelectField>
  );
}

const WHOLE = /^\s*\d+\s*$/;

type Dimension = "width" | "height";

/** The side that was refused last. The serial remounts the alert, so that a second refusal is read aloud as well. */
interface Refusal {
  readonly side: Dimension;
  readonly serial: number;
}

/** The width and height of a stage in squares. An invalid number is put back, and the reason is shown. */
function StageSizeFields({ stage }: { readonly stage: Stage }) {
  const { stages } = useEditor();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const hintId = useId();
  const { id, width, height } = stage;
  const commit = (side: Dimension, typed: string) => {
    const isTaken = WHOLE.test(typed) && stages.resize(id, { width, height, [side]: Number(typed) });
    setRefusal((before) => (isTaken ? null : { side, serial: (before?.serial ?? 0) + 1 }));
  };
  const field = (label: string, side: Dimension) => (
    <CommittedField
      label={label}
      value={String(stage[side])}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      size={4}
      aria-describedby={hintId}
      onCommit={(typed) => commit(side, typed)}
    />
  );
  return (
    <div className={styles.size}>
      {field("Width", "width")}
      <span className={styles.times} aria-hidden="true">
        ×
      </span>
      {field("Height", "height")}
      <p id={hintId} className={styles.sizeHint}>
        1 to {STAGE_SIZE_MAX} squares
      </p>
      {refusal && (
        <p key={refusal.serial} role="alert" className={styles.sizeRefused}>
          Type a number from 1 to {STAGE_SIZE_MAX}. The {refusal.side} is still {stage[refusal.side]}.
        </p>
      )}
    </div>
  );
}
