/** How the game is played here: with keys on the screen, and on the whole of it. */
import { Maximize, Minimize } from "lucide-react";
import { KeysSwitch } from "../../panels/controls/KeysSwitch.tsx";
import { PaceMeter } from "../../panels/controls/PaceMeter.tsx";
import type { KeysShown } from "../../panels/controls/useKeysShown.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./PlayPage.module.css";
import type { FullScreen } from "./useFullScreen.ts";

export interface PlayerSwitchesProps {
  readonly keys: KeysShown;
  readonly fullScreen: FullScreen | null;
}

export function PlayerSwitches({ keys, fullScreen }: PlayerSwitchesProps) {
  return (
    <div className={styles.switches}>
      {keys.codes.length > 0 && <KeysSwitch {...keys} raised />}
      <PaceMeter />
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
