/** The stage of a player with the few controls it has: Restart, Stop, Play, and keys for fingers. */
import { Play } from "lucide-react";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { currentStage, DEFAULT_STAGE } from "../../engine/index.ts";
import { OnScreenKeys } from "../../panels/controls/OnScreenKeys.tsx";
import { useKeysShown } from "../../panels/controls/useKeysShown.ts";
import { StageCanvas } from "../../stage/StageCanvas.tsx";
import { PlayerControls } from "./PlayerControls.tsx";
import styles from "./PlayPage.module.css";

export interface PlayerBoardProps {
  readonly startsPlaying: boolean;
  readonly onRestart: (startsPlaying: boolean) => void;
}

export function PlayerBoard({ startsPlaying, onRestart }: PlayerBoardProps) {
  const editor = useEditor();
  const board = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(startsPlaying);
  const keys = useKeysShown();
  const ratio = useEditorState(({ document }) => ratioOf(currentStage(document.world)));

  const play = useCallback(() => {
    setBegun(true);
    editor.play();
    // The keys of the game go to the stage, so it takes the focus from the button.
    board.current?.querySelector<HTMLElement>("[role='application']")?.focus();
  }, [editor]);
  useEffect(() => {
    if (startsPlaying) play();
  }, [startsPlaying, play]);

  return (
    <>
      <div className={styles.stage} ref={board} style={{ "--stage-ratio": ratio } as CSSProperties}>
        <StageCanvas view="stage" />
        {!begun && (
          <button type="button" className={styles.bigPlay} aria-label="Play the game" onClick={play}>
            <Play size={56} fill="currentColor" aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.deck}>
        <PlayerControls keys={keys} onPlay={play} onRestart={onRestart} />
        {keys.shown && (
          <div className={styles.keys}>
            <OnScreenKeys codes={keys.codes} />
          </div>
        )}
      </div>
    </>
  );
}

function ratioOf(stage: { readonly width: number; readonly height: number } | null | undefined): number {
  const { width, height } = stage ?? DEFAULT_STAGE;
  return width / height;
}
