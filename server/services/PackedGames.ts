/** Games ready to be sent: packed by the first who asks after a save, also where a whole class asks at once, and kept for all others. */
import type { PackedGame, WorldRow, WorldVersion } from "../data/rows.ts";
import type { WorldStore } from "../data/Stores.ts";
import { packGame } from "./packGame.ts";

export class PackedGames {
  private readonly worlds: WorldStore;
  /** Each from the first question until its answer is kept: who asks later finds it kept, who asks meanwhile gets the same one. */
  private readonly asked = new Map<string, Promise<PackedGame>>();

  constructor(worlds: WorldStore) {
    this.worlds = worlds;
  }

  /** `read` is asked only where none is kept. */
  of({ id, revision }: WorldRow, read: () => Promise<WorldVersion>): Promise<PackedGame> {
    const key = `${id} ${revision}`;
    const asked = this.asked.get(key);
    if (asked) return asked;
    const forget = (): void => void this.asked.delete(key);
    const answer = this.worlds.packed(id, revision).then((kept) => {
      if (!kept) return this.pack(id, read, forget);
      forget();
      return kept;
    });
    answer.catch(forget);
    this.asked.set(key, answer);
    return answer;
  }

  private async pack(id: string, read: () => Promise<WorldVersion>, onKept: () => void): Promise<PackedGame> {
    const version = await read();
    const packed = await packGame(version.data);
    // Nobody waits for it to be kept, which may have to wait for a save.
    const keeping = this.worlds.keepPacked(id, version, packed);
    keeping.catch(() => undefined).finally(onKept);
    return packed;
  }
}
