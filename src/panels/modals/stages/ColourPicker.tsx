import { Pipette } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { isOtherColour, pickerColour } from "./backgrounds.ts";
import styles from "./StagesDialog.module.css";

export interface ColourPickerProps {
  readonly background: string;
  readonly onChoose: (background: string) => void;
}

/** Any other color, in the browser's color picker; it is set when the picker closes. */
export function ColourPicker({ background, onChoose }: ColourPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(onChoose);
  const colour = pickerColour(background);
  const isOther = isOtherColour(background);
  useEffect(() => {
    const picker = input.current;
    if (picker) picker.value = colour;
  }, [colour]);
  useEffect(() => {
    const picker = input.current;
    // React's onChange fires at every step within the picker; the native change event fires when it closes.
    const changed = () => picker && choose(picker.value);
    picker?.addEventListener("change", changed);
    return () => picker?.removeEventListener("change", changed);
  }, []);
  return (
    <label
      className={styles.picker}
      title="Another colour"
      data-chosen={isOther}
      style={isOther ? { background: colour } : undefined}
    >
      <Pipette size={18} aria-hidden="true" />
      <input ref={input} type="color" defaultValue={colour} aria-label="Another colour" />
    </label>
  );
}
