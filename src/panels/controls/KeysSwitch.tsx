import { Keyboard } from "lucide-react";
import { IconButton } from "../../widgets/IconButton.tsx";
import type { KeysShown } from "./useKeysShown.ts";

export interface KeysSwitchProps extends KeysShown {
  readonly raised?: boolean;
}

/** Shows and hides the on-screen keys. */
export function KeysSwitch({ shown, show, raised }: KeysSwitchProps) {
  return (
    <IconButton
      icon={<Keyboard size={22} aria-hidden="true" />}
      name="Keys on the screen"
      tooltipSide="top"
      pressed={shown}
      raised={raised}
      onClick={() => show(!shown)}
    />
  );
}
