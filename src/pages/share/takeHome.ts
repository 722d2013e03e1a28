/** The files in which a game goes home: each made from the same parcel, so that nothing private travels in any of them. */
import { fileNameOf, GAME_ENDING } from "../../parcel/gameFile.ts";
import { type Parcel, parcelOf } from "../../parcel/Parcel.ts";
import { PICTURE_ENDING, writeGamePicture } from "../../parcel/picture.ts";
import { WEB_PAGE_ENDING } from "../../parcel/webPage.ts";
import { documentToSend } from "../../saving/documentText.ts";
import { gameText, gridlingsText } from "../files/gameText.ts";
import { webPageOf } from "../files/webPageOf.ts";
import { makerOf, type SharedGame } from "./SharedGame.ts";

/** A file to be saved. */
export interface HomeFile {
  readonly name: string;
  readonly blob: Blob;
}

const NO_PICTURE = "The picture didn't work. Please try again.";
const NO_PLAYER = "We can't reach the internet right now. Please try again later.";

/** `NAME.html`: plays in any browser, and opens again here. Rejects if the player cannot be had now. */
export async function webPageFile(game: SharedGame): Promise<HomeFile> {
  const page = await webPageOf(parcelFor(game)).catch((fault: unknown) => {
    console.warn("A web page could not be made", fault);
    throw new Error(NO_PLAYER);
  });
  return fileOf(game, WEB_PAGE_ENDING, new Blob([page], { type: "text/html" }));
}

/** `NAME.png`: a poster with the game in it. */
export async function pictureFile(game: SharedGame, poster: HTMLCanvasElement): Promise<HomeFile> {
  const [picture, text] = await Promise.all([
    new Promise<Blob | null>((resolve) => poster.toBlob(resolve, "image/png")),
    gameText(parcelFor(game)),
  ]);
  if (!picture) throw new Error(NO_PICTURE);
  const bytes = writeGamePicture(new Uint8Array(await picture.arrayBuffer()), text);
  return fileOf(game, PICTURE_ENDING, new Blob([bytes], { type: "image/png" }));
}

/** `NAME.gridlings.json`: only Gridlings opens it. */
export async function gridlingsFile(game: SharedGame): Promise<HomeFile> {
  const text = await gridlingsText(parcelFor(game));
  return fileOf(game, GAME_ENDING, new Blob([text], { type: "application/json" }));
}

function parcelFor(shared: SharedGame): Parcel {
  const { forkParent } = shared.record;
  const game = shared.document();
  return parcelOf({
    name: game.world.metadata.name,
    maker: makerOf(shared),
    remixOf: shared.isInClass ? null : forkParent && { name: forkParent.name, maker: forkParent.user.username },
    game: documentToSend(game),
    notes: shared.sharesNotes,
  });
}

function fileOf({ document }: SharedGame, ending: string, blob: Blob): HomeFile {
  return { name: fileNameOf(document().world.metadata.name, ending), blob };
}
