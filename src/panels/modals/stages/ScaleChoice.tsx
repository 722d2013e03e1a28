/** How large a tile is to be, in px, or as large as fits (details §2 "Stage zoom", §13). */
import { useId } from "react";
import { TILE, ZOOM_STEPS } from "../../../engine/index.ts";
import styles from "./StagesDialog.module.css";

type Scale = number | "fit";

export interface ScaleChoiceProps {
  readonly scale: Scale;
  readonly onChoose: (scale: Scale) => void;
}

export function ScaleChoice({ scale, onChoose }: ScaleChoiceProps) {
  const id = useId();
  // An older game may have a scale that is no step.
  const isStep = scale === "fit" || ZOOM_STEPS.some((step) => step === scale);
  const steps: readonly number[] = isStep ? ZOOM_STEPS : [scale, ...ZOOM_STEPS];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Tile size
      </label>
      <select
        id={id}
        className={styles.input}
        value={scale}
        onChange={({ currentTarget }) => onChoose(currentTarget.value === "fit" ? "fit" : Number(currentTarget.value))}
      >
        <option value="fit">Fit</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {Math.round(step * TILE)} px
          </option>
        ))}
      </select>
    </div>
  );
}
