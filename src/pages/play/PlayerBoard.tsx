import { Maximize, Minimize, Play } from "lucide-react";
import { type CSSProperties, useRef, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, DEFAULT_STAGE } from "../../engine/index.ts";
import { type KeysShown, KeysSwitch, OnScreenKeys, SpeedMeter, useKeysShown } from "../../panels/playerPanels.ts";
import { PlayerStage } from "../../stage/PlayerStage.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Toast } from "../../widgets/Toast.tsx";
import { PlayerControls } from "./PlayerControls.tsx";
import styles from "./PlayPage.module.css";
import type { FullScreen } from "./useFullScreen.ts";

/** The stage of the player with its controls and on-screen keys. */
export function PlayerBoard({ fullScreen }: { readonly fullScreen: FullScreen | null }) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  const keys = useKeysShown();
  const running = useEditorState(({ playback }) => playback.running);
  const size = useEditorState(({ document }) => sizeOf(currentStage(document.world) ?? DEFAULT_STAGE));

  // The stage receives the keys of the game, so buttons return the focus to it.
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
      <div className={styles.stageBox} style={size}>
        <div className={styles.stage} ref={place} data-running={running}>
          <PlayerStage />
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

/** The large button over a game that has not started yet. */
function BigPlay({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.bigPlay} aria-label="Play the game" onClick={onPress}>
      <Play fill="currentColor" aria-hidden="true" />
    </button>
  );
}

/** Says why the game stopped by itself, with a button to restart it. */
function PlayerNotice({ onRestart }: { readonly onRestart: () => void }) {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className={styles.notice}>
      <Toast
        key={notice.serial}
        text={notice.text}
        buttons={[{ key: "restart", label: "Restart", onPress: onRestart }]}
        onGone={() => editor.notices.dismiss()}
      />
    </div>
  );
}

interface PlayerSwitchesProps {
  readonly keys: KeysShown;
  readonly fullScreen: FullScreen | null;
}

function PlayerSwitches({ keys, fullScreen }: PlayerSwitchesProps) {
  return (
    <div className={styles.switches}>
      {keys.codes.length > 0 && <KeysSwitch {...keys} raised />}
      <SpeedMeter />
      {fullScreen && <ScreenSwitch {...fullScreen} />}
    </div>
  );
}

function ScreenSwitch({ isOn, toggle }: FullScreen) {
  const Icon = isOn ? Minimize : Maximize;
  return (
    <IconButton
      icon={<Icon size={22} aria-hidden="true" />}
      name={isOn ? "Leave full screen" : "Full screen"}
      raised
      tooltipSide="top"
      onClick={toggle}
    />
  );
}
