/** Restart, Stop and Play under the stage of a player (spec §2 "Stage area controls"). */
import { Play, RotateCcw, Square } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { KeysSwitch } from "../../panels/controls/KeysSwitch.tsx";
import type { KeysShown } from "../../panels/controls/useKeysShown.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./PlayPage.module.css";

export interface PlayerControlsProps {
  readonly keys: KeysShown;
  readonly onPlay: () => void;
  readonly onRestart: (startsPlaying: boolean) => void;
}

export function PlayerControls({ keys, onPlay, onRestart }: PlayerControlsProps) {
  const editor = useEditor();
  const running = useEditorState((state) => state.playback.running);
  return (
    <fieldset className={styles.controls} aria-label="Play the game">
      <Button size="small" onClick={() => onRestart(running)}>
        <RotateCcw size={18} aria-hidden="true" /> Restart
      </Button>
      <Button size="small" disabled={!running} onClick={() => editor.stop()}>
        <Square size={16} fill="currentColor" aria-hidden="true" /> Stop
      </Button>
      <Button size="small" look="go" aria-pressed={running} onClick={onPlay}>
        <Play size={16} fill="currentColor" aria-hidden="true" /> Play
      </Button>
      {keys.codes.length > 0 && <KeysSwitch {...keys} />}
    </fieldset>
  );
}
