import { useId, useState } from "react";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import { STAGE_SIZE_MAX, type Stage } from "../../../engine/index.ts";
import { CommittedField } from "./CommittedField.tsx";
import styles from "./StagesDialog.module.css";

const WHOLE = /^\s*\d+\s*$/;

type Side = "width" | "height";

/** The side that was refused last. The serial remounts the alert, so that a second refusal is read aloud as well. */
interface Refusal {
  readonly side: Side;
  readonly serial: number;
}

/** The width and height of a stage in squares. An invalid number is put back, and the reason is shown. */
export function StageSizeFields({ stage }: { readonly stage: Stage }) {
  const { stages } = useEditor();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const hintId = useId();
  const { id, width, height } = stage;
  const commit = (side: Side, typed: string) => {
    const isTaken = WHOLE.test(typed) && stages.resize(id, { width, height, [side]: Number(typed) });
    setRefusal((before) => (isTaken ? null : { side, serial: (before?.serial ?? 0) + 1 }));
  };
  const field = (label: string, side: Side) => (
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
