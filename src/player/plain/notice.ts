import { after } from "../../browser/timers.ts";
import type { PlayedGame } from "../../editor/played.ts";
import { announce } from "../../widgets/announcement.ts";
import toast from "../../widgets/Toast.module.css";
import board from "../Board.module.css";
import { buttonElement, element } from "../elements.ts";
import { lineIcon } from "./icons.ts";

const SHOWN_MS = 10_000;

/** Says why a game stopped by itself, between its stage and its controls. The returned function ends it. */
export function attachNotices({ store, notices }: PlayedGame, deck: HTMLElement): () => void {
  let put = () => {};
  const unsubscribe = store.subscribe(({ notice }, before) => {
    if (notice === before.notice) return;
    put();
    put = () => {};
    if (!notice) return;
    const gone = () => notices.dismiss();
    const close = buttonElement(toast.close, "Close the notice", gone, lineIcon("close", 18));
    const shown = element("section", toast.notice, element("span", undefined, notice.text), close);
    shown.setAttribute("aria-label", "Notice");
    const place = element("div", board.notice, shown);
    deck.before(place);
    const ends = [announce(notice.text), after(SHOWN_MS, gone), () => place.remove()];
    put = () => {
      for (const end of ends) end();
    };
  });
  return unsubscribe;
}
