import { Flag } from "lucide-react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { firstStage, type Id, type Stage, TILE, ZOOM_STEPS } from "../../../engine/index.ts";
import { SelectField } from "../../../widgets/Field.tsx";
import { BackgroundChoice } from "./BackgroundChoice.tsx";
import { CommittedField } from "./CommittedField.tsx";
import { StageSizeFields } from "./StageSizeFields.tsx";
import styles from "./StagesDialog.module.css";

/** The settings of a stage. Every change applies at once, texts when their field is left. */
export function StageForm({ stage }: { readonly stage: Stage }) {
  const { stages } = useEditor();
  const { id } = stage;
  return (
    <section className={styles.form} aria-label="Settings of this stage">
      <div className={styles.nameRow}>
        <CommittedField label="Name" value={stage.name} maxLength={60} onCommit={(name) => stages.rename(id, name)} />
        <StartsHere stageId={id} />
      </div>
      <div className={styles.row}>
        <StageSizeFields key={id} stage={stage} />
        <ScaleChoice scale={stage.scale} onChoose={(scale) => stages.set(id, { scale })} />
      </div>
      <fieldset className={styles.wraps}>
        <legend className={styles.label}>Walk out on one side, come in on the other</legend>
        <WrapBox label="Left and right" on={stage.wrapX} onChange={(wrapX) => stages.set(id, { wrapX })} />
        <WrapBox label="Top and bottom" on={stage.wrapY} onChange={(wrapY) => stages.set(id, { wrapY })} />
      </fieldset>
      <BackgroundChoice
        background={stage.background}
        stageName={stage.name}
        onChoose={(background) => stages.set(id, { background })}
      />
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
      title={isFirst ? "Players begin on this stage" : "Let players begin on this stage"}
      onClick={() => stages.beginOn(stageId)}
    >
      <Flag size={18} fill={isFirst ? "currentColor" : "none"} aria-hidden="true" />{" "}
      {isFirst ? "Starts here" : "Start here"}
    </button>
  );
}

interface WrapBoxProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function WrapBox({ label, on, onChange }: WrapBoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
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
