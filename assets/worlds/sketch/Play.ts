import type { Actor, Ended, Globals, WorldDocument } from "../../../src/engine/index.ts";
import { Simulation } from "../../../src/engine/simulation.ts";

/** The keys of each letter for one tick; a dot waits. */
const KEYS: Readonly<Record<string, readonly number[]>> = {
  ".": [],
  l: [37],
  u: [38],
  r: [39],
  d: [40],
  _: [32],
  x: [88],
  // Fly to the right and press Space, held for as long as it stands there.
  "+": [32, 39],
  // Two keys at once: a jump to the right, or to the left.
  R: [38, 39],
  L: [37, 38],
  // The keys of a second player.
  A: [65],
  D: [68],
  S: [83],
  W: [87],
};

/**
 * Plays an example game as a child would: one key or tap for each tick, written as letters. Once a rule has ended the game nothing more happens,
 * as in the player.
 */
export class Play {
  readonly #game: Simulation;
  #globals: Globals;
  #ended: Ended | null = null;

  constructor(document: WorldDocument, seed = 1) {
    let made = 0;
    this.#game = Simulation.load(document, { seed, newId: () => `made-${made++}` });
    this.#globals = document.world.globals;
  }

  /** One tick for each letter; throws if a rule cannot be carried out. */
  press(letters: string): this {
    for (const letter of letters) this.#turn(KEYS[letter] ?? [], []);
    return this;
  }

  /** Taps the actor of this character on a square. */
  tap(character: string, x: number, y: number): this {
    const tapped = this.all(character).find(({ position }) => position.x === x && position.y === y);
    if (!tapped) throw new Error(`No ${character} stands at ${x},${y}`);
    this.#turn([], [tapped.id]);
    return this;
  }

  /** Presses this key until the character has come to a column or a row, or for a minute. */
  go(key: string, character: string, to: { readonly x?: number; readonly y?: number }): this {
    for (let turn = 0; turn < 240; turn++) {
      const at = this.one(character)?.position;
      if (!at || at.x === to.x || at.y === to.y) return this;
      this.press(key);
    }
    return this;
  }

  wait(turns: number): this {
    return this.press(".".repeat(turns));
  }

  /** Everybody on the stage, from the back to the front. */
  actors(): Actor[] {
    return [...this.#game.actors().values()];
  }

  /** How a rule ended the game; null while it goes on. */
  get ended(): Ended | null {
    return this.#ended;
  }

  tally(id: string): string | undefined {
    return this.#globals[id]?.value;
  }

  all(character: string): Actor[] {
    return this.actors().filter(({ characterId }) => characterId === character);
  }

  one(character: string): Actor | undefined {
    return this.all(character)[0];
  }

  /** The appearance of the board at the top. */
  board(): string | undefined {
    return this.one("board")?.appearance;
  }

  #turn(keys: readonly number[], clicks: readonly string[]): void {
    if (this.#ended) return;
    const { globals, ended, error } = this.#game.tick({ keys, clicks });
    if (error) throw new Error(JSON.stringify(error));
    this.#ended = ended;
    // A tick reports only the globals that changed.
    this.#globals = { ...this.#globals, ...globals };
  }
}
