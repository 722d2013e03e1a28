/** The calls of spec §7, one function each. All reject with `RequestFailed`, whose message is fit for a child. */
import { after } from "../browser/timers.ts";
import { type BasicCredentials, type ApiRequest, sendRequest } from "../browser/request.ts";
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
} from "./wire.ts";

/** What nobody has wanted for so long may have changed. */
const AHEAD_MS = 30_000;
/** Worlds that were asked for before anybody wanted them. */
const ahead = new Map<string, Promise<WorldRecord>>();

/** Letters of a crash worth sending. */
const CRASH_MAX = 4000;
/** A little longer than the server lets a maker take. */
const DRAWING_MS = 70_000;

export function signUp(user: NewUser): Promise<SignedInUser> {
  return call({ method: "POST", path: "/users", body: user, credentials: null });
}

/** The typed password, or an e-mail address in place of the name, go no further than this call (product §16). */
export function logIn(credentials: BasicCredentials): Promise<SignedInUser> {
  return call({ method: "GET", path: "/users/me", credentials });
}

/** Revokes this device's secret. */
export function logOut(): Promise<void> {
  return call({ method: "DELETE", path: "/users/me/session" });
}

/** A profile by id or by username. */
export function fetchProfile(idOrUsername: string): Promise<Profile> {
  return call({ method: "GET", path: `/users/${encodeURIComponent(idOrUsername)}` });
}

/** `me`, or the id of a user: their worlds, newest first; only published ones of others (product §7). */
export function fetchWorlds(user: string): Promise<readonly WorldCard[]> {
  return call({ method: "GET", path: withQuery("/worlds", { user }) });
}

export function fetchPopularWorlds(): Promise<readonly WorldCard[]> {
  return call({ method: "GET", path: "/worlds/explore" });
}

/** A world that is on its way already counts, once. */
export function fetchWorld(id: string): Promise<WorldRecord> {
  const coming = ahead.get(id);
  ahead.delete(id);
  return coming ?? call({ method: "GET", path: worldPath(id) });
}

/** Asks for a world that will be wanted in a moment; if that fails, whoever wants it hears of it. */
export function prefetchWorld(id: string): void {
  const coming = fetchWorld(id);
  coming.catch(() => undefined);
  ahead.set(id, coming);
  after(AHEAD_MS, () => ahead.delete(id));
}

/** A blank world, or a copy of another one; `fork` remembers where it came from. */
export function createWorld(source: { readonly from?: string; readonly fork?: boolean } = {}): Promise<WorldCard> {
  const query = { from: source.from, fork: source.fork ? "true" : undefined };
  return call({ method: "POST", path: withQuery("/worlds", query), body: {} });
}

/** Rejects with status 409 and the newer record where `world.revision` is not the latest (product §22). */
export function saveWorld(id: string, world: SavedWorld): Promise<WorldCard> {
  return call({ method: "PUT", path: worldPath(id), body: world });
}

/** As `saveWorld`, with the game as JSON that is written already; on its way it outlives the page, where it is small. */
export function saveGame(id: string, gameText: string, about: Omit<SavedWorld, "data">): Promise<WorldCard> {
  const bodyText = `{"data":${gameText},${JSON.stringify(about).slice(1)}`;
  return call({ method: "PUT", path: worldPath(id), bodyText, keepalive: true });
}

export function deleteWorld(id: string): Promise<void> {
  return call({ method: "DELETE", path: worldPath(id) });
}

/** Earlier saves of one's own world, newest first, the present one included (product §21). */
export function fetchVersions(id: string): Promise<readonly SavedVersion[]> {
  return call({ method: "GET", path: `${worldPath(id)}/versions` });
}

/** One of them with its game, to look at before it is restored; 404 where it is not kept any more. */
export function fetchVersion(id: string, revision: number): Promise<SavedVersionRecord> {
  return call({ method: "GET", path: `${worldPath(id)}/versions/${revision}` });
}

/** Makes an earlier save the present one, as a new revision that can be taken back the same way. */
export function restoreVersion(id: string, revision: number): Promise<WorldRecord> {
  return call({ method: "POST", path: `${worldPath(id)}/versions/${revision}/restore`, body: {} });
}

/** All that the server keeps of the signed-in user. */
export function exportOwnData(): Promise<OwnDataExport> {
  return call({ method: "GET", path: "/users/me/export" });
}

/** Removes the signed-in user for good, with all worlds, versions and pictures; remixes by others stay. */
export function deleteAccount(): Promise<void> {
  return call({ method: "DELETE", path: "/users/me" });
}

/** Who runs this site, as its host set it. */
export function fetchAbout(): Promise<About> {
  return call({ method: "GET", path: "/about" });
}

export function fetchReadyMades(): Promise<readonly ReadyMadeCharacter[]> {
  return call({ method: "GET", path: "/characters" });
}

/** A sprite of one tile for a prompt (`spritePrompt`), and its name (spec §7); `signal` stops the drawing. */
export function generateSprite(prompt: string, signal?: AbortSignal): Promise<GeneratedSprite> {
  return call({ ...drawing("/generate-sprite", { prompt }), signal });
}

/** A background for a stage, of 22 by 13 squares, kept by the server; `filename` says when and for which stage (spec §7). */
export function generateBackground(description: string, filename: string, signal?: AbortSignal): Promise<GeneratedBackground> {
  return call({ ...drawing("/generate-background", { prompt: description, filename }), signal });
}

/** A name for a sprite, a PNG as a data URL. */
export function generateSpriteName(imageData: string, signal?: AbortSignal): Promise<GeneratedName> {
  return call({ method: "POST", path: "/generate-sprite-name", body: { imageData }, timeoutMs: DRAWING_MS, signal });
}

/** Tells our own server that the page broke, without a word about who was here (product §19); a failure of this is let go. */
export function reportCrash(error: unknown): void {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  sendRequest({ method: "POST", path: "/crashes", body: { message: message.slice(0, CRASH_MAX) } }).catch(
    () => undefined,
  );
}

/** Signed in unless the call says otherwise. The server checks what it sends by the same wire.ts, so shapes are trusted here. */
function call<Answer>(request: ApiRequest): Promise<Answer> {
  const credentials = request.credentials === undefined ? session.getState().me : request.credentials;
  return trackCall(sendRequest({ ...request, credentials }) as Promise<Answer>);
}

function drawing(path: string, query: Readonly<Record<string, string>>): ApiRequest {
  return { method: "GET", path: withQuery(path, query), timeoutMs: DRAWING_MS };
}

function worldPath(id: string): string {
  return `/worlds/${encodeURIComponent(id)}`;
}

/** Empty values are left out (spec §5). */
function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
