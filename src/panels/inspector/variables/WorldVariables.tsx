import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { CURRENT_STAGE, type GlobalVariable } from "../../../engine/index.ts";
import type { Naming } from "./Naming.ts";
import { VariableBox } from "./VariableBox.tsx";
import styles from "./Variables.module.css";
import { VariableValue } from "./VariableValue.tsx";

/** The variables of the world, which all actors share. */
export function WorldVariables({ naming }: { readonly naming: Naming }) {
  const editor = useEditor();
  // While the game is stopped, the current values depend on these two; subscribing to them renders the list again.
  useEditorState((state) => state.document.world.globals);
  useEditorState((state) => state.recording);
  return (
    <section className={styles.section} aria-label="Variables of the world">
      <h2 className={styles.heading}>
        World <small>the same for everybody</small>
      </h2>
      <ul className={styles.boxes}>
        {Object.values(editor.globals.now()).map((global) => (
          <WorldVariableBox key={global.id} global={global} naming={naming} />
        ))}
      </ul>
    </section>
  );
}

interface WorldVariableBoxProps {
  readonly global: GlobalVariable;
  readonly naming: Naming;
}

function WorldVariableBox({ global: { id, name, type, value }, naming }: WorldVariableBoxProps) {
  const editor = useEditor();
  const isCurrentStage = id === CURRENT_STAGE;
  const keepsName = isCurrentStage || type === "stage";
  return (
    <VariableBox
      name={name}
      target={{ kind: "global", globalId: id }}
      hasOwnValue
      isNew={naming.newVariableId === id}
      onNaming={naming.begun}
      onRename={keepsName ? undefined : (text) => editor.globals.rename(id, text)}
      onDelete={isCurrentStage ? undefined : () => editor.globals.remove(id)}
    >
      <VariableValue
        type={isCurrentStage ? "stage" : type}
        name={name}
        value={value}
        onCommit={(text) => editor.globals.set(id, text)}
      />
    </VariableBox>
  );
}
