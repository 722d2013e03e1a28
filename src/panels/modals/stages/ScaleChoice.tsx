import { TILE, ZOOM_STEPS } from "../../../engine/index.ts";
import { SelectField } from "../../../widgets/Field.tsx";

type Scale = number | "fit";

export interface ScaleChoiceProps {
  readonly scale: Scale;
  readonly onChoose: (scale: Scale) => void;
}

/** The size of a tile in px, or as large as fits. */
export function ScaleChoice({ scale, onChoose }: ScaleChoiceProps) {
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
