/** The only script of a game in a file: `server/scripts/filePlayer.mjs` makes it one, and it plays the game of the page it is in. */
import "../../widgets/tokens.css";
import "../../widgets/base.css";
import { showGame } from "./filePage.ts";
import { gameInPage } from "./readGame.ts";
import { showSorry } from "./sorry.ts";

void gameInPage(document)
  .then(showGame)
  .catch((fault: unknown) => {
    console.warn("The game could not be shown", fault);
    showSorry(document.body);
  });
