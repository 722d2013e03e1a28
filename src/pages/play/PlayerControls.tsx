import { Play, RotateCcw, Square } from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, type WorldDocument } from "../../engine/index.ts";
import { drawBitmap, loadPicture } from "../../pictures/cache.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./PlayPage.module.css";

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
        onClick={() => editor.playback.stop()}
      >
        <Square size={16} fill="currentColor" aria-hidden="true" /> <span className={styles.word}>Stop</span>
      </Button>
      <Button size="small" variant="go" aria-label="Play" aria-pressed={running} onClick={onPlay}>
        <Play size={16} fill="currentColor" aria-hidden="true" /> <span className={styles.word}>Play</span>
      </Button>
    </fieldset>
  );
}

/** Twice the displayed width, for high-resolution screens. */
const WIDTH = 120;

/** A thumbnail of the stage that Restart goes back to. */
function StartPreview() {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { document } = editor.store.getState();
    // Without it, the button still has its text.
    void pictureOfStart(document).then((picture) => canvas.current && picture && drawBitmap(canvas.current, picture));
  }, [editor]);
  return <canvas ref={canvas} width={0} height={0} className={styles.startPicture} />;
}

async function pictureOfStart({ world, characters }: WorldDocument): Promise<ImageBitmap | null> {
  const stage = currentStage(world);
  const url = stage ? await drawStageThumbnail(stage, characters, WIDTH) : null;
  return url === null ? null : loadPicture(url).catch(() => null);
}
