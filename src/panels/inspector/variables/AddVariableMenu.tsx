import { Globe, UserRound } from "lucide-react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { type Id, own } from "../../../engine/index.ts";
import { MenuItem } from "../../../widgets/MenuItems.tsx";
import { AddMenu } from "../AddMenu.tsx";

/** The Add menu of the Variables tab; the name of a new variable opens for typing. */
export function AddVariableMenu({ onAdded }: { readonly onAdded: (variableId: Id) => void }) {
  const editor = useEditor();
  const characterId = useEditorState(({ ui, document }) => own(document.characters, ui.selectedCharacterId ?? "")?.id);
  return (
    <AddMenu>
      <MenuItem
        icon={<UserRound size={18} aria-hidden="true" />}
        disabled={characterId === undefined}
        onSelect={() => characterId !== undefined && onAdded(editor.variables.add(characterId))}
      >
        Add Character Variable
      </MenuItem>
      <MenuItem icon={<Globe size={18} aria-hidden="true" />} onSelect={() => onAdded(editor.globals.add())}>
        Add World Variable
      </MenuItem>
    </AddMenu>
  );
}
