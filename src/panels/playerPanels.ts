/** The controls of the editor that a player has too. Apart from `editorPanels.ts`, which players need not load. */
export { PlayerMuteSwitch } from "./controls/MuteSwitch.tsx";
export { KeysSwitch, OnScreenKeys } from "./controls/OnScreenKeys.tsx";
export { OwnKeysButton } from "./controls/OwnKeysButton.tsx";
export { SpeedMeter } from "./controls/SpeedMeter.tsx";
export { useGamepad } from "./controls/useGamepad.ts";
export { type KeysShown, useKeysShown } from "./controls/useKeysShown.ts";
