/** How the game is played here: with keys on the screen, and on the whole of it. */
import { Maximize, Minimize } from "lucide-react";
import { KeysSwitch } from "../../panels/controls/KeysSwitch.tsx";
import type { KeysShown } from "../../panels/controls/useKeysShown.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./PlayPage.module.css";
import type { FullScreen } from "./useFullScreen.ts";

export interface PlayerSwitchesProps {
  readonly keys: KeysShown;
  readonly fullScreen: FullScreen;
}

export function PlayerSwitches({ keys, fullScreen }: PlayerSwitchesProps) {
  const Icon = fullScreen.isOn ? Minimize : Maximize;
  return (
    <div className={styles.switches}>
      {keys.codes.length > 0 && <KeysSwitch {...keys} raised />}
      <IconButton
        icon={<Icon size={22} aria-hidden="true" />}
        name={fullScreen.isOn ? "Leave full screen" : "Full screen"}
        raised
        tooltipSide="top"
        onClick={fullScreen.toggle}
      />
    </div>
  );
}
