import { Globe, Plus, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Id, own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { useTeachPill } from "../hints/useTeachPill.ts";
import { AddEntries } from "./AddEntries.tsx";
import styles from "./Inspector.module.css";

/** The Add menu of the Rules tab. Its entries have the colors of the blocks they make. */
export function AddRuleMenu() {
  const characterId = useEditorState(({ ui, document }) => {
    const id = ui.selectedCharacterId;
    return id !== null && id in document.characters ? id : null;
  });
  const recording = useEditorState((state) => state.recording !== null);
  const disabled = characterId === null || recording;
  // One call at a time: the hint over the stage already says what to add first.
  const isQuiet = useTeachPill() !== null;
  return (
    <AddMenu disabled={disabled} isQuiet={isQuiet}>
      {characterId !== null && <AddEntries characterId={characterId} />}
    </AddMenu>
  );
}

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

export interface AddMenuProps {
  readonly disabled?: boolean;
  /** Without the color that asks for a press. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** The button at the top of the inspector with what can be added to the shown tab. */
export function AddMenu({ disabled = false, isQuiet = false, children }: AddMenuProps) {
  const trigger = (
    <Button variant={isQuiet ? undefined : "sunny"} size="small" disabled={disabled}>
      <Plus size={16} strokeWidth={3} aria-hidden="true" /> <span className={styles.addWord}>Add</span>
    </Button>
  );
  return (
    <div className={styles.add} data-adds="">
      <Menu trigger={trigger} align="end" disabled={disabled}>
        {children}
      </Menu>
    </div>
  );
}
