import { z } from "zod";
import type { OwnedVersion, VersionNote } from "../rows.ts";
import type { Format } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";

/** Begins the game in the file. In JSON text a quote is always escaped, so these characters stand nowhere before it. */
const GAME = ',"data":';
const SEAL = ',"seal":"';

export interface Head extends VersionNote {
  readonly id: string;
  readonly userId: string;
  readonly check: string;
}

const note = z.object({
  check: z.undefined().optional(),
  revision: z.int().nonnegative(),
  savedAt: z.string(),
  name: z.string(),
  thumbnail: z.string(),
});
const sealedHead = note.extend({ id: z.string(), userId: z.string(), check: z.string() });

/**
 * The format of a version of a world: a JSON file with a short head, which has a digest of the game and one of itself,
 * then the game exactly as it came. The game is never parsed here, because a digest finds damage faster, and more of
 * it. The file of another world counts as damaged too.
 */
export function versionFormat(worldId: string): Format<OwnedVersion> {
  return {
    toText({ id, userId, revision, savedAt, name, thumbnail, data }) {
      const head: Head = { id, userId, revision, savedAt, name, thumbnail, check: digestOf(data) };
      const text = JSON.stringify(head).slice(0, -1);
      return `${text}${SEAL}${digestOf(text)}"${GAME}${data}}`;
    },

    fromText(text) {
      const head = versionHead(text);
      if (!head || !text.endsWith("}")) return null;
      const data = text.slice(text.indexOf(GAME) + GAME.length, -1);
      if (!("check" in head)) return isJson(data) ? { ...head, id: worldId, userId: "", data } : null;
      if (head.id !== worldId) return null;
      const { check, ...note } = head;
      return check === digestOf(data) ? { ...note, data } : null;
    },
  };
}

/**
 * Reads what comes before the game: the head, or only the note in files from before there was a check. Null if it is
 * damaged.
 */
export function versionHead(text: string): Head | VersionNote | null {
  const end = text.indexOf(GAME);
  const head = end < 0 ? null : unsealed(text.slice(0, end));
  if (head === null) return null;
  try {
    const value: unknown = JSON.parse(`${head}}`);
    return sealedHead.safeParse(value).success || note.safeParse(value).success ? (value as Head | VersionNote) : null;
  } catch {
    return null;
  }
}

/** Returns the head without the check of itself, which earlier files lack; null if it is not what was written. */
function unsealed(head: string): string | null {
  const at = head.lastIndexOf(SEAL);
  if (at < 0) return head;
  const text = head.slice(0, at);
  return head.slice(at + SEAL.length) === `${digestOf(text)}"` ? text : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
