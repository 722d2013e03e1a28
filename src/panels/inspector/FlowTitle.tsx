import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { FlowContainer } from "../../engine/index.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import styles from "./ContainerBlock.module.css";
import { FlowChoice } from "./FlowChoice.tsx";
import { LoopCountChoice } from "./LoopCountChoice.tsx";
import { useCharacterId } from "./ruleContexts.ts";

export interface FlowTitleProps {
  readonly flow: FlowContainer;
  readonly selected: boolean;
  readonly renaming: boolean;
}

/** The name of a flow container, and how it goes through its rules. */
export function FlowTitle({ flow, selected, renaming }: FlowTitleProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  return (
    <>
      <h3 className={styles.name}>
        <InlineText
          name="Name of the group"
          value={flow.name}
          editable={(selected && holdsPointer) || renaming}
          startsEditing={renaming}
          onCommit={(name) => editor.rules.rename(characterId, flow.id, name)}
        />
      </h3>
      <div className={styles.flow}>
        <FlowChoice flow={flow} />
        {flow.behavior === "loop" && <LoopCountChoice flow={flow} />}
      </div>
    </>
  );
}
