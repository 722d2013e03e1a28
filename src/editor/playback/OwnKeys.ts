import { loadText, removeText, storeText } from "../../browser/storage.ts";

/** Keys of a game, and the keys that are pressed in their place. */
type Chosen = ReadonlyMap<number, number>;

/** The keys that a player uses instead of the game's own. This browser remembers them for each game. */
export class OwnKeys {
  readonly #storage: string;
  readonly #listeners = new Set<() => void>();
  #chosen: Chosen;

  constructor(gameId: string) {
    this.#storage = `gridlings:keys:${gameId}`;
    this.#chosen = chosenIn(loadText(this.#storage));
  }

  /** The same object until a key is chosen. */
  readonly chosen = (): Chosen => this.#chosen;

  /** The returned function unsubscribes. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The key that is pressed in place of a key of the game. */
  pressedFor(key: number): number {
    return this.#chosen.get(key) ?? key;
  }

  /** The key of the game for which a key is pressed; null for a key of the game that has another one in its place. */
  gameKeyOf(pressed: number): number | null {
    for (const [key, chosen] of this.#chosen) if (chosen === pressed) return key;
    return this.#chosen.has(pressed) ? null : pressed;
  }

  /** Has a key pressed in place of one of the game's `keys`. If that key was pressed for another one, the two change places. */
  choose(key: number, pressed: number, keys: readonly number[]): void {
    const other = this.gameKeyOf(pressed);
    const chosen = new Map(this.#chosen);
    if (other !== null && keys.includes(other)) chosen.set(other, this.pressedFor(key));
    chosen.set(key, pressed);
    this.#take(new Map([...chosen].filter(([each, own]) => each !== own)));
  }

  /** Goes back to the game's own keys. */
  reset(): void {
    this.#take(new Map());
  }

  #take(chosen: Chosen): void {
    this.#chosen = chosen;
    if (chosen.size === 0) removeText(this.#storage);
    else storeText(this.#storage, JSON.stringify([...chosen]));
    for (const listener of this.#listeners) listener();
  }
}

const known = new Map<string, OwnKeys>();

/** The own keys of a game, by its id. */
export function ownKeysOf(gameId: string): OwnKeys {
  const keys = known.get(gameId) ?? new OwnKeys(gameId);
  known.set(gameId, keys);
  return keys;
}

function chosenIn(text: string | null): Chosen {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return new Map(Array.isArray(stored) ? stored.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((code) => Number.isInteger(code));
}
