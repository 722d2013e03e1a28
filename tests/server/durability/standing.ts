import { createHash } from "node:crypto";
import type { WorldRecord } from "../../../src/api/wire.ts";

export type Standing = Pick<WorldRecord, "revision" | "name" | "published" | "thumbnail" | "data">;

/** All that matters of a world, as one comparable line. */
export function standingOf({ revision, name, published, thumbnail, data }: Standing): string {
  const shown = published ? "published" : "unlisted";
  return `revision ${revision} "${name}" ${shown}, ${thumbnail.slice(-16) || "no picture"}, ${digestOf(canonical(data))}`;
}

/** The address at which a picture sent as a data URL is served. */
export function thumbnailOf(dataUrl: string): string {
  return `/thumbnails/${digestOf(Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"))}.jpg`;
}

function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Sorts the keys, because their order does not matter. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join()}}`;
}
