import { fetchVersion, fetchVersions } from "../../../api/client.ts";
import type { WorldRecord } from "../../../api/wire.ts";
import type { WorldDocument } from "../../../engine/index.ts";
import { drawGameThumbnail } from "../../../pictures/thumbnail.ts";
import { isLocalId } from "../../../saving/local/LocalWorld.ts";
import { readGame } from "../../../saving/openGame.ts";
import { recoveryStore } from "../../../saving/recovery/RecoveryStore.ts";
import { readSnapshot } from "../../../saving/recovery/recoveredCopy.ts";

export interface EarlierVersion {
  readonly key: string;
  /** In ms since 1970. */
  readonly at: number;
  /** Whether it was saved on the server or recorded in this browser for recovery. */
  readonly kind: "saved" | "recorded";
  /** Rejects if the version cannot be loaded or read. */
  readonly open: () => Promise<WorldDocument>;
  /** A URL of this site or a data URL. */
  readonly thumbnail: () => Promise<string>;
}

export interface VersionList {
  /** The oldest first. */
  readonly all: readonly EarlierVersion[];
  /** Whether the saved versions could not be loaded. */
  readonly isUnreachable: boolean;
}

const GONE = "We can't open this one anymore.";

export async function listEarlierVersions(record: WorldRecord): Promise<VersionList> {
  const saved = isLocalId(record.id) ? [] : await savedVersions(record).catch(() => null);
  const recorded = await recordedVersions(record).catch(() => []);
  const all = [...(saved ?? []), ...recorded].sort((one, other) => one.at - other.at);
  return { all, isUnreachable: saved === null };
}

async function savedVersions(record: WorldRecord): Promise<EarlierVersion[]> {
  const versions = await fetchVersions(record.id);
  return versions.map(({ revision, savedAt, thumbnail }) => ({
    key: `saved ${revision}`,
    at: Date.parse(savedAt),
    kind: "saved",
    open: async () => {
      const { name, data } = await fetchVersion(record.id, revision);
      return (await readGame({ ...record, name, data })).document;
    },
    thumbnail: async () => thumbnail,
  }));
}

/** Without those of other users of this browser. */
async function recordedVersions(record: WorldRecord): Promise<EarlierVersion[]> {
  const snapshots = (await recoveryStore.snapshotsOf(record.id)).filter(({ card }) => card.userId === record.userId);
  return snapshots.map((snapshot) => {
    const open = async () => {
      const document = await readSnapshot(recoveryStore, snapshot);
      if (!document) throw new Error(GONE);
      return document;
    };
    const loadThumbnail = () => open().then(drawGameThumbnail, () => "");
    return { key: snapshot.key, at: snapshot.at, kind: "recorded", open, thumbnail: loadThumbnail };
  });
}
