import { Play, Square } from "lucide-react";
import { useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import styles from "../../player/Board.module.css";
import { Button } from "../../widgets/Button.tsx";
import { useNothingLeft } from "./useNothingLeft.ts";

export interface PlayerControlsProps {
  readonly onPlay: () => void;
  readonly onRestart: () => void;
}

/** Start over, Stop and Play. While the game plays, Play looks pressed and says so. */
export function PlayerControls({ onPlay, onRestart }: PlayerControlsProps) {
  const editor = useEditor();
  const running = useEditorState(({ playback }) => playback.running);
  const startOver = useRef<HTMLDivElement>(null);
  useNothingLeft(startOver);
  return (
    <fieldset className={styles.controls} aria-label="Play the game">
      <div ref={startOver} className={styles.startOver}>
        <Button aria-label="Start over" onClick={onRestart}>
          <RedFlag />
          <span className={styles.word}>Start over</span>
        </Button>
      </div>
      <div className={styles.middle}>
        <Button aria-label="Stop" aria-keyshortcuts="Escape" disabled={!running} onClick={() => editor.playback.stop()}>
          <Square size={16} fill="currentColor" aria-hidden="true" /> <span className={styles.word}>Stop</span>
        </Button>
        <span className={styles.play}>
          <Button variant="go" aria-label={running ? "Playing" : "Play"} aria-pressed={running} onClick={onPlay}>
            <Play size={18} fill="currentColor" aria-hidden="true" />
            <span className={styles.word}>{running ? "Playing" : "Play"}</span>
          </Button>
        </span>
      </div>
    </fieldset>
  );
}

/** Where a game begins. */
function RedFlag() {
  return (
    <svg viewBox="0 0 24 24" className={styles.flag} aria-hidden="true">
      <path d="M5 21V4" />
      <path d="M5 5c4-2.5 7 2.5 12 0v8c-5 2.5-8-2.5-12 0" />
    </svg>
  );
}
