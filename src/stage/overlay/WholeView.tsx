import { Maximize, ScanEye } from "lucide-react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import type { StageToolsProps } from "./StageTools.tsx";
import styles from "./WholeView.module.css";

/** The way back for whoever has zoomed in a player: to all of the stage, or to whom its camera follows. */
export function WholeView({ facts, stageView }: StageToolsProps) {
  const characters = useEditorState(({ document }) => document.characters);
  if (!facts.isZoomed) return null;
  const followed = facts.stage.camera && own(characters, facts.stage.camera.follow);
  const Icon = followed ? ScanEye : Maximize;
  return (
    <div className={styles.place}>
      <Button size="small" onClick={() => stageView.resetZoom()}>
        <Icon size={18} aria-hidden="true" />
        <span className={styles.words}>{followed ? `Follow ${followed.name}` : "See it all"}</span>
      </Button>
    </div>
  );
}
