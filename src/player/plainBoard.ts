/** The board of the player without React: stage, Play and keys, in the places where `pages/play/PlayerBoard.tsx` shows its own. */
import { leadFocusTo } from "../browser/focus.ts";
import { namedKeys, type PlayedGame } from "../editor/played.ts";
import { wantsScreenKeys } from "../panels/controls/keysChoice.ts";
import { areNumbersAbove } from "../stage/hudPlace.ts";
import { PlainStage } from "../stage/PlainStage.ts";
import { buttonClass } from "../widgets/buttonClass.ts";
import styles from "./Board.module.css";
import { buttonElement, element, icon } from "./elements.ts";
import { screenKeys } from "./screenKeys.ts";
import { attachStartKeys } from "./startKeys.ts";
import { startOver } from "./startOver.ts";

const PLAY = ["M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"];
const SQUARE = ["M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"];
const FLAG = ["M5 21V4", "M5 5c4-2.5 7 2.5 12 0v8c-5 2.5-8-2.5-12 0"];

export interface PlainBoard {
  readonly element: HTMLElement;
  readonly stage: PlainStage;
  /** Around the stage, and as large as it. */
  readonly frame: HTMLElement;
  readonly deck: HTMLElement;
  /** The place of the switches at its right end, which is empty. */
  readonly switches: HTMLElement;
  /** The keys on the screen, in the deck if they are wanted; null for a game that uses none. */
  readonly keys: HTMLElement | null;
  readonly startOver: HTMLElement;
  /** Plays the game, with the focus on its stage. */
  readonly play: () => void;
  /** Ends its listeners. What it shows stays. */
  readonly end: () => void;
}

/** Throws if the browser cannot draw. */
export function plainBoard(game: PlayedGame, isPhone: boolean): PlainBoard {
  const stage = new PlainStage(game);
  const bigPlay = buttonElement(styles.bigPlay, "Play the game", play, icon(PLAY, 24));
  const frame = element("div", styles.stage, stage.place, bigPlay);
  const stop = buttonElement(buttonClass({}), "Stop", () => game.playback.stop(), icon(SQUARE, 16), word("Stop"));
  const playWord = word("Play");
  const playButton = buttonElement(buttonClass({ variant: "go" }), "Play", play, icon(PLAY, 18), playWord);
  const restart = buttonElement(
    buttonClass({}),
    "Start over",
    () => startOver(game, frame, begunAgain, lookBack),
    icon(FLAG, undefined, styles.flag),
    word("Start over"),
  );
  const startOverPlace = element("div", styles.startOver, restart);
  const controls = element(
    "fieldset",
    styles.controls,
    startOverPlace,
    element("div", styles.middle, stop, element("span", styles.play, playButton)),
  );
  controls.setAttribute("aria-label", "Play the game");
  const { characters, world } = game.store.getState().document;
  const codes = [...namedKeys(characters)];
  const switches = element("div", styles.switches);
  switches.dataset.switches = "";
  const deck = element("div", styles.deck, controls, switches);
  deck.dataset.phone = String(isPhone);
  const keys = codes.length > 0 ? element("div", styles.keys, screenKeys(game, codes)) : null;
  if (keys && wantsScreenKeys(game)) deck.append(keys);

  function play(): void {
    game.playback.play();
    leadFocusTo(stage.element);
    frame.scrollIntoView({ block: "nearest" });
  }
  function begunAgain(plays: boolean): void {
    lookBack(plays);
    if (!plays) frame.append(bigPlay);
  }
  function lookBack(plays: boolean): void {
    if (plays) leadFocusTo(stage.element);
  }
  function isRunning(): boolean {
    return game.store.getState().playback.running;
  }
  function show(): void {
    const running = isRunning();
    frame.dataset.running = String(running);
    stop.disabled = !running;
    playButton.setAttribute("aria-pressed", String(running));
    playButton.setAttribute("aria-label", running ? "Playing" : "Play");
    playWord.textContent = running ? "Playing" : "Play";
    if (running) bigPlay.remove();
  }
  show();
  const stageBox = element("div", styles.stageBox, frame);
  stageBox.dataset.numbers = String(areNumbersAbove(world));
  const ends = [
    game.store.subscribe(({ playback }, before) => playback.running !== before.playback.running && show()),
    attachStartKeys(game, { isWaiting: () => bigPlay.isConnected, onStart: play }),
    () => stage.end(),
  ];
  return {
    element: element("div", styles.player, stageBox, deck),
    stage,
    frame,
    deck,
    switches,
    keys,
    startOver: startOverPlace,
    play,
    end: () => {
      for (const end of ends) end();
    },
  };
}

function word(text: string): HTMLElement {
  return element("span", styles.word, text);
}
