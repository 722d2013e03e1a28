/** Any other colour, by the browser's own picker; counts once, when the picker is closed. */
import { Pipette } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { isOtherColour, pickerColour } from "./backgrounds.ts";
import styles from "./StagesDialog.module.css";

export interface ColourPickerProps {
  readonly background: string;
  readonly onChoose: (background: string) => void;
}

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
    // React's change is every step of the hand in the picker; the browser's own is the end of it.
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
