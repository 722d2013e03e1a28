import { teacher } from "../../api/classCalls.ts";
import { fetchWorld } from "../../api/client.ts";
import { newId } from "../../browser/newId.ts";
import { newDocument } from "../../engine/index.ts";
import { ArchiveWriter } from "../../parcel/ArchiveWriter.ts";
import { parcelOf } from "../../parcel/Parcel.ts";
import { archivedForms } from "../files/archivedForms.ts";

export interface Collected {
  readonly zip: Uint8Array<ArrayBuffer>;
  readonly count: number;
  /** Names of games that could not be had. */
  readonly failed: readonly string[];
}

/** Fetches all games of a class, one after the other, into one ZIP. No account is named in them. */
export async function collectGames(
  classId: string,
  onProgress: (done: number, all: number) => void,
): Promise<Collected> {
  const games = await teacher.games(classId);
  const zip = new ArchiveWriter();
  const failed: string[] = [];
  let count = 0;
  for (const { id, name, pupilName, updatedAt } of games) {
    onProgress(count + failed.length, games.length);
    const shown = `${pupilName} - ${name}`;
    try {
      const { data } = await fetchWorld(id);
      const game = data ?? newDocument(name, newId);
      const parcel = parcelOf({ name, maker: null, remixOf: null, game, notes: false });
      zip.add(shown, await archivedForms(parcel), updatedAt);
      count += 1;
    } catch (failure) {
      console.warn("A game could not be collected", failure);
      failed.push(shown);
    }
  }
  return { zip: zip.end(), count, failed };
}
