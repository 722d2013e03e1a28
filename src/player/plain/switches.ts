import { enterFullScreen, leaveFullScreen, onFullScreenLeft } from "../../browser/fullScreen.ts";
import { setSoundSettings, soundSettings } from "../../browser/sound.ts";
import type { PlayedGame } from "../../editor/played.ts";
import { buttonClass } from "../../widgets/buttonClass.ts";
import board from "../Board.module.css";
import { buttonElement, element } from "../elements.ts";
import { type IconName, lineIcon } from "./icons.ts";
import styles from "./Plain.module.css";

/** How the game is shown, in the places where `PlayerSwitches` has its own switches. */
export interface Switches {
  readonly element: HTMLElement;
  /** Adds the switch of the keys on the screen. */
  readonly addKeys: (isShown: boolean, show: (isShown: boolean) => void) => void;
}

/** `onChange` is called by a button that says how to change the game; without it, there is none. */
export function switchesOf({ store }: PlayedGame, onChange: (() => void) | null): Switches {
  const change = onChange ? [labeled("Change it", "pencil", onChange)] : [];
  const hasSounds = Object.keys(store.getState().document.world.sounds ?? {}).length > 0;
  const screen = document.fullscreenEnabled ? [screenSwitch()] : [];
  const made = element("div", board.switches, ...change, ...(hasSounds ? [muteSwitch()] : []), ...screen);
  return {
    element: made,
    addKeys(isShown, show) {
      let isOn = isShown;
      const turn = () => {
        isOn = !isOn;
        keys.setAttribute("aria-pressed", String(isOn));
        show(isOn);
      };
      const keys = labeled("Keys on the screen", "keyboard", turn, "Keys");
      keys.setAttribute("aria-pressed", String(isOn));
      made.insertBefore(keys, made.children[change.length] ?? null);
    },
  };
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
  const made = buttonElement(buttonClass({}), MUTE, () => {
    setSoundSettings({ ...soundSettings(), isOn: !soundSettings().isOn });
    show();
  });
  made.title = MUTE;
  const show = () => {
    const { isOn } = soundSettings();
    made.setAttribute("aria-pressed", String(!isOn));
    made.replaceChildren(lineIcon(isOn ? "loud" : "silent", 20));
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
