import { Plus } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";

export interface AddAppearanceButtonProps {
  readonly characterId: Id;
  readonly copyOf: Id | null;
}

/** Draws a new appearance, which starts as a copy of the chosen one and is added to the character on Save. */
export function AddAppearanceButton({ characterId, copyOf }: AddAppearanceButtonProps) {
  const editor = useEditor();
  return (
    <IconButton
      icon={<Plus size={20} strokeWidth={3} aria-hidden="true" />}
      name="Draw a new appearance"
      size="small"
      raised
      onClick={() => editor.drawings.begin({ characterId, appearanceId: null, copyOf })}
    />
  );
}
