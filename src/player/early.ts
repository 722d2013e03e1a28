/** Shows a game without React, at once, until the page of the player takes it over. */
import "../widgets/font.css";
import "../widgets/tokens.css";
import "../widgets/base.css";
import { session } from "../api/session.ts";
import type { WorldRecord } from "../api/wire.ts";
import { matchesScreen } from "../browser/mediaQuery.ts";
import { untilPainted } from "../browser/screen.ts";
import { sleep } from "../browser/timers.ts";
import { atStart, namedKeys, type PlayedGame } from "../editor/played.ts";
import { currentStage } from "../engine/index.ts";
import { wantsScreenKeys } from "../panels/controls/keysChoice.ts";
import type { OpenedGame } from "../saving/openGame.ts";
import { isDrawnPlain, readyPictures } from "../stage/PlainStage.ts";
import { buttonClass } from "../widgets/buttonClass.ts";
import boardStyles from "./Board.module.css";
import { boardSize } from "./boardSize.ts";
import styles from "./Early.module.css";
import { element } from "./elements.ts";
import { type EarlyGame, endEarly, isOpenedEarly, offerEarly, playedAt, type ShownGame } from "./handover.ts";
import { openToPlay } from "./openToPlay.ts";
import place from "./Place.module.css";
import { PHONE } from "./phone.ts";
import { type PlainBoard, plainBoard } from "./plainBoard.ts";
import { playGame } from "./playGame.ts";
import { shownName } from "./shownName.ts";

/** So long a game waits for the pictures of its first frame: those that come later are drawn later. */
const PICTURES_MS = 300;

/**
 * Opens the game of an address and shows it. Resolves when its first frame is drawn, or when it is left to the page: because PixiJS draws it,
 * or because it cannot be opened. Rejects if it cannot be drawn.
 */
export async function showEarly(address: Pick<Location, "pathname">): Promise<void> {
  const worldId = playedAt(address);
  if (worldId === null) return;
  const game = new OpeningGame(worldId);
  offerEarly(game);
  try {
    await game.show();
  } catch (fault) {
    endEarly();
    throw fault;
  }
}

class OpeningGame implements EarlyGame {
  readonly worldId: string;
  readonly opened: Promise<OpenedGame>;
  shown: ShownGame | null = null;

  constructor(worldId: string) {
    this.worldId = worldId;
    this.opened = openToPlay(worldId, session.getState().me?.id ?? "");
  }

  async show(): Promise<void> {
    const game = await this.opened.catch(() => null);
    // The page did not wait any longer, or says why the game cannot be opened.
    if (!game || !isOpenedEarly(this.worldId)) return;
    const { record, document: opened } = game;
    const begun = atStart(opened);
    const stage = currentStage(begun.world);
    if (!stage || !isDrawnPlain(Object.keys(stage.actors).length)) return;
    const pictures = readyPictures(stage, begun.characters);
    const played = playGame(begun, this.worldId);
    const board = plainBoard(played, matchesScreen(PHONE));
    keepRoom(board.switches, played);
    const page = pageAround(record, boardSize(stage, begun.characters), board);
    await Promise.race([pictures, sleep(PICTURES_MS)]);
    if (!isOpenedEarly(this.worldId)) {
      board.end();
      return;
    }
    this.shown = {
      document: opened,
      game: played,
      becomePicture: () => board.stage.becomePicture(),
      end: () => {
        const hadFocus = page.contains(document.activeElement);
        board.end();
        document.documentElement.removeAttribute("data-early");
        page.remove();
        return hadFocus;
      },
    };
    // In the page and drawn in one task, so that its first frame has the picture: a frame without one would delay it by another.
    document.documentElement.toggleAttribute("data-early", true);
    document.body.prepend(page);
    board.stage.draw();
    void loadTicks(played);
  }
}

/** Before the first tick is due, and after the first frame. */
async function loadTicks(played: PlayedGame): Promise<void> {
  try {
    await untilPainted();
    await played.load();
  } catch (fault) {
    console.warn("What plays a game could not be loaded", fault);
  }
}

/** The board where the page shows its own. */
function pageAround(
  { name, user, forkParent }: WorldRecord,
  size: ReturnType<typeof boardSize>,
  board: PlainBoard,
): HTMLElement {
  const title = element("span", place.name, shownName(name));
  const by = element("span", place.by, "by ", element("span", place.maker, user.username));
  const made = element("span", place.made, title, ...(user.username === "" ? [] : [" ", by]));
  const parent = forkParent ? [element("p", place.parent, "Remixed from ", shownName(forkParent.name))] : [];
  const head = element("header", place.head, element("h1", place.title, made), ...parent);
  const game = element("div", place.game, head, board.element);
  const main = element("main", place.page, game);
  for (const [name, value] of Object.entries(size)) main.style.setProperty(name, String(value));
  const bar = element("div", styles.bar, element("div", styles.brand, logo(), "Gridlings"));
  return element("div", styles.early, bar, main);
}

function logo(): HTMLElement {
  const made = element("img", undefined);
  Object.assign(made, { src: "/ui/logo.png", srcset: "/ui/logo@2x.png 2x", alt: "", width: 40, height: 40 });
  return made;
}

/** Keeps the room of the switches that come with React. */
function keepRoom(place: HTMLElement, game: PlayedGame): void {
  const { characters, world } = game.store.getState().document;
  const switchOf = (name: string) =>
    element("button", buttonClass({}), element("i", styles.switch), element("span", boardStyles.word, name));
  const ofKeys = wantsScreenKeys(game) ? ["Keys", "Change keys"] : ["Keys"];
  const keys = namedKeys(characters).size > 0 ? ofKeys.map(switchOf) : [];
  const hasSounds = Object.keys(world.sounds ?? {}).length > 0;
  const mute = hasSounds ? [element("button", buttonClass({}), element("i", styles.switch))] : [];
  const meter = element("i", styles.meter);
  place.classList.add(styles.room ?? "");
  place.append(...keys, ...mute, meter, switchOf("Full screen"));
  place.inert = true;
}
