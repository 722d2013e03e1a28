import { z } from "zod";
import type { OwnedVersion, VersionNote } from "../rows.ts";
import type { Format } from "./DurableJsonFile.ts";
import { digestOf } from "./digestOf.ts";

/** Inside a text of JSON a quote is always escaped: these letters stand nowhere before the game begins. */
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
 * A version of a world as a JSON file: a short head with a digest of the game and one of itself, then the game exactly as it came. The game
 * is never parsed here, because a digest finds damage faster, and more of it. The file of another world counts as damaged too.
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

/** What comes before the game: the head, or only the note in files from before there was a check. Null if it is damaged. */
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

/** The head without the check of itself, which earlier files lack; null if it is not what was written. */
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
