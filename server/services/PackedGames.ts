/** Games ready to be sent: packed by the first who asks after a save, also where a whole class asks at once, and kept for all others. */
import { begun } from "../../src/migrate/begun.ts";
import { shareable } from "../../src/migrate/shareable.ts";
import { packInMemory } from "../data/packInMemory.ts";
import type { GameCopy, OpenedPack, PackedGame, WorldRow, WorldVersion } from "../data/rows.ts";
import type { WorldStore } from "../data/Stores.ts";
import type { WorkQueue } from "../load/WorkQueue.ts";
import { yieldToOthers } from "../load/yieldToOthers.ts";
import { packGame } from "./packGame.ts";

interface Wanted {
  readonly row: WorldRow;
  readonly copy: GameCopy;
  readonly read: () => Promise<WorldVersion>;
}

/** What was packed just now, null where it was kept already; `isKept` settles when it can be read from the store. */
interface Packing {
  readonly packed: PackedGame | null;
  readonly isKept: Promise<unknown>;
}

/** Packed games up to this many bytes are sent before they are kept. */
const SMALL = 65_536;

export class PackedGames {
  private readonly worlds: WorldStore;
  private readonly work: WorkQueue;
  /** Each until it is kept: later callers find it in the store, those that come meanwhile share it. */
  private readonly packing = new Map<string, Promise<Packing>>();
  /** Reads of the store under way. */
  private readonly opening = new Map<string, Promise<OpenedPack | null>>();

  constructor(worlds: WorldStore, work: WorkQueue) {
    this.worlds = worlds;
    this.work = work;
  }

  /** `read` is asked only where none is kept. */
  async open(row: WorldRow, copy: GameCopy, read: () => Promise<WorldVersion>): Promise<OpenedPack> {
    const kept = await this.kept(row, copy);
    if (kept) return kept;
    const { packed, isKept } = await this.packedOnce({ row, copy, read });
    // A large one would stay in memory as long as its slowest reader takes.
    if (packed === null || packed.bytes.length > SMALL) await isKept;
    else return packInMemory(packed);
    const keptNow = await this.kept(row, copy);
    if (keptNow) return keptNow;
    return packed ? packInMemory(packed) : this.open(row, copy, read);
  }

  /** Those that ask at the same time share one read of a small game; a large one is read piece by piece, by each for itself. */
  private async kept(row: WorldRow, copy: GameCopy): Promise<OpenedPack | null> {
    const key = keyOf(row, copy);
    const shared = await this.opening.get(key);
    if (shared?.isInMemory) return shared;
    const opening = this.worlds.openPacked(row.id, row.revision, copy);
    if (this.opening.has(key)) return opening;
    this.opening.set(key, opening);
    const forget = (): void => void this.opening.delete(key);
    opening.then(forget, forget);
    return opening;
  }

  private packedOnce(wanted: Wanted): Promise<Packing> {
    const { row, copy } = wanted;
    const key = keyOf(row, copy);
    const known = this.packing.get(key);
    if (known) return known;
    const packing = this.pack(wanted);
    const forget = (): void => void this.packing.delete(key);
    packing.then(({ isKept }) => isKept.then(forget), forget);
    this.packing.set(key, packing);
    return packing;
  }

  private pack(wanted: Wanted): Promise<Packing> {
    const { row, copy, read } = wanted;
    return this.work.run(row.bytes, async () => {
      const kept = await this.kept(row, copy);
      await kept?.close();
      if (kept) return { packed: null, isKept: Promise.resolve() };
      const version = await read();
      const packed = await packGame(await copyOf(version.data, copy));
      return { packed, isKept: this.worlds.keepPacked(row.id, version, copy, packed).catch(() => undefined) };
    });
  }
}

function keyOf({ id, revision }: WorldRow, copy: GameCopy): string {
  return `${id} ${revision} ${copy}`;
}

/** A copy of a game; both are JSON text. */
export async function copyOf(data: string, copy: GameCopy): Promise<string> {
  return copy === "whole" ? data : changed(data, (game) => shareable(game, { notes: copy === "sharedWithNotes" }));
}

/** A copy that begins as the game does for its players; both are JSON text. */
export async function begunCopyOf(data: string, copy: GameCopy): Promise<string> {
  return changed(await copyOf(data, copy), begun);
}

async function changed(data: string, change: (game: unknown) => unknown): Promise<string> {
  const game: unknown = JSON.parse(data);
  await yieldToOthers();
  const after = change(game);
  await yieldToOthers();
  return JSON.stringify(after);
}
