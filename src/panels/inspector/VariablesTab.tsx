import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { CharacterVariables } from "./variables/CharacterVariables.tsx";
import type { Naming } from "./variables/Naming.ts";
import { useLiveBeat } from "./variables/useLiveBeat.ts";
import styles from "./variables/Variables.module.css";
import { WorldVariables } from "./variables/WorldVariables.tsx";

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
