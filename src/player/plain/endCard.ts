import { after } from "../../browser/timers.ts";
import type { PlayedGame } from "../../editor/played.ts";
import type { Ended } from "../../engine/index.ts";
import { buttonClass } from "../../widgets/buttonClass.ts";
import confettiStyles from "../../widgets/Confetti.module.css";
import { shower } from "../../widgets/confettiShower.ts";
import styles from "../EndCard.module.css";
import { buttonElement, element } from "../elements.ts";
import { endText, endTitle, LOOK_MS, levelPlace, levelWords, passOverRepeats } from "../endOfGame.ts";
import { type IconName, lineIcon } from "./icons.ts";

const PICTURES: Readonly<Record<Ended["outcome"], IconName>> = { won: "trophy", lost: "again", over: "flag" };

/** Shows over a stage how its game ended, as `EndCard` does with React. The returned function ends it. */
export function attachEndCard(game: PlayedGame, { frame, play }: { frame: HTMLElement; play: () => void }): () => void {
  let put = () => {};
  const show = (ended: Ended) => {
    const celebration = ended.outcome === "won" ? confetti(frame) : null;
    let cover: HTMLElement | null = null;
    const cancel = after(LOOK_MS, () => {
      cover = coverOf(game, ended, play);
      frame.append(cover);
      cover.querySelector("button")?.focus();
    });
    put = () => {
      cancel();
      celebration?.();
      cover?.remove();
    };
  };
  const unsubscribe = game.store.subscribe(({ playback: { ended } }, { playback: before }) => {
    if (ended === before.ended) return;
    put();
    put = () => {};
    if (ended) show(ended);
  });
  return () => {
    unsubscribe();
    put();
  };
}

function coverOf(game: PlayedGame, ended: Ended, play: () => void): HTMLElement {
  const { outcome } = ended;
  const title = endTitle(ended);
  const text = endText(ended);
  const goOn = () => {
    game.goToNextLevel();
    play();
  };
  const again = () => {
    game.restart();
    play();
  };
  const hasNext = outcome === "won" && game.nextLevel !== undefined;
  const next = cardButton("Next level", "go", goOn, "Next level", lineIcon("on", 18));
  const playAgain = cardButton("Play again", hasNext ? "plain" : "go", again, lineIcon("again", 18), "Play again");
  const buttons = element("div", styles.buttons, ...(hasNext ? [next] : []), playAgain);
  buttons.addEventListener("keydown", passOverRepeats);
  const words = text !== "" ? [element("p", styles.text, text)] : [];
  const place = levelPlace(game);
  const level = place ? [element("p", styles.level, levelWords(place))] : [];
  const badge = element("span", styles.badge, lineIcon(PICTURES[outcome], 38));
  const picture = element("span", styles.picture, badge);
  const card = element(
    "section",
    styles.card,
    picture,
    element("h2", styles.title, title),
    ...words,
    ...level,
    buttons,
  );
  card.dataset.outcome = outcome;
  card.setAttribute("role", "dialog");
  card.setAttribute("aria-label", title);
  return element("div", styles.cover, card);
}

function cardButton(name: string, variant: "go" | "plain", onPress: () => void, ...shown: (Node | string)[]) {
  return buttonElement(buttonClass({ variant, size: "large" }), name, onPress, ...shown);
}

/** The returned function ends it. */
function confetti(frame: Element): () => void {
  const canvas = element("canvas", confettiStyles.confetti);
  canvas.setAttribute("aria-hidden", "true");
  document.body.append(canvas);
  const context = canvas.getContext("2d");
  const end = context ? shower(context, frame) : () => {};
  return () => {
    end();
    canvas.remove();
  };
}
