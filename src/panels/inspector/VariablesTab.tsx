/** What the selected actor, or its character by default, and the world remember (spec §2 "Inspector panel", details §9). */
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { CharacterVariables } from "./variables/CharacterVariables.tsx";
import type { Naming } from "./variables/Naming.ts";
import { useLiveBeat } from "./variables/useLiveBeat.ts";
import styles from "./variables/Variables.module.css";
import { WorldVariables } from "./variables/WorldVariables.tsx";

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
