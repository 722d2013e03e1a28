import { hasGamepad, heldPadButtons, onGamepads, type PadButton } from "../../browser/gamepads.ts";
import { blocksGameKeys } from "../../browser/keyboard.ts";
import { onPageHidden } from "../../browser/page.ts";
import { nextFrame } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { namedKeys, type PlayableGame, type PlayedGame } from "../../editor/played.ts";

/** A game that can be played, and tells the child that a gamepad is there. */
export type PadGame = PlayableGame & Pick<PlayedGame, "notices">;

/** The code of Enter, which Start is in games that use it. */
const ENTER = 13;
const CODES: Readonly<Record<PadButton, number>> = {
  left: 37,
  up: 38,
  right: 39,
  down: 40,
  a: 32,
  b: 88,
  start: ENTER,
};
/** How often a gamepad is looked at while the game is stopped, when only Start matters. */
const IDLE_MS = 100;

/**
 * The buttons of a gamepad as keys of the game: each frame while it plays. Start begins the game. Nothing is looked at while no gamepad is
 * connected.
 */
export class GamepadKeys {
  readonly #game: PadGame;
  readonly #onStart: () => void;
  readonly #ends: readonly (() => void)[];
  /** The codes that this gamepad holds down in the game. */
  #held: ReadonlySet<number> = new Set();
  /** Start begins a game once, and is a key of the game only after it went up. */
  #isStartSpent = false;
  #isAway = false;
  #isTold = false;
  #cancelLook: (() => void) | null = null;

  constructor(game: PadGame, onStart: () => void) {
    this.#game = game;
    this.#onStart = onStart;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("blur", () => this.#leave(), { signal });
    window.addEventListener("focus", () => this.#comeBack(), { signal });
    this.#ends = [
      () => listening.abort(),
      onGamepads(() => this.#begin()),
      onPageHidden(() => this.#letGo()),
      game.store.subscribe(({ playback }, before) => {
        if (playback.running !== before.playback.running) this.#turn();
      }),
    ];
    this.#begin();
  }

  end(): void {
    for (const end of this.#ends) end();
    this.#cancelLook?.();
    this.#letGo();
  }

  /** The game begins or stops: a Start that is held through that means nothing new. */
  #turn(): void {
    if (heldPadButtons().has("start")) this.#isStartSpent = true;
    this.#begin();
  }

  #begin(): void {
    this.#cancelLook?.();
    this.#cancelLook = null;
    if (!this.#isRunning || !hasGamepad()) this.#letGo();
    if (!hasGamepad()) return;
    if (!this.#isTold) this.#game.notices.tell("Gamepad ready.");
    this.#isTold = true;
    this.#lookLater();
  }

  #lookLater(): void {
    const look = () => this.#look();
    this.#cancelLook = this.#isRunning ? nextFrame(look) : after(IDLE_MS, look);
  }

  #look(): void {
    const buttons = this.#isAway || this.#isBlocked ? new Set<PadButton>() : heldPadButtons();
    if (!buttons.has("start")) this.#isStartSpent = false;
    if (this.#isRunning) this.#hold(buttons);
    else if (buttons.has("start") && !this.#isStartSpent) this.#onStart();
    // Start may have begun the game, and with it the next look.
    this.#cancelLook?.();
    this.#lookLater();
  }

  /** Presses what went down and releases what went up. */
  #hold(buttons: ReadonlySet<PadButton>): void {
    const { keys } = this.#game.playback;
    const used = namedKeys(this.#game.store.getState().document.characters);
    const names = [...buttons].filter((name) => name !== "start" || !this.#isStartSpent);
    const codes = new Set(names.map((name) => CODES[name]).filter((code) => used.has(code)));
    for (const code of codes) if (!this.#held.has(code)) keys.press(code);
    for (const code of this.#held) if (!codes.has(code)) keys.release(code);
    this.#held = codes;
  }

  #letGo(): void {
    this.#hold(new Set());
  }

  #leave(): void {
    this.#isAway = true;
    this.#letGo();
  }

  #comeBack(): void {
    this.#isAway = false;
  }

  get #isRunning(): boolean {
    return this.#game.store.getState().playback.running;
  }

  /** A dialog keeps the keys from the game; the card at the end of a player's game waits for Start. */
  get #isBlocked(): boolean {
    const isEnd = this.#game.readOnly && this.#game.store.getState().playback.ended !== null;
    return !isEnd && blocksGameKeys(null);
  }
}
