/** Restart, Stop and Play: all that a player can do to a game (spec §2 "Stage area controls"). */
import { Play, RotateCcw, Square } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Button } from "../../widgets/Button.tsx";
import styles from "./PlayPage.module.css";
import { StartPreview } from "./StartPreview.tsx";

export interface PlayerControlsProps {
  readonly onPlay: () => void;
  readonly onRestart: () => void;
}

export function PlayerControls({ onPlay, onRestart }: PlayerControlsProps) {
  const editor = useEditor();
  const running = useEditorState(({ playback }) => playback.running);
  return (
    <fieldset className={styles.controls} aria-label="Play the game">
      <Button size="small" aria-label="Restart" onClick={onRestart}>
        <StartPreview />
        <RotateCcw size={18} aria-hidden="true" /> <span className={styles.word}>Restart</span>
      </Button>
      <Button
        size="small"
        aria-label="Stop"
        aria-keyshortcuts="Escape"
        disabled={!running}
        onClick={() => editor.stop()}
      >
        <Square size={16} fill="currentColor" aria-hidden="true" /> <span className={styles.word}>Stop</span>
      </Button>
      <Button size="small" variant="go" aria-label="Play" aria-pressed={running} onClick={onPlay}>
        <Play size={16} fill="currentColor" aria-hidden="true" /> <span className={styles.word}>Play</span>
      </Button>
    </fieldset>
  );
}
