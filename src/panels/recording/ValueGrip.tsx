import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { useEditorState, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Target } from "../../editor/index.ts";
import styles from "./OperandSlot.module.css";

/**
 * The grip by which a variable of the inspector can be dragged into the rows of a recording. The Add menu of each list of rows is the
 * alternative.
 */
export function ValueGrip({ target }: { readonly target: Target }) {
  const pointers = usePointerInput();
  const canDrag = useEditorState(({ recording, ui }) => {
    if (!recording || ui.toolId !== "pointer") return false;
    return target.kind === "global" || (ui.selectedActorId !== null && ui.selectedView !== "stage");
  });
  if (!canDrag) return null;
  const begin = (event: PointerEvent) => pointers.begin(event.nativeEvent, target);
  return (
    <span
      className={styles.grip}
      title="Drag it to ‘Only if’ or to ‘Then’"
      aria-hidden="true"
      data-grip
      onPointerDown={begin}
    >
      <GripVertical size={18} />
    </span>
  );
}
