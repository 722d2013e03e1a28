import { enterFullScreen, leaveFullScreen, onFullScreenLeft } from "../../browser/fullScreen.ts";
import { setSoundSettings, soundSettings } from "../../browser/sound.ts";
import type { PlayedGame } from "../../editor/played.ts";
import { buttonClass } from "../../widgets/buttonClass.ts";
import board from "../Board.module.css";
import { buttonElement, element } from "../elements.ts";
import { type IconName, lineIcon } from "./icons.ts";
import styles from "./Plain.module.css";

export interface SwitchParts {
  /** Says how to change the game; null if there is no button for that. */
  readonly onChange: (() => void) | null;
  /** Shows and hides the keys on the screen; null for a game that uses none. */
  readonly keys: { readonly isShown: boolean; readonly show: (isShown: boolean) => void } | null;
}

/** Puts the switches into their place, as `PlayerSwitches` does with React. */
export function fillSwitches(place: HTMLElement, { store }: PlayedGame, { onChange, keys }: SwitchParts): void {
  const hasSounds = Object.keys(store.getState().document.world.sounds ?? {}).length > 0;
  if (onChange) place.append(labeled("Change it", "pencil", onChange));
  if (keys) place.append(keysSwitch(keys));
  if (hasSounds) place.append(muteSwitch());
  if (document.fullscreenEnabled) place.append(screenSwitch());
}

function keysSwitch({ isShown, show }: NonNullable<SwitchParts["keys"]>): HTMLButtonElement {
  let isOn = isShown;
  const turn = () => {
    isOn = !isOn;
    made.setAttribute("aria-pressed", String(isOn));
    show(isOn);
  };
  const made = labeled("Keys on the screen", "keyboard", turn, "Keys");
  made.setAttribute("aria-pressed", String(isOn));
  return made;
}

function labeled(name: string, sign: IconName, onPress: () => void, word = name): HTMLButtonElement {
  const made = buttonElement(
    buttonClass({}),
    name,
    onPress,
    lineIcon(sign, 20),
    element("span", `${board.word} ${word === name ? styles.kept : styles.spare}`, word),
  );
  made.title = name;
  return made;
}

const MUTE = "Mute the sounds";

function muteSwitch(): HTMLButtonElement {
  const word = element("span", `${board.word} ${styles.spare}`, "Sound");
  const made = buttonElement(buttonClass({}), MUTE, () => {
    setSoundSettings({ ...soundSettings(), isOn: !soundSettings().isOn });
    show();
  });
  made.title = MUTE;
  const show = () => {
    const { isOn } = soundSettings();
    made.setAttribute("aria-pressed", String(!isOn));
    made.replaceChildren(lineIcon(isOn ? "loud" : "silent", 20), word);
  };
  show();
  return made;
}

/** Iphones show no page in full screen, and have no such switch. */
function screenSwitch(): HTMLButtonElement {
  const word = element("span", `${board.word} ${styles.spare}`);
  const made = buttonElement(buttonClass({}), "", () => {
    if (document.fullscreenElement) leaveFullScreen();
    else void enterFullScreen(document.documentElement).then(show);
  });
  const show = () => {
    const isOn = document.fullscreenElement !== null;
    const name = isOn ? "Leave full screen" : "Full screen";
    word.textContent = name;
    made.title = name;
    made.setAttribute("aria-label", name);
    made.replaceChildren(lineIcon(isOn ? "smaller" : "larger", 20), word);
  };
  show();
  onFullScreenLeft(show);
  return made;
}
