import { Maximize, ScanEye } from "lucide-react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import { followedOn, wholeViewWords } from "./play/wholeViewWords.ts";
import type { StageToolsProps } from "./StageTools.tsx";
import styles from "./WholeView.module.css";

/** The way back for whoever has zoomed in a player: to all of the stage, or to whom its camera follows. */
export function WholeView({ facts, stageView }: StageToolsProps) {
  const characters = useEditorState(({ document }) => document.characters);
  if (!facts.isZoomed) return null;
  const followed = followedOn(facts.stage, characters);
  const Icon = followed ? ScanEye : Maximize;
  return (
    <div className={styles.place}>
      <Button size="small" onClick={() => stageView.resetZoom()}>
        <Icon size={18} aria-hidden="true" />
        <span className={styles.words}>{wholeViewWords(followed)}</span>
      </Button>
    </div>
  );
}
