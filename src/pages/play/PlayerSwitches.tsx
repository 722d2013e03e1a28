import { Keyboard, Maximize, Minimize, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { type KeysShown, OwnKeysButton, PlayerMuteSwitch, SpeedMeter } from "../../panels/playerPanels.ts";
import styles from "../../player/Board.module.css";
import { Button } from "../../widgets/Button.tsx";
import type { FullScreen } from "./useFullScreen.ts";

export interface PlayerSwitchesProps {
  readonly keys: KeysShown;
  /** Called when the choice of other keys is closed. */
  readonly onKeysChanged: () => void;
  readonly fullScreen: FullScreen | null;
  /** A button before the others. */
  readonly children?: ReactNode;
}

/** How the game is shown: with keys on the screen, how fast it goes, and in full screen. */
export function PlayerSwitches({ keys, onKeysChanged, fullScreen, children }: PlayerSwitchesProps) {
  return (
    <div className={styles.switches}>
      {children}
      {keys.codes.length > 0 && (
        <Button
          aria-label="Keys on the screen"
          title="Keys on the screen"
          aria-pressed={keys.shown}
          onClick={() => keys.show(!keys.shown)}
        >
          <Keyboard size={20} aria-hidden="true" /> <span className={styles.word}>Keys</span>
        </Button>
      )}
      {keys.shown && (
        <OwnKeysButton codes={keys.codes} onClosed={onKeysChanged}>
          <SlidersHorizontal size={20} aria-hidden="true" /> <span className={styles.word}>Change keys</span>
        </OwnKeysButton>
      )}
      <PlayerMuteSwitch>
        <span className={styles.word}>Sound</span>
      </PlayerMuteSwitch>
      <SpeedMeter />
      {fullScreen && <ScreenSwitch {...fullScreen} />}
    </div>
  );
}

function ScreenSwitch({ isOn, toggle }: FullScreen) {
  const Icon = isOn ? Minimize : Maximize;
  const name = isOn ? "Leave full screen" : "Full screen";
  return (
    <Button aria-label={name} title={name} onClick={toggle}>
      <Icon size={20} aria-hidden="true" /> <span className={styles.word}>{name}</span>
    </Button>
  );
}
