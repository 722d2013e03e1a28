/** Games ready to be sent: packed by the first who asks after a save, also where a whole class asks at once, and kept for all others. */
import type { PackedGame, WorldRow, WorldVersion } from "../data/rows.ts";
import type { WorldStore } from "../data/Stores.ts";
import { packGame } from "./packGame.ts";

export class PackedGames {
  private readonly worlds: WorldStore;
  private readonly packing = new Map<string, Promise<PackedGame>>();

  constructor(worlds: WorldStore) {
    this.worlds = worlds;
  }

  /** `read` is asked only where none is kept. */
  async of({ id, revision }: WorldRow, read: () => Promise<WorldVersion>): Promise<PackedGame> {
    return (await this.worlds.packed(id, revision)) ?? this.packed(id, revision, read);
  }

  private packed(id: string, revision: number, read: () => Promise<WorldVersion>): Promise<PackedGame> {
    const key = `${id} ${revision}`;
    const packing = this.packing.get(key);
    if (packing) return packing;
    const version = read();
    const packed = version.then(({ data }) => packGame(data));
    this.packing.set(key, packed);
    // Nobody waits for it to be kept, which may have to wait for a save; until it is, all who ask have this one.
    const kept = Promise.all([version, packed]).then((both) => this.worlds.keepPacked(id, ...both));
    kept.catch(() => undefined).finally(() => this.packing.delete(key));
    return packed;
  }
}
