/** One game becomes another: copied into this browser, or brought from it into an account (spec §4, §7). */
import { RequestFailed } from "../../browser/request.ts";
import { createWorld, deleteWorld, fetchWorld, saveWorld } from "../client.ts";
import type { WorldCard } from "../wire.ts";
import { type GameContent, isLocalId, type LocalWorld, LocalWorldMoved } from "./LocalWorld.ts";
import { localWorlds } from "./LocalWorlds.ts";

/** Which game a new one is made from: a world's id or `tutorial`; none for a blank one. `fork`: a remix of it (spec §7). */
export interface Source {
  readonly from?: string;
  readonly fork?: boolean;
}

const BLANK: GameContent = { name: "Untitled", data: null, thumbnail: "" };
const TUTORIAL = "tutorial";
/** Letters of a name (details §2). */
const NAME_MAX = 60;
const COPY = " Copy";

/** Makes a game without an account; answers with its id. `begun`: a game as its players begin it, which is how a remix begins. */
export async function createLocally(
  { from, fork = false }: Source,
  begun: (game: unknown) => unknown | Promise<unknown>,
): Promise<string> {
  if (!from) return localWorlds.create(BLANK);
  const source = isLocalId(from) ? await localWorlds.open(from) : await fetchWorld(from);
  const { id, user, thumbnail, data } = source;
  const isCopy = !fork && from !== TUTORIAL;
  const name = isCopy ? source.name.slice(0, NAME_MAX - COPY.length) + COPY : source.name;
  const isRemix = fork && !isLocalId(from) && from !== TUTORIAL;
  return localWorlds.create(
    { name, data: fork ? await begun(data) : data, thumbnail },
    isRemix ? { id, name: source.name, user } : null,
  );
}

/** Makes a game of the signed-in child with all that is in it; what was only half made is taken back. */
export async function createWhole(content: GameContent, source: Source = {}): Promise<WorldCard> {
  const created = await createWorld(source);
  try {
    return await saveWorld(created.id, bodyOf(content));
  } catch (failure) {
    await deleteWorld(created.id).catch(() => undefined);
    throw failure;
  }
}

const uploads = new Map<string, Promise<string>>();

/**
 * Brings a game of this browser into the account of the signed-in child; answers with its id there. Asked twice, it is
 * uploaded once. The copy here becomes a pointer only when all of it has arrived.
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
    await localWorlds.leavePointer(world, uploadedAsId).catch(keepBoth);
    return uploadedAsId;
  } catch (failure) {
    if (failure instanceof LocalWorldMoved) return failure.uploadedAsId;
    throw failure;
  }
}

/** A remix stays one, unless what it came from is gone by now. */
async function createAs(world: LocalWorld): Promise<WorldCard> {
  const { forkParent } = world;
  if (!forkParent) return createWhole(world);
  try {
    return await createWhole(world, { from: forkParent.id, fork: true });
  } catch (failure) {
    if (failure instanceof RequestFailed && failure.status === 404) return createWhole(world);
    throw failure;
  }
}

/** An address of ours is a picture that the server has already. */
function bodyOf({ name, data, thumbnail }: GameContent) {
  const picture = thumbnail.startsWith("data:") ? { thumbnail } : {};
  return typeof data === "object" && data !== null ? { name, data: { ...data }, ...picture } : { name, ...picture };
}

/** The game is safe in the account: that this browser could not forget its own copy is no failure of the upload. */
function keepBoth(failure: unknown): void {
  console.warn("The copy in this browser stays", failure);
}
