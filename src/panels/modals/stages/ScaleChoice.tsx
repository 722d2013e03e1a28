/** How large a tile is to be, in px, or as large as fits (details §2 "Stage zoom", §13). */
import { TILE, ZOOM_STEPS } from "../../../engine/index.ts";
import { SelectField } from "../../../widgets/Field.tsx";

type Scale = number | "fit";

export interface ScaleChoiceProps {
  readonly scale: Scale;
  readonly onChoose: (scale: Scale) => void;
}

export function ScaleChoice({ scale, onChoose }: ScaleChoiceProps) {
  // An older game may have a scale that is no step.
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
