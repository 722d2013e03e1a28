/** Shows and hides the on-screen keys. */
import { Keyboard } from "lucide-react";
import { IconButton } from "../../widgets/IconButton.tsx";
import type { KeysShown } from "./useKeysShown.ts";

export function KeysSwitch({ shown, show }: KeysShown) {
  return (
    <IconButton
      icon={<Keyboard size={22} aria-hidden="true" />}
      name="Keys on the screen"
      tooltipSide="top"
      pressed={shown}
      onClick={() => show(!shown)}
    />
  );
}
