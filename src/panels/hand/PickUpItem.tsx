/** The entry of a menu that takes a thing into the hand: the twin of dragging it (product §2). */
import { Hand } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/tools/ToolEvent.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";

/** Off the page: it is under no hand yet. */
const NOWHERE = { x: -1000, y: -1000 };

export interface PickUpItemProps {
  readonly thing: Target;
  readonly name: string;
}

export function PickUpItem({ thing, name }: PickUpItemProps) {
  const editor = useEditor();
  // Rules stay where they are while one of them is taught.
  const disabled = useEditorState((state) => thing.kind === "rule" && state.recording !== null);
  return (
    <MenuItem
      icon={<Hand size={18} aria-hidden="true" />}
      disabled={disabled}
      onSelect={() => editor.toolbox.pickUp({ target: thing, pixel: NOWHERE }, name)}
    >
      Pick up
    </MenuItem>
  );
}
