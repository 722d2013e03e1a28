import { isUnreachable } from "../../browser/request.ts";
import { gameAfterReel } from "../../engine/replay/index.ts";
import type { FiledGame } from "../../parcel/readGameFile.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import { leaveNotes } from "../../saving/importNotes.ts";
import { createFilledWorld } from "../../saving/local/copyWorlds.ts";
import type { GameContent } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { leaveMoment } from "./leftMoments.ts";

/**
 * Makes a new game of one that was read from a file, in the account or as a local game; returns its id. Draws the thumbnail itself, because
 * that in the file may show something else.
 */
export async function addGame(game: FiledGame, isSignedIn: boolean): Promise<string> {
  const { name, notes, replay = null } = game;
  const last = replay?.reels.at(-1);
  const document = last ? gameAfterReel(last) : game.document;
  const content = { name, data: document, thumbnail: await drawGameThumbnail(document) };
  const id = isSignedIn ? await createInAccount(content) : await localWorlds.create(content);
  leaveNotes(id, notes);
  leaveMoment(id, replay);
  return id;
}

/** Without a network, it is a local game until the child moves it to the account. */
async function createInAccount(content: GameContent): Promise<string> {
  try {
    return (await createFilledWorld(content)).id;
  } catch (failure) {
    if (!isUnreachable(failure)) throw failure;
    return localWorlds.create(content);
  }
}
