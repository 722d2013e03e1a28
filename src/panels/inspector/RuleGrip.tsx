import { GripVertical } from "lucide-react";
import type { PointerEvent } from "react";
import { useEditorState, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import styles from "./RuleGrip.module.css";
import { useCharacterId } from "./ruleContexts.ts";

/**
 * Drags a card at once by finger; elsewhere on a card a finger scrolls the list, unless it rests first. The menu of the card is the
 * alternative.
 */
export function RuleGrip({ ruleId }: { readonly ruleId: Id }) {
  const pointers = usePointerInput();
  const characterId = useCharacterId();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  const begin = (event: PointerEvent) => {
    if (event.button !== 0 || !holdsPointer) return;
    event.stopPropagation();
    pointers.begin(event.nativeEvent, { kind: "rule", characterId, ruleId, place: "after" });
  };
  return (
    <span
      className={styles.grip}
      title="Drag it to another place"
      aria-hidden="true"
      data-rule-grip=""
      onPointerDown={begin}
    >
      <GripVertical size={20} strokeWidth={2.6} />
    </span>
  );
}
