import { type Characters, type Id, nodesIn, type RuleTree, switchedOn, type TickInput } from "../../engine/index.ts";
import type { OwnKeys } from "./OwnKeys.ts";

/** The pressed keys and clicked actors. A key counts in every tick while it is down or latched, and once if it was released before the next tick. */
export class KeyState {
  readonly #down = new Set<number>();
  readonly #latched = new Set<number>();
  readonly #pressed = new Set<number>();
  /** Keys that went down since the last tick; a key that repeats while it is held down does not count again. */
  readonly #wentDown = new Set<number>();
  readonly #clicks = new Set<Id>();
  /** The keys that are pressed in place of the game's, in a player. */
  own: OwnKeys | null = null;

  /** The key of the game for which a key is pressed; null if there is none. */
  gameKeyOf(pressed: number): number | null {
    return this.own ? this.own.gameKeyOf(pressed) : pressed;
  }

  /** Whether any key is down, one on the screen included. */
  get areDown(): boolean {
    return this.#down.size > 0;
  }

  press(code: number): void {
    if (!this.#down.has(code)) this.#wentDown.add(code);
    this.#down.add(code);
    this.#pressed.add(code);
  }

  release(code: number): void {
    this.#down.delete(code);
  }

  releaseAll(): void {
    this.#down.clear();
  }

  /** Keeps an on-screen key down, for children who cannot hold it while pressing Forward; only `on` false releases it. */
  latch(code: number, on: boolean): void {
    if (on && !this.#latched.has(code)) this.#wentDown.add(code);
    if (on) this.#latched.add(code);
    else this.#latched.delete(code);
    if (!this.#isHeld(code)) this.#wentDown.delete(code);
  }

  click(actorId: Id): void {
    this.#clicks.add(actorId);
  }

  /** Returns the input of the next tick and forgets presses; keys that are down stay down. */
  take(): TickInput {
    const input = {
      keys: [...new Set([...this.#down, ...this.#latched, ...this.#pressed])],
      clicks: [...this.#clicks],
      pressed: [...this.#wentDown],
    };
    this.#wentDown.clear();
    this.forgetPressed();
    return input;
  }

  /** The tick with this input was abandoned, so the next one gets it. */
  giveBack({ keys, clicks, pressed = [] }: TickInput): void {
    for (const code of keys) this.#pressed.add(code);
    for (const code of pressed) this.#wentDown.add(code);
    for (const id of clicks) this.#clicks.add(id);
  }

  /** Drops presses that came while nothing ticked, but not a key that is still held: Space held, then Forward, shoots. */
  forgetPressed(): void {
    this.#pressed.clear();
    for (const code of this.#wentDown) if (!this.#isHeld(code)) this.#wentDown.delete(code);
    this.#clicks.clear();
  }

  #isHeld(code: number): boolean {
    return this.#down.has(code) || this.#latched.has(code);
  }
}

interface KeyBlock {
  readonly id: Id;
  readonly code: number;
}

/** All key events of a rule tree that have a key, at any depth. */
export function keyBlocks(rules: RuleTree): KeyBlock[] {
  return nodesIn(rules).flatMap((node) => {
    const isKeyEvent = node.type === "group-event" && node.event === "key" && node.code !== undefined;
    return isKeyEvent ? [{ id: node.id, code: node.code }] : [];
  });
}

const known = new WeakMap<Characters, ReadonlySet<number>>();

/** The codes of all keys that active rules use, arrows first; cached, because every key press asks for them. */
export function namedKeys(characters: Characters): ReadonlySet<number> {
  const keys = known.get(characters) ?? new Set(codesIn(characters));
  known.set(characters, keys);
  return keys;
}

/** Left, up, right and down. */
export function isArrow(code: number): boolean {
  return code >= 37 && code <= 40;
}

function codesIn(characters: Characters): number[] {
  const codes = Object.values(characters).flatMap(({ rules }) => keyBlocks(switchedOn(rules)).map(({ code }) => code));
  return codes.sort((a, b) => Number(isArrow(b)) - Number(isArrow(a)) || a - b);
}
