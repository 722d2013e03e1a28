/** How the selected actor looks and stands; in a recording's after picture a change becomes a row of the rule (spec §2). */
import { useEditorState } from "../../editor/EditorContext.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { AppearanceChoice } from "./AppearanceChoice.tsx";
import { DirectionChoice } from "./DirectionChoice.tsx";
import { EmptyPanel } from "./EmptyPanel.tsx";
import styles from "./VariablesTab.module.css";

export function VariablesTab() {
  const chosen = useSelectedActor();
  const characters = useEditorState((state) => state.document.characters);
  const selected = useEditorState((state) => state.ui.selectedCharacterId);
  const recording = useEditorState((state) => state.recording !== null);
  const character = characters[chosen?.actor.characterId ?? selected ?? ""];
  if (!character) return <EmptyPanel>Please select a character.</EmptyPanel>;
  if (!chosen) {
    const place = recording ? "in a picture" : "on the stage";
    return (
      <EmptyPanel>
        Choose {character.name} {place} to turn it and to change its look.
      </EmptyPanel>
    );
  }
  const { x, y } = chosen.actor.position;
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>
        {character.name}{" "}
        <small>
          at {x + 1} across, {y + 1} down
        </small>
      </h2>
      <AppearanceChoice character={character} chosen={chosen} />
      <DirectionChoice character={character} chosen={chosen} />
    </div>
  );
}
