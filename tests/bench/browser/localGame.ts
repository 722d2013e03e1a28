import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { localId, newLocalCard } from "../../../src/saving/local/LocalWorld.ts";

const DATABASE = "gridlings";

/** Stores a local game where the product keeps such games. Returns its id. */
export async function keepInBrowser(page: Page, document: WorldDocument): Promise<string> {
  const id = localId(1);
  // Looking for a game creates the database.
  await page.goto(`/editor/${id}`);
  await page.getByText("not found in your browser").waitFor();
  const card = newLocalCard(id, "Large", "", null);
  await page.evaluate(putGame, { name: DATABASE, id, card, game: JSON.stringify(document) });
  return id;
}

interface Put {
  readonly name: string;
  readonly id: string;
  readonly card: object;
  readonly game: string;
}

/** Runs in the page. */
function putGame({ name, id, card, game }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const putting = opening.result.transaction(["localCards", "localGames"], "readwrite");
      putting.objectStore("localCards").put(card, id);
      putting.objectStore("localGames").put(game, id);
      putting.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      putting.onabort = () => reject(putting.error);
    };
  });
}
