import { Hand } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";

/** Off the page, because no pointer is over the thing yet. */
const NOWHERE = { x: -1000, y: -1000 };

export interface PickUpItemProps {
  readonly thing: Target;
  readonly name: string;
  /** Called once it is in the hand. */
  readonly onPickedUp?: () => void;
}

/** The menu entry that picks a thing up: the alternative to dragging it. */
export function PickUpItem({ thing, name, onPickedUp }: PickUpItemProps) {
  const editor = useEditor();
  // Rules cannot be moved during a recording.
  const disabled = useEditorState((state) => thing.kind === "rule" && state.recording !== null);
  return (
    <MenuItem
      icon={<Hand size={18} aria-hidden="true" />}
      disabled={disabled}
      onSelect={() => {
        editor.toolbox.pickUp({ target: thing, pixel: NOWHERE }, name);
        onPickedUp?.();
      }}
    >
      Pick up
    </MenuItem>
  );
}
