import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { SPEEDS } from "../../engine/index.ts";
import { Segmented } from "../../widgets/Segmented.tsx";

const CHOICES = Object.entries(SPEEDS).map(([label, value], place) => ({
  label,
  value,
  shortcut: String(place + 1),
}));

/** How fast the game plays: one of four speeds. */
export function SpeedButtons() {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.playback.speed);
  return <Segmented name="Speed" choices={CHOICES} chosen={chosen} onChoose={(speed) => editor.setSpeed(speed)} />;
}
