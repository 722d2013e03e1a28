/** All that the page of the player shows beside a board, for a board that React never comes to. */
import { matchesScreen, onScreenChange } from "../../browser/mediaQuery.ts";
import { type PlayedGame, pauseWhileHidden } from "../../editor/played.ts";
import { attachGamepad } from "../../panels/controls/gamepad.ts";
import { wantsScreenKeys } from "../../panels/controls/keysChoice.ts";
import { attachPlainOverlay } from "../../stage/PlainOverlay.ts";
import unseen from "../../widgets/Announcer.module.css";
import { announcement } from "../../widgets/announcement.ts";
import { element } from "../elements.ts";
import { attachNothingLeft } from "../nothingLeft.ts";
import { PHONE } from "../phone.ts";
import type { PlainBoard } from "../plainBoard.ts";
import { attachEndCard } from "./endCard.ts";
import { attachNotices } from "./notice.ts";
import styles from "./Plain.module.css";
import { fillSwitches } from "./switches.ts";

/** Begins all of it, for a board that is in the page. `onChange` says how to change the game; without it, no button does. */
export function attachBeside(game: PlayedGame, board: PlainBoard, onChange: (() => void) | null): void {
  const { deck, keys } = board;
  board.element.classList.add(styles.board ?? "");
  fillSwitches(board.switches, game, {
    onChange,
    keys: keys && {
      isShown: wantsScreenKeys(game),
      show: (isShown) => (isShown ? deck.append(keys) : keys.remove()),
    },
  });
  onScreenChange(PHONE, () => {
    deck.dataset.phone = String(matchesScreen(PHONE));
  });
  document.body.append(liveRegion());
  attachPlainOverlay(game, board.stage);
  pauseWhileHidden(game.playback);
  attachNothingLeft(game, board.startOver);
  attachNotices(game, deck);
  attachEndCard(game, board);
  attachGamepad(game, () => {
    if (game.store.getState().playback.ended) game.restart();
    board.play();
  });
}

/** What screen readers read of a game that is played. */
function liveRegion(): HTMLElement {
  const made = element("div", unseen.unseen);
  made.setAttribute("role", "status");
  announcement.subscribe(({ text }) => made.replaceChildren(element("span", undefined, text)));
  return made;
}
