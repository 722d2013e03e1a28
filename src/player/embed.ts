/** A published game within a page of another site: its board alone, without the page of the player. */
import "../widgets/font.css";
import "../widgets/tokens.css";
import "../widgets/base.css";
import type { WorldRecord } from "../api/wire.ts";
import { matchesScreen } from "../browser/mediaQuery.ts";
import { isUnreachable, messageOf } from "../browser/request.ts";
import { sleep } from "../browser/timers.ts";
import { atStart, PlayedGame } from "../editor/played.ts";
import { currentStage } from "../engine/index.ts";
import { type OpenedGame, openGame } from "../saving/openGame.ts";
import { readyPictures } from "../stage/PlainStage.ts";
import { attachShape } from "./boardShape.ts";
import styles from "./Embed.module.css";
import { element } from "./elements.ts";
import { PHONE } from "./phone.ts";
import { type PlainBoard, plainBoard } from "./plainBoard.ts";
import { optionsOf } from "./playGame.ts";
import { shownName } from "./shownName.ts";

/** So long the first frame waits for its pictures. */
const PICTURES_MS = 300;
const NOT_THERE = "We can't find this game. Maybe its maker took it back.";

/** Shows the game of an address, or says why it cannot. Never rejects. */
export async function showEmbed({ pathname }: Pick<Location, "pathname">): Promise<void> {
  const id = /^\/embed\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? "";
  try {
    const opened = await openGame(id);
    // The server hands out unpublished games by their link, but not for other sites to show.
    if (!opened.record.published) say(NOT_THERE);
    else await play(opened);
  } catch (failure) {
    console.warn("The game could not be shown", failure);
    say(isUnreachable(failure) ? messageOf(failure) : NOT_THERE);
  }
}

function say(text: string): void {
  document.body.prepend(element("main", styles.embed, element("p", styles.sorry, text), foot(null)));
}

async function play({ document: opened, record }: OpenedGame): Promise<void> {
  const begun = atStart(opened);
  const stage = currentStage(begun.world);
  const pictures = stage && readyPictures(stage, begun.characters);
  // Without the keys that somebody chose on the site: this page reads nothing that the browser has stored.
  const game = new PlayedGame(optionsOf(begun));
  const board = plainBoard(game, matchesScreen(PHONE));
  const main = element("main", styles.embed, board.element, foot(record));
  attachShape(game, main, board);
  await Promise.race([pictures, sleep(PICTURES_MS)]);
  document.title = shownName(record.name);
  document.body.prepend(main);
  board.stage.draw();
  await Promise.all([game.load(), showBeside(game, board)]);
}

/** What is beside the board comes after the first frame; a game plays without it. */
async function showBeside(game: PlayedGame, board: PlainBoard): Promise<void> {
  try {
    const { attachBeside } = await import("./plain/beside.ts");
    attachBeside(game, board, null);
  } catch (fault) {
    console.warn("What stands beside the game could not be loaded", fault);
  }
}

/** What it is, whose it is, and the way to the site, in a tab of its own: within this frame the site may not be shown. */
function foot(record: WorldRecord | null): HTMLElement {
  const logo = element("img", undefined);
  Object.assign(logo, { src: "/ui/logo.png", srcset: "/ui/logo@2x.png 2x", alt: "", width: 28, height: 28 });
  const link = element("a", styles.link, logo, element("span", undefined, "Made with Gridlings: open it"));
  const path = record ? `/play/${encodeURIComponent(record.id)}` : "/";
  Object.assign(link, { href: path, target: "_blank", rel: "noopener" });
  return element("footer", styles.foot, ...(record ? [titleOf(record)] : []), link);
}

function titleOf({ name, user }: WorldRecord): HTMLElement {
  const by = user.username === "" ? [] : [element("span", styles.by, ` by ${user.username}`)];
  return element("h1", styles.title, shownName(name), ...by);
}
