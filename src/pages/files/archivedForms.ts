import { GAME_ENDING } from "../../parcel/gameFile.ts";
import type { Parcel } from "../../parcel/Parcel.ts";
import { WEB_PAGE_ENDING } from "../../parcel/webPage.ts";
import { gridlingsText } from "./gameText.ts";
import { webPageOf } from "./webPageOf.ts";

/** A game as it is in a ZIP, by the ending of each file: to open here again, and to play without this site. */
export async function archivedForms(parcel: Parcel): Promise<Readonly<Record<string, string>>> {
  return { [GAME_ENDING]: await gridlingsText(parcel), ...(await pageToPlay(parcel)) };
}

/** Nothing if the player cannot be had now, or the game is too damaged to be played: the game itself is in the ZIP all the same. */
async function pageToPlay(parcel: Parcel): Promise<Readonly<Record<string, string>>> {
  try {
    return { [WEB_PAGE_ENDING]: await webPageOf(parcel) };
  } catch (fault) {
    console.warn("A game is in the ZIP without a web page", fault);
    return {};
  }
}
