/** The nine tools; a shape in hand, tapped again, is drawn as an outline (details §11, table). */
import { useId } from "react";
import { PAINT_TOOLS, type PaintToolId } from "../../editor/paint/PaintTool.ts";
import { TOOL_KEYS } from "../../editor/paint/paintKeys.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";
import styles from "./PaintTable.module.css";
import { toolName, toolPicture } from "./paintToolList.ts";

export function ToolChoice() {
  const group = useId();
  return (
    <div className={styles.tools} role="radiogroup" aria-label="Tools">
      {PAINT_TOOLS.map((tool) => (
        <ToolRadio key={tool} tool={tool} group={group} />
      ))}
    </div>
  );
}

/** A click counts, not a change: tapping the chosen one again means something, too. */
function ToolRadio({ tool, group }: { readonly tool: PaintToolId; readonly group: string }) {
  const desk = usePaintDesk();
  const isInHand = usePaint(({ hand }) => hand.tool === tool);
  const outlined = usePaint(({ hand }) => hand.outlined);
  const name = toolName(tool, outlined);
  return (
    <Tooltip text={name} shortcut={TOOL_KEYS[tool]} side="right">
      <label className={styles.tool}>
        <input
          type="radio"
          name={group}
          aria-label={name}
          aria-keyshortcuts={TOOL_KEYS[tool]}
          checked={isInHand}
          onChange={ignoreChange}
          onClick={() => desk.tools.choose(tool)}
        />
        <img src={toolPicture(tool, outlined)} alt="" width={32} height={32} draggable={false} />
      </label>
    </Tooltip>
  );
}

function ignoreChange(): void {}
