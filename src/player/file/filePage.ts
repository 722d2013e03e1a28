/** The page of a game in a file: its title, and its board as large as the window. */
import { matchesScreen } from "../../browser/mediaQuery.ts";
import { atStart, PlayedGame } from "../../editor/played.ts";
import { currentStage } from "../../engine/index.ts";
import { readyPictures } from "../../stage/PlainStage.ts";
import { attachShape } from "../boardShape.ts";
import { element } from "../elements.ts";
import place from "../Place.module.css";
import { PHONE } from "../phone.ts";
import { attachBeside } from "../plain/beside.ts";
import { plainBoard } from "../plainBoard.ts";
import { optionsOf } from "../playGame.ts";
import { shownName } from "../shownName.ts";
import { showChangeIt } from "./changeIt.ts";
import styles from "./File.module.css";
import { showFont } from "./font.ts";
import type { PlayedFile } from "./readGame.ts";

/** Shows the game. Its first frame has its pictures and its typeface. */
export async function showGame({ document: opened, font, ...about }: PlayedFile): Promise<void> {
  const begun = atStart(opened);
  const stage = currentStage(begun.world);
  const game = new PlayedGame(optionsOf(begun));
  const board = plainBoard(game, matchesScreen(PHONE));
  const inner = element("div", `${place.game} ${styles.game}`, headOf(about), board.element);
  const page = element("main", styles.page, inner);
  attachShape(game, page, board);
  await Promise.all([showFont(font), stage && readyPictures(stage, begun.characters)]);
  document.body.append(page);
  board.stage.draw();
  attachBeside(game, board, () => {
    game.playback.stop();
    showChangeIt(document.body);
  });
}

function headOf({ name, maker, remixOf }: Omit<PlayedFile, "document" | "font">): HTMLElement {
  const title = element("span", place.name, shownName(name));
  const by = maker === null ? [] : [" ", element("span", place.by, `by ${maker}`)];
  const heading = element("h1", place.title, element("span", place.made, title, ...by));
  const source = remixOf && element("p", place.parent, `Remixed from ${shownName(remixOf.name)} by ${remixOf.maker}`);
  return element("header", place.head, heading, ...(source ? [source] : []));
}
