/** The stage of a player, and under it the few controls it has and keys for fingers. */
import { type CSSProperties, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, DEFAULT_STAGE } from "../../engine/index.ts";
import { OnScreenKeys } from "../../panels/controls/OnScreenKeys.tsx";
import { useKeysShown } from "../../panels/controls/useKeysShown.ts";
import { PlainPixiCanvas } from "../../stage/view/PlainPixiCanvas.tsx";
import { StageCanvas } from "../../stage/view/StageCanvas.tsx";
import { BigPlay } from "./BigPlay.tsx";
import { PlayerControls } from "./PlayerControls.tsx";
import { PlayerNotice } from "./PlayerNotice.tsx";
import { PlayerSwitches } from "./PlayerSwitches.tsx";
import styles from "./PlayPage.module.css";
import type { FullScreen } from "./useFullScreen.ts";

export function PlayerBoard({ fullScreen }: { readonly fullScreen: FullScreen | null }) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  const keys = useKeysShown();
  const running = useEditorState(({ playback }) => playback.running);
  const size = useEditorState(({ document }) => sizeOf(currentStage(document.world) ?? DEFAULT_STAGE));

  // The keys of the game go to the stage, so it takes the focus from whatever was pressed.
  const focusStage = () => place.current?.querySelector<HTMLElement>("[data-view='stage']")?.focus();
  function play() {
    setBegun(true);
    editor.playback.play();
    focusStage();
  }
  function restart() {
    setBegun(running);
    editor.restart();
    if (running) focusStage();
  }
  function changeScreen() {
    fullScreen?.toggle();
    if (running) focusStage();
  }
  return (
    <>
      <div className={styles.room} style={size}>
        <div className={styles.stage} ref={place} data-running={running}>
          <StageCanvas view="stage" canvas={PlainPixiCanvas} />
          {!begun && <BigPlay onPress={play} />}
        </div>
      </div>
      <PlayerNotice onRestart={restart} />
      <div className={styles.deck}>
        <div className={styles.row}>
          <PlayerControls onPlay={play} onRestart={restart} />
          <PlayerSwitches keys={keys} fullScreen={fullScreen && { ...fullScreen, toggle: changeScreen }} />
        </div>
        {keys.shown && (
          <div className={styles.keys}>
            <OnScreenKeys codes={keys.codes} />
          </div>
        )}
      </div>
    </>
  );
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): CSSProperties {
  return { "--columns": width, "--rows": height } as CSSProperties;
}
