import { useEditorState } from "../../editor/EditorProvider.tsx";
import { EmptyPanel } from "./EmptyPanel.tsx";
import { RuleTreeView } from "./RuleTreeView.tsx";

/** The rules of the selected character, or what to do if there are none. */
export function RulesTab() {
  const character = useEditorState(({ ui, document }) => document.characters[ui.selectedCharacterId ?? ""]);
  if (!character) return <EmptyPanel>Please select a character.</EmptyPanel>;
  if (character.rules.length === 0) {
    return (
      <EmptyPanel>This character doesn't have any rules. Create a new rule by clicking the 'Record' icon.</EmptyPanel>
    );
  }
  return <RuleTreeView key={character.id} character={character} />;
}
