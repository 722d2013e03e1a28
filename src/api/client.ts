/** One function for each call of the server. All reject with RequestFailed, whose message is fit for a child. */

import { type ApiRequest, type BasicCredentials, sendRequest } from "../browser/request.ts";
import { after } from "../browser/timers.ts";
import { trackCall } from "./network.ts";
import { session } from "./session.ts";
import type {
  About,
  GeneratedBackground,
  GeneratedName,
  GeneratedSprite,
  NewUser,
  OwnDataExport,
  Profile,
  ReadyMadeCharacter,
  SavedVersion,
  SavedVersionRecord,
  SavedWorld,
  SignedInUser,
  WorldCard,
  WorldRecord,
  WorldSave,
} from "./wire.ts";

/** A prefetched world that was not used within this time may be out of date. */
const PREFETCH_MS = 30_000;
const prefetched = new Map<string, Promise<WorldRecord>>();

/** Only the start of a stack is useful. */
const CRASH_LENGTH_MAX = 4000;
/** Slightly longer than the server waits for the image model. */
const GENERATION_TIMEOUT_MS = 70_000;

export function signUp(user: NewUser): Promise<SignedInUser> {
  return call({ method: "POST", path: "/users", body: user, credentials: null });
}

/** The name may be an e-mail address. The password is not stored: the response holds a device secret instead. */
export function logIn(credentials: BasicCredentials): Promise<SignedInUser> {
  return call({ method: "GET", path: "/users/me", credentials });
}

/** Revokes the secret of this device. */
export function logOut(): Promise<void> {
  return call({ method: "DELETE", path: "/users/me/session" });
}

/** A profile by id or by username. */
export function fetchProfile(idOrUsername: string): Promise<Profile> {
  return call({ method: "GET", path: `/users/${encodeURIComponent(idOrUsername)}` });
}

/** The worlds of `me` or of the user with this id, newest first; of others only published ones. */
export function fetchWorlds(user: string): Promise<readonly WorldCard[]> {
  return call({ method: "GET", path: withQuery("/worlds", { user }) });
}

export function fetchPopularWorlds(): Promise<readonly WorldCard[]> {
  return call({ method: "GET", path: "/worlds/explore" });
}

/** Uses up a prefetched answer if there is one. */
export function fetchWorld(id: string): Promise<WorldRecord> {
  const pending = prefetched.get(id);
  prefetched.delete(id);
  return pending ?? call({ method: "GET", path: worldPath(id) });
}

/** Requests a world that `fetchWorld` will be asked for in a moment. That call reports a failure, so this promise may be ignored. */
export function prefetchWorld(id: string): Promise<WorldRecord> {
  const pending = fetchWorld(id);
  pending.catch(() => undefined);
  prefetched.set(id, pending);
  after(PREFETCH_MS, () => prefetched.delete(id));
  return pending;
}

/** Makes a blank world or a copy of another one. With `fork`, the copy names the original as its parent. */
export function createWorld(source: { readonly from?: string; readonly fork?: boolean } = {}): Promise<WorldCard> {
  const query = { from: source.from, fork: source.fork ? "true" : undefined };
  return call({ method: "POST", path: withQuery("/worlds", query), body: {} });
}

/** Rejects with status 409 and the newer record if `world.revision` is not the latest. */
export function saveWorld(id: string, world: WorldSave): Promise<WorldCard> {
  return call({ method: "PUT", path: worldPath(id), body: world });
}

/** As `saveWorld`, for a game that has been serialized already. If it is small, the browser sends it even if the page closes. */
export function saveGame(
  id: string,
  gameText: string,
  about: Omit<SavedWorld, "data"> & { readonly revision: number },
): Promise<WorldCard> {
  const bodyText = `{"data":${gameText},${JSON.stringify(about).slice(1)}`;
  return call({ method: "PUT", path: worldPath(id), bodyText, keepalive: true });
}

export function deleteWorld(id: string): Promise<void> {
  return call({ method: "DELETE", path: worldPath(id) });
}

/** The saves of one of the user's own worlds, newest first, including the current one. */
export function fetchVersions(id: string): Promise<readonly SavedVersion[]> {
  return call({ method: "GET", path: `${worldPath(id)}/versions` });
}

/** One save with its data; rejects with 404 if it is no longer stored. */
export function fetchVersion(id: string, revision: number): Promise<SavedVersionRecord> {
  return call({ method: "GET", path: `${worldPath(id)}/versions/${revision}` });
}

/** Everything that the server stores about the signed-in user. */
export function exportOwnData(): Promise<OwnDataExport> {
  return call({ method: "GET", path: "/users/me/export" });
}

/** Who runs this site, as configured by its host. */
export function fetchAbout(): Promise<About> {
  return call({ method: "GET", path: "/about" });
}

export function fetchReadyMades(): Promise<readonly ReadyMadeCharacter[]> {
  return call({ method: "GET", path: "/characters" });
}

/** A sprite of one tile for a prompt made by `spritePrompt`, and its name. */
export function generateSprite(prompt: string, signal?: AbortSignal): Promise<GeneratedSprite> {
  return call({ ...generation("/generate-sprite", { prompt }), signal });
}

/** A stage background of 22 by 13 squares, stored by the server. */
export function generateBackground(
  description: string,
  filename: string,
  signal?: AbortSignal,
): Promise<GeneratedBackground> {
  return call({ ...generation("/generate-background", { prompt: description, filename }), signal });
}

/** A name for a sprite, which is passed as a PNG data URL. */
export function generateSpriteName(imageData: string, signal?: AbortSignal): Promise<GeneratedName> {
  return call({
    method: "POST",
    path: "/generate-sprite-name",
    body: { imageData },
    timeoutMs: GENERATION_TIMEOUT_MS,
    signal,
  });
}

/** Reports a crash of the page to our own server, without anything that identifies the user. Its own failure is ignored. */
export function reportCrash(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  sendRequest({ method: "POST", path: "/crashes", body: { message: message.slice(0, CRASH_LENGTH_MAX) } }).catch(
    () => undefined,
  );
}

/** Sent as the signed-in user unless the request says otherwise. Answers are not validated: the server builds them from the same `wire.ts`. */
export function call<Answer>(request: ApiRequest): Promise<Answer> {
  const credentials = request.credentials === undefined ? session.getState().me : request.credentials;
  return trackCall(sendRequest({ ...request, credentials }) as Promise<Answer>);
}

function generation(path: string, query: Readonly<Record<string, string>>): ApiRequest {
  return { method: "GET", path: withQuery(path, query), timeoutMs: GENERATION_TIMEOUT_MS };
}

function worldPath(id: string): string {
  return `/worlds/${encodeURIComponent(id)}`;
}

/** Leaves out empty values. */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
