import { begun } from "../../src/migrate/begun.ts";
import { shareable } from "../../src/migrate/shareable.ts";
import type { WorkQueue } from "../load/WorkQueue.ts";
import { yieldToOthers } from "../load/yieldToOthers.ts";
import { packInMemory } from "../stores/packInMemory.ts";
import type { GameCopy, OpenedPack, PackedGame, WorldRow, WorldVersion } from "../stores/rows.ts";
import type { WorldStore } from "../stores/Stores.ts";
import { packGame } from "./packGame.ts";

interface Wanted {
  readonly row: WorldRow;
  readonly copy: GameCopy;
  readonly read: () => Promise<WorldVersion>;
}

/** A game that was packed just now, or null if the store had it already. `isKept` settles when the store has it. */
interface Packing {
  readonly packed: PackedGame | null;
  readonly isKept: Promise<unknown>;
}

/** Packed games of up to this many bytes are sent before the store has them. */
const SMALL = 65_536;

/**
 * Provides games ready to be sent: packed once after a save, even if a whole class asks at the same time, and stored
 * for later readers.
 */
export class PackedGames {
  readonly #worlds: WorldStore;
  readonly #work: WorkQueue;
  /**
   * The games that are being packed or stored, which callers that come meanwhile share. Later callers find them in the
   * store.
   */
  readonly #packing = new Map<string, Promise<Packing>>();

  constructor(worlds: WorldStore, work: WorkQueue) {
    this.#worlds = worlds;
    this.#work = work;
  }

  /** Opens a packed copy of a game. `read` is called only if the store has none. */
  async open(row: WorldRow, copy: GameCopy, read: () => Promise<WorldVersion>): Promise<OpenedPack> {
    const kept = await this.#kept(row, copy);
    if (kept) return kept;
    const { packed, isKept } = await this.#packedOnce({ row, copy, read });
    // A large game in memory would stay there as long as its slowest reader takes.
    if (packed === null || packed.bytes.length > SMALL) await isKept;
    else return packInMemory(packed);
    const keptNow = await this.#kept(row, copy);
    if (keptNow) return keptNow;
    return packed ? packInMemory(packed) : this.open(row, copy, read);
  }

  #kept({ id, revision }: WorldRow, copy: GameCopy): Promise<OpenedPack | null> {
    return this.#worlds.openPacked(id, revision, copy);
  }

  #packedOnce(wanted: Wanted): Promise<Packing> {
    const { row, copy } = wanted;
    const key = `${row.id} ${row.revision} ${copy}`;
    const known = this.#packing.get(key);
    if (known) return known;
    const packing = this.#pack(wanted);
    const forget = (): void => void this.#packing.delete(key);
    packing.then(({ isKept }) => isKept.then(forget), forget);
    this.#packing.set(key, packing);
    return packing;
  }

  #pack(wanted: Wanted): Promise<Packing> {
    const { row, copy, read } = wanted;
    return this.#work.run(row.bytes, async () => {
      const kept = await this.#kept(row, copy);
      await kept?.close();
      if (kept) return { packed: null, isKept: Promise.resolve() };
      const version = await read();
      const packed = await packGame(await copyOf(version.data, copy));
      return { packed, isKept: this.#worlds.keepPacked(row.id, version, copy, packed) };
    });
  }
}

/** Which copy of a game is made: one that is sent, or a further game of the same owner, without the past but with all voices. */
export type MadeCopy = GameCopy | "own";

/** Returns a copy of a game; both are JSON text. */
export async function copyOf(data: string, copy: MadeCopy): Promise<string> {
  const sharing = { notes: copy !== "shared", voices: copy === "own" };
  return copy === "whole" ? data : changed(data, (game) => shareable(game, sharing));
}

/** Returns a copy that begins as the game does for its players; both are JSON text. */
export async function begunCopyOf(data: string, copy: MadeCopy): Promise<string> {
  return changed(await copyOf(data, copy), begun);
}

async function changed(data: string, change: (game: unknown) => unknown): Promise<string> {
  const game: unknown = JSON.parse(data);
  await yieldToOthers();
  const after = change(game);
  await yieldToOthers();
  return JSON.stringify(after);
}
