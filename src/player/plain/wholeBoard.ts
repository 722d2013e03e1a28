/** The board of a player without React, with all that the page of the player shows beside its own: for pages that React never comes to. */
import { matchesScreen, onScreenChange } from "../../browser/mediaQuery.ts";
import { type PlayedGame, pauseWhileHidden } from "../../editor/played.ts";
import { currentStage, DEFAULT_STAGE, type Stage, type WorldDocument } from "../../engine/index.ts";
import { attachGamepad } from "../../panels/controls/gamepad.ts";
import { wantsScreenKeys } from "../../panels/controls/keysChoice.ts";
import { attachPlainOverlay } from "../../stage/PlainOverlay.ts";
import unseen from "../../widgets/Announcer.module.css";
import { announcement } from "../../widgets/announcement.ts";
import boardStyles from "../Board.module.css";
import { boardSize } from "../boardSize.ts";
import { element } from "../elements.ts";
import { attachNothingLeft } from "../nothingLeft.ts";
import { PHONE } from "../phone.ts";
import { type PlainBoard, plainBoard } from "../plainBoard.ts";
import { attachEndCard } from "./endCard.ts";
import { attachNotices } from "./notice.ts";
import styles from "./Plain.module.css";
import { switchesOf } from "./switches.ts";

export interface WholeBoard {
  readonly element: HTMLElement;
  /** Draws the stage for the first time, and begins all that is beside it. To be called once the board is in the page. */
  readonly draw: () => void;
}

/** `place` gets the shape of the board. `onChange` says how to change the game; without it, no button does. Throws if the browser cannot draw. */
export function wholeBoard(game: PlayedGame, place: HTMLElement, onChange: (() => void) | null): WholeBoard {
  const switches = switchesOf(game, onChange);
  const board = plainBoard(game, { isPhone: matchesScreen(PHONE), switches: switches.element });
  const { element: made, stage, deck, keys } = board;
  if (keys) switches.addKeys(wantsScreenKeys(game), (isShown) => (isShown ? deck.append(keys) : keys.remove()));
  attachShape(game, place, board);
  onScreenChange(PHONE, () => {
    deck.dataset.phone = String(matchesScreen(PHONE));
  });
  made.classList.add(styles.board ?? "");
  return {
    element: made,
    draw: () => {
      document.body.append(liveRegion());
      stage.draw();
      attachPlainOverlay(game, stage);
      pauseWhileHidden(game.playback);
      attachNothingLeft(game, board.startOver);
      attachNotices(game, deck);
      attachEndCard(game, board);
      attachGamepad(game, () => {
        if (game.store.getState().playback.ended) game.restart();
        board.play();
      });
    },
  };
}

/** Gives the board the shape of the stage that is shown, and lets each new level come out of the dark. */
function attachShape({ store }: PlayedGame, place: HTMLElement, { element: player, frame }: PlainBoard): void {
  const [box] = player.children;
  const shape = ({ world, characters }: WorldDocument) => {
    const stage: Pick<Stage, "width" | "height" | "camera"> = currentStage(world) ?? DEFAULT_STAGE;
    const size = Object.entries(boardSize(stage, characters));
    for (const [name, value] of size) place.style.setProperty(name, String(value));
    box?.setAttribute("data-tall", String(!stage.camera && stage.height > stage.width));
  };
  shape(store.getState().document);
  store.subscribe(({ document: played }, { document: before }) => {
    if (currentStage(played.world)?.id === currentStage(before.world)?.id) return;
    shape(played);
    const passage = element("div", boardStyles.passage);
    passage.addEventListener("animationend", () => passage.remove());
    frame.append(passage);
  });
}

/** What screen readers read of a game that is played. */
function liveRegion(): HTMLElement {
  const made = element("div", unseen.unseen);
  made.setAttribute("role", "status");
  announcement.subscribe(({ text }) => made.replaceChildren(element("span", undefined, text)));
  return made;
}
