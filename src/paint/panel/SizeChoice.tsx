/** How wide a stroke is; off for tools that have no width (spec §5). */
import { useId } from "react";
import { isShape, takesSize } from "../tools/PaintTool.ts";
import { TOOL_SIZES } from "../model/paintLimits.ts";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";

export function SizeChoice() {
  const pixelEditor = usePixelEditor();
  const group = useId();
  const chosen = usePixelEditorState(({ settings }) => settings.size);
  const isOff = usePixelEditorState(({ settings: { tool, outlined } }) => !takesSize(tool, isShape(tool) && outlined[tool]));
  return (
    <fieldset className={styles.sizes} aria-label="Size" disabled={isOff}>
      {TOOL_SIZES.map((size) => (
        <label key={size} className={styles.size} title={`Size ${size}`}>
          <input
            type="radio"
            name={group}
            aria-label={`Size ${size}`}
            checked={size === chosen}
            onChange={() => pixelEditor.tools.setSize(size)}
          />
          <span className={styles.dot} style={{ width: size + 2, height: size + 2 }} />
        </label>
      ))}
    </fieldset>
  );
}
