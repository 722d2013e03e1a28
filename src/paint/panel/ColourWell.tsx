/** The colour in hand, large; pressed, the browser's own picker offers every other one. */
import { useEffect, useEffectEvent, useRef } from "react";
import { CLEAR, colourOfHex, hexOf } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import styles from "./ColourChoice.module.css";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";

export function ColourWell() {
  const pixelEditor = usePixelEditor();
  const input = useRef<HTMLInputElement>(null);
  const colour = usePixelEditorState(({ settings }) => settings.colour);
  const take = useEffectEvent((hex: string) => {
    const chosen = colourOfHex(hex);
    if (chosen !== null) pixelEditor.tools.setColour(chosen);
  });
  useEffect(() => {
    const well = input.current;
    if (well) well.value = hexOf(colour);
  }, [colour]);
  useEffect(() => {
    const well = input.current;
    const follow = () => well && take(well.value);
    well?.addEventListener("input", follow);
    return () => well?.removeEventListener("input", follow);
  }, []);
  return (
    <span className={styles.well} data-clear={colour === CLEAR} title="Any other colour">
      <input
        ref={input}
        type="color"
        defaultValue={hexOf(colour)}
        aria-label={`Colour: ${nameOfColour(colour)}. Any other colour`}
      />
    </span>
  );
}
