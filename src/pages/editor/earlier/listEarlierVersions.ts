/** What an open game was like at earlier moments: as saved, and as this browser wrote it down (product §21). */
import { fetchVersion, fetchVersions } from "../../../api/client.ts";
import { isLocalId } from "../../../saving/local/LocalWorld.ts";
import type { WorldRecord } from "../../../api/wire.ts";
import type { WorldDocument } from "../../../engine/index.ts";
import { drawThumbnail } from "../../../stage/thumbnail.ts";
import { recoveryStore } from "../../../saving/recovery/RecoveryStore.ts";
import { readSnapshot } from "../../../saving/recovery/recoveredCopy.ts";
import { readGame } from "../../../saving/openGame.ts";

export interface EarlierVersion {
  readonly key: string;
  /** ms since 1970. */
  readonly at: number;
  readonly kind: "saved" | "journal";
  /** The game as it was. Rejects where it cannot be reached or read. */
  readonly open: () => Promise<WorldDocument>;
  /** The address of its picture, or a data URL. */
  readonly picture: () => Promise<string>;
}

export interface VersionList {
  /** The oldest first. */
  readonly all: readonly EarlierVersion[];
  /** Whether the saved ones could not be asked for. */
  readonly isOutOfReach: boolean;
}

const GONE = "This one cannot be read any more.";

export async function listEarlierVersions(record: WorldRecord): Promise<VersionList> {
  const saved = isLocalId(record.id) ? [] : await savedMoments(record).catch(() => null);
  const written = await writtenMoments(record).catch(() => []);
  const all = [...(saved ?? []), ...written].sort((one, other) => one.at - other.at);
  return { all, isOutOfReach: saved === null };
}

async function savedMoments(record: WorldRecord): Promise<EarlierVersion[]> {
  const versions = await fetchVersions(record.id);
  return versions.map(({ revision, savedAt, thumbnail }) => ({
    key: `saved ${revision}`,
    at: Date.parse(savedAt),
    kind: "saved",
    open: async () => {
      const { name, data } = await fetchVersion(record.id, revision);
      return (await readGame({ ...record, name, data })).document;
    },
    picture: async () => thumbnail,
  }));
}

/** Of this child only, on a computer of many. */
async function writtenMoments(record: WorldRecord): Promise<EarlierVersion[]> {
  const points = (await recoveryStore.snapshotsOf(record.id)).filter(({ card }) => card.userId === record.userId);
  return points.map((point) => {
    const open = async () => {
      const document = await readSnapshot(recoveryStore, point);
      if (!document) throw new Error(GONE);
      return document;
    };
    const picture = () => open().then(drawThumbnail, () => "");
    return { key: point.key, at: point.at, kind: "journal", open, picture };
  });
}
