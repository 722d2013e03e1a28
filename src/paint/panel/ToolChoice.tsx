/** The nine tools; a shape in hand, tapped again, is drawn as an outline (details §11, table). */
import { useId } from "react";
import { PAINT_TOOLS, type PaintToolId } from "../tools/PaintTool.ts";
import { TOOL_KEYS } from "../tools/paintKeys.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";
import { toolName, toolPicture } from "./toolLabels.ts";

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
  const pixelEditor = usePixelEditor();
  const isChosen = usePixelEditorState(({ settings }) => settings.tool === tool);
  const outlined = usePixelEditorState(({ settings }) => settings.outlined);
  const name = toolName(tool, outlined);
  return (
    <Tooltip text={name} shortcut={TOOL_KEYS[tool]} side="right">
      <label className={styles.tool}>
        <input
          type="radio"
          name={group}
          aria-label={name}
          aria-keyshortcuts={TOOL_KEYS[tool]}
          checked={isChosen}
          onChange={ignoreChange}
          onClick={() => pixelEditor.tools.choose(tool)}
        />
        <img src={toolPicture(tool, outlined)} alt="" width={32} height={32} draggable={false} />
      </label>
    </Tooltip>
  );
}

function ignoreChange(): void {}
