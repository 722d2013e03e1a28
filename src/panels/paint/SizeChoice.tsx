/** How wide a stroke is; off for tools that have no width (spec §5). */
import { useId } from "react";
import { isShape, takesSize } from "../../editor/paint/PaintTool.ts";
import { TOOL_SIZES } from "../../editor/paint/paintLimits.ts";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";
import styles from "./PaintTable.module.css";

export function SizeChoice() {
  const desk = usePaintDesk();
  const group = useId();
  const chosen = usePaint(({ hand }) => hand.size);
  const isOff = usePaint(({ hand: { tool, outlined } }) => !takesSize(tool, isShape(tool) && outlined[tool]));
  return (
    <fieldset className={styles.sizes} aria-label="Size" disabled={isOff}>
      {TOOL_SIZES.map((size) => (
        <label key={size} className={styles.size} title={`Size ${size}`}>
          <input
            type="radio"
            name={group}
            aria-label={`Size ${size}`}
            checked={size === chosen}
            onChange={() => desk.tools.setSize(size)}
          />
          <span className={styles.dot} style={{ width: size + 2, height: size + 2 }} />
        </label>
      ))}
    </fieldset>
  );
}
