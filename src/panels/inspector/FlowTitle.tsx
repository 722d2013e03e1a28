/** The name of a flow container, and how it goes through its rules (spec §3, §5 "Loop count"). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import type { FlowBehavior, FlowContainer } from "../../engine/index.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import styles from "./ContainerBlock.module.css";
import { LoopCountChoice } from "./LoopCountChoice.tsx";
import { useCharacterId } from "./ruleContexts.ts";
import { useTabStop } from "./useTabStop.ts";

const BEHAVIORS: Readonly<Record<Exclude<FlowBehavior, "unknown">, string>> = {
  first: "Do First Match",
  all: "Do All & Continue",
  random: "Randomize & Do First",
  loop: "Do First Match & Repeat",
};

export interface FlowTitleProps {
  readonly flow: FlowContainer;
  readonly selected: boolean;
  readonly renaming: boolean;
}

export function FlowTitle({ flow, selected, renaming }: FlowTitleProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(flow.id);
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
        <select
          className={styles.select}
          aria-label={`How ${flow.name} goes through its rules`}
          value={flow.behavior}
          onChange={(event) => editor.rules.setBehavior(characterId, flow.id, behaviorNamed(event.target.value))}
          {...stop}
        >
          {flow.behavior === "unknown" && <option value="unknown">Something unknown</option>}
          {Object.entries(BEHAVIORS).map(([behavior, words]) => (
            <option key={behavior} value={behavior}>
              {words}
            </option>
          ))}
        </select>
        {flow.behavior === "loop" && <LoopCountChoice flow={flow} />}
      </div>
    </>
  );
}

function behaviorNamed(name: string): FlowBehavior {
  return name === "all" || name === "random" || name === "loop" || name === "unknown" ? name : "first";
}
