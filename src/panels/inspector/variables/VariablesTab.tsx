import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { CURRENT_STAGE, type GlobalVariable, own } from "../../../engine/index.ts";
import { useSelectedActor } from "../../selection/useSelectedActor.ts";
import { CharacterVariables } from "./CharacterVariables.tsx";
import { useLiveBeat } from "./useLiveBeat.ts";
import { VariableValue } from "./ValueField.tsx";
import { type Naming, VariableBox } from "./VariableBox.tsx";
import styles from "./Variables.module.css";

/** The variables of the selected actor, or else the defaults of its character, and those of the world. */
export function VariablesTab({ naming }: { readonly naming: Naming }) {
  useLiveBeat();
  const chosen = useSelectedActor();
  const character = useEditorState(({ ui, document }) =>
    own(document.characters, chosen?.actor.characterId ?? ui.selectedCharacterId ?? ""),
  );
  return (
    <div className={styles.page}>
      {character ? (
        <CharacterVariables character={character} chosen={chosen} naming={naming} />
      ) : (
        <p className={styles.none}>Please select a character.</p>
      )}
      <WorldVariables naming={naming} />
    </div>
  );
}

/** The variables of the world, which all actors share. */
function WorldVariables({ naming }: { readonly naming: Naming }) {
  const editor = useEditor();
  // While the game is stopped, the current values depend on these two; subscribing to them renders the list again.
  useEditorState((state) => state.document.world.globals);
  useEditorState((state) => state.recording);
  return (
    <section className={styles.section} aria-label="Variables of the whole game">
      <h2 className={styles.heading}>Whole game</h2>
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
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const corner = useEditorState(({ document }) => document.world.hud?.find(({ globalId }) => globalId === id)?.corner);
  const keepsName = isCurrentStage || type === "stage";
  return (
    <VariableBox
      name={name}
      target={{ kind: "global", globalId: id }}
      hasOwnValue
      recorded={isRecording && { globalId: id }}
      isNew={naming.newVariableId === id}
      onNaming={naming.begun}
      onRename={keepsName ? undefined : (text) => editor.globals.rename(id, text)}
      onDelete={isCurrentStage ? undefined : () => editor.globals.remove(id)}
      corner={corner}
      onCorner={(next) => editor.globals.showInCorner(id, next)}
      onShow={isCurrentStage ? undefined : (isShown) => editor.globals.showOnStage(id, isShown)}
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
