import { useEffect, useEffectEvent, useRef } from "react";
import { CLEAR, colorOfHex, hexOf } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import styles from "./Palette.module.css";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

/** The current color, large and with its name. It opens the browser's color picker. */
export function ColorWell() {
  const pixelEditor = usePixelEditor();
  const input = useRef<HTMLInputElement>(null);
  const color = usePixelEditorState(({ settings }) => settings.color);
  const name = nameOfColor(color);
  const take = useEffectEvent((hex: string) => {
    const chosen = colorOfHex(hex);
    if (chosen !== null) pixelEditor.tools.setColor(chosen);
  });
  useEffect(() => {
    const well = input.current;
    if (well) well.value = hexOf(color);
  }, [color]);
  useEffect(() => {
    const well = input.current;
    const follow = () => well && take(well.value);
    well?.addEventListener("input", follow);
    return () => well?.removeEventListener("input", follow);
  }, []);
  return (
    <label className={styles.current} title="Any other color">
      <span className={styles.well} data-clear={color === CLEAR}>
        <input ref={input} type="color" defaultValue={hexOf(color)} aria-label={`Color: ${name}. Any other color`} />
      </span>
      <span className={styles.currentName} aria-hidden="true">
        {capitalized(name)}
      </span>
    </label>
  );
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
