/** What is drawn with: colour, tools, sizes, and what goes for the whole drawing (details §11). */
import { Trash2 } from "lucide-react";
import type { Id } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { ColourChoice } from "./ColourChoice.tsx";
import { OverlayChoice } from "./OverlayChoice.tsx";
import { usePixelEditor } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";
import { SizeChoice } from "./SizeChoice.tsx";
import { AnchorButton, MirrorButton } from "./SwitchButtons.tsx";
import { ToolChoice } from "./ToolChoice.tsx";

export function ToolColumn({ characterId }: { readonly characterId: Id | null }) {
  const pixelEditor = usePixelEditor();
  return (
    <div className={styles.column}>
      <ColourChoice />
      <ToolChoice />
      <SizeChoice />
      <div className={styles.switches}>
        <MirrorButton />
        <AnchorButton />
        <Button size="small" onClick={() => pixelEditor.clear()}>
          <Trash2 size={16} aria-hidden="true" /> Clear
        </Button>
      </div>
      <OverlayChoice characterId={characterId} />
    </div>
  );
}
