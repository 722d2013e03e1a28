import { Clapperboard, Keyboard, ListTree, MousePointerClick } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { useSelectedActor } from "../selection/useSelectedActor.ts";
import { AddMenu } from "./AddMenu.tsx";

/** The Add menu of the Rules tab. Its entries have the colors of the blocks they make. */
export function AddRuleMenu() {
  const characterId = useEditorState(({ ui, document }) => {
    const id = ui.selectedCharacterId;
    return id !== null && id in document.characters ? id : null;
  });
  const recording = useEditorState((state) => state.recording !== null);
  const disabled = characterId === null || recording;
  return <AddMenu disabled={disabled}>{characterId !== null && <AddEntries characterId={characterId} />}</AddMenu>;
}

function AddEntries({ characterId }: { readonly characterId: Id }) {
  const editor = useEditor();
  const chosen = useSelectedActor();
  const record = () =>
    chosen ? editor.recording.onActor(chosen.actor.id) : editor.recording.forCharacter(characterId);
  return (
    <>
      <MenuItem tone="rule" icon={<Clapperboard size={18} aria-hidden="true" />} onSelect={record}>
        Add New Rule
      </MenuItem>
      <MenuItem
        tone="flow"
        icon={<ListTree size={18} aria-hidden="true" />}
        onSelect={() => editor.rules.addFlow(characterId)}
      >
        Add Flow Container
      </MenuItem>
      <MenuItem
        tone="event"
        icon={<Keyboard size={18} aria-hidden="true" />}
        onSelect={() => editor.openModal({ id: "keyPicker", characterId, containerId: null })}
      >
        When a Key is Pressed...
      </MenuItem>
      <MenuItem
        tone="event"
        icon={<MousePointerClick size={18} aria-hidden="true" />}
        onSelect={() => editor.rules.addClickEvent(characterId)}
      >
        When I'm Clicked...
      </MenuItem>
    </>
  );
}
