import {
  ArrowLeft,
  ArrowRight,
  CopyPlus,
  MapPinPlus,
  PaintbrushVertical,
  PencilLine,
  Trash2,
  Video,
} from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import type { BesideTile } from "./besideTile.ts";
import { usePlacing } from "./usePlacing.ts";

export interface WorkItemsProps {
  readonly characterId: Id;
  /** The appearance that is placed or drawn; undefined if the character has none. */
  readonly appearanceId: Id | undefined;
}

/** Menu entries that characters and appearances share: place, draw and record. */
export function WorkItems({ characterId, appearanceId }: WorkItemsProps) {
  const editor = useEditor();
  const placeOnStage = usePlacing();
  const recording = useEditorState((state) => state.recording !== null);
  return (
    <>
      <MenuItem
        icon={<MapPinPlus size={18} aria-hidden="true" />}
        disabled={appearanceId === undefined}
        onSelect={() => appearanceId !== undefined && placeOnStage(characterId, appearanceId)}
      >
        {recording ? "Place in the picture" : "Place on stage"}
      </MenuItem>
      <MenuItem
        icon={<PaintbrushVertical size={18} aria-hidden="true" />}
        disabled={appearanceId === undefined}
        onSelect={() => appearanceId !== undefined && editor.drawings.begin({ characterId, appearanceId })}
      >
        Draw
      </MenuItem>
      <MenuItem
        icon={<Video size={18} aria-hidden="true" />}
        disabled={recording}
        onSelect={() => editor.recording.forCharacter(characterId)}
      >
        Record a rule
      </MenuItem>
    </>
  );
}

export interface NameItemsProps {
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
}

export function NameItems({ onRename, onDuplicate }: NameItemsProps) {
  return (
    <>
      <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={<CopyPlus size={18} aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate
      </MenuItem>
    </>
  );
}

export interface DeleteItemProps {
  readonly onDelete: () => void;
  readonly disabled?: boolean;
}

export function DeleteItem({ onDelete, disabled }: DeleteItemProps) {
  return (
    <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" disabled={disabled} onSelect={onDelete}>
      Delete
    </MenuItem>
  );
}

export interface MoveItemsProps {
  readonly ids: readonly Id[];
  readonly id: Id;
  readonly onMove: (to: BesideTile) => void;
}

/** The alternatives to dragging a tile along its list: one place to the left or right. */
export function MoveItems({ ids, id, onMove }: MoveItemsProps) {
  const index = ids.indexOf(id);
  const left = ids[index - 1];
  const right = ids[index + 1];
  return (
    <>
      <MenuItem
        icon={<ArrowLeft size={18} aria-hidden="true" />}
        disabled={left === undefined}
        onSelect={() => left !== undefined && onMove({ id: left, place: "before" })}
      >
        Move left
      </MenuItem>
      <MenuItem
        icon={<ArrowRight size={18} aria-hidden="true" />}
        disabled={right === undefined}
        onSelect={() => right !== undefined && onMove({ id: right, place: "after" })}
      >
        Move right
      </MenuItem>
    </>
  );
}
