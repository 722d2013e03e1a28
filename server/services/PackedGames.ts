/** Games ready to be sent: packed by the first who asks after a save, also where a whole class asks at once, and kept for all others. */
import { shareable } from "../../src/migrate/shareable.ts";
import type { GameCopy, PackedGame, WorldRow, WorldVersion } from "../data/rows.ts";
import type { WorldStore } from "../data/Stores.ts";
import { packGame } from "./packGame.ts";

interface Wanted {
  readonly id: string;
  readonly copy: GameCopy;
  readonly read: () => Promise<WorldVersion>;
}

export class PackedGames {
  private readonly worlds: WorldStore;
  /** Each from the first question until its answer is kept: who asks later finds it kept, who asks meanwhile gets the same one. */
  private readonly asked = new Map<string, Promise<PackedGame>>();

  constructor(worlds: WorldStore) {
    this.worlds = worlds;
  }

  /** `read` is asked only where none is kept. */
  of({ id, revision }: WorldRow, copy: GameCopy, read: () => Promise<WorldVersion>): Promise<PackedGame> {
    const key = `${id} ${revision} ${copy}`;
    const asked = this.asked.get(key);
    if (asked) return asked;
    const forget = (): void => void this.asked.delete(key);
    const answer = this.worlds.packed(id, revision, copy).then((kept) => {
      if (!kept) return this.pack({ id, copy, read }, forget);
      forget();
      return kept;
    });
    answer.catch(forget);
    this.asked.set(key, answer);
    return answer;
  }

  private async pack({ id, copy, read }: Wanted, onKept: () => void): Promise<PackedGame> {
    const version = await read();
    const packed = await packGame(copyOf(version.data, copy));
    // Nobody waits for it to be kept, which may have to wait for a save.
    const keeping = this.worlds.keepPacked(id, version, copy, packed);
    keeping.catch(() => undefined).finally(onKept);
    return packed;
  }
}

/** A copy of a game; both are JSON text. */
export function copyOf(data: string, copy: GameCopy): string {
  if (copy === "whole") return data;
  return JSON.stringify(shareable(JSON.parse(data), { notes: copy === "sharedWithNotes" }));
}
