/** Copies games: into this browser, and from it into an account. */

import { createWorld, deleteWorld, fetchWorld, saveWorld } from "../../api/client.ts";
import { isBundledGame, isBundledPicture } from "../../api/routes.ts";
import type { WorldCard } from "../../api/wire.ts";
import { RequestFailed } from "../../browser/request.ts";
import { type GameContent, isLocalId, type LocalWorld, LocalWorldMoved } from "./LocalWorld.ts";
import { localWorlds } from "./LocalWorlds.ts";

/** What a new game is made from: the id of a world or of a bundled game, or nothing for a blank game. `fork` makes it a remix. */
export interface GameSource {
  readonly from?: string;
  readonly fork?: boolean;
}

const BLANK: GameContent = { name: "Untitled", data: null, thumbnail: "" };
const NAME_MAX = 60;
const COPY = " Copy";

/** Makes a game without an account; returns its id. `begun`: a game as its players begin it, which is how a remix begins. */
export async function createLocalWorld(
  { from, fork = false }: GameSource,
  begun: (game: unknown) => unknown | Promise<unknown>,
): Promise<string> {
  if (!from) return localWorlds.create(BLANK);
  const source = isLocalId(from) ? await localWorlds.open(from) : await fetchWorld(from);
  const { id, user, thumbnail, data } = source;
  const isCopy = !fork && !isBundledGame(from);
  const name = isCopy ? source.name.slice(0, NAME_MAX - COPY.length) + COPY : source.name;
  const isRemix = fork && !isLocalId(from) && !isBundledGame(from);
  return localWorlds.create(
    { name, data: fork ? await begun(data) : data, thumbnail },
    isRemix ? { id, name: source.name, user } : null,
  );
}

/** Empty games that could not be deleted because the line died. */
const leftEmpty = new Set<string>();

/**
 * Makes a game with content in the account of the signed-in child. If storing the content fails, the empty game is deleted again: at once, or
 * before the next game is made.
 */
export async function createFilledWorld(content: GameContent, source: GameSource = {}): Promise<WorldCard> {
  await Promise.all([...leftEmpty].map(deleteEmpty));
  const created = await createWorld(source);
  try {
    return await saveWorld(created.id, { ...bodyOf(content), revision: created.revision });
  } catch (failure) {
    await deleteEmpty(created.id);
    throw failure;
  }
}

async function deleteEmpty(id: string): Promise<void> {
  leftEmpty.add(id);
  await deleteWorld(id).then(
    () => leftEmpty.delete(id),
    (failure: unknown) => failure instanceof RequestFailed && failure.status === 404 && leftEmpty.delete(id),
  );
}

const uploads = new Map<string, Promise<string>>();

/**
 * Moves a local game into the account of the signed-in child; returns its id there. Two calls at once upload it once. The local copy is
 * given up only after all of it has arrived.
 */
export function uploadLocalWorld(id: string): Promise<string> {
  const running = uploads.get(id) ?? upload(id).finally(() => uploads.delete(id));
  uploads.set(id, running);
  return running;
}

async function upload(id: string): Promise<string> {
  try {
    const world = await localWorlds.open(id);
    const { id: uploadedAsId } = await createAs(world);
    await localWorlds.markUploaded(world, uploadedAsId).catch(warnAboutCopy);
    return uploadedAsId;
  } catch (failure) {
    if (failure instanceof LocalWorldMoved) return failure.uploadedAsId;
    throw failure;
  }
}

/** A remix stays a remix, unless its original has been deleted. */
async function createAs(world: LocalWorld): Promise<WorldCard> {
  const { forkParent } = world;
  if (!forkParent) return createFilledWorld(world);
  try {
    return await createFilledWorld(world, { from: forkParent.id, fork: true });
  } catch (failure) {
    if (failure instanceof RequestFailed && failure.status === 404) return createFilledWorld(world);
    throw failure;
  }
}

/** Any other thumbnail is stored on the server already. */
function bodyOf({ name, data, thumbnail }: GameContent) {
  const picture = thumbnail.startsWith("data:") || isBundledPicture(thumbnail) ? { thumbnail } : {};
  return typeof data === "object" && data !== null ? { name, data: { ...data }, ...picture } : { name, ...picture };
}

/** The upload has succeeded even if the local copy cannot be removed. */
function warnAboutCopy(failure: unknown): void {
  console.warn("The copy in this browser stays", failure);
}
