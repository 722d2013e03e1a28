import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ToolId } from "../../editor/tools/ToolId.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./Toolbar.module.css";
import { TOOLBAR_TOOLS, type ToolOfToolbar } from "./toolList.ts";

/** The tools of the toolbar. The current one stays pressed, and a second press returns to the pointer. */
export function ToolButtons() {
  const inHand = useEditorState((state) => state.ui.toolId);
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <fieldset className={styles.tools} aria-label="Tools">
      {TOOLBAR_TOOLS.map((tool) => (
        <ToolButton key={tool.id} tool={tool} inHand={inHand} disabled={recording && tool.id === "record"} />
      ))}
    </fieldset>
  );
}

interface ToolButtonProps {
  readonly tool: ToolOfToolbar;
  readonly inHand: ToolId;
  readonly disabled: boolean;
}

function ToolButton({ tool, inHand, disabled }: ToolButtonProps) {
  const editor = useEditor();
  const isInHand = tool.id === inHand;
  return (
    <Tooltip text={tool.name} shortcut={tool.shortcut}>
      <button
        type="button"
        className={styles.tool}
        aria-label={tool.name}
        aria-pressed={isInHand}
        aria-keyshortcuts={tool.shortcut}
        disabled={disabled}
        onClick={() => editor.toolbox.chooseTool(tool.id)}
      >
        <img src={tool.picture} alt="" width={28} height={28} draggable={false} />
        <VisuallyHidden>{tool.name}</VisuallyHidden>
      </button>
    </Tooltip>
  );
}
