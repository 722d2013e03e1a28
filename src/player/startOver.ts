/** "Start over" in a player, with React and without it. */
import type { PlayableGame, PlayedGame } from "../editor/played.ts";
import { buttonClass } from "../widgets/buttonClass.ts";
import { buttonElement, element } from "./elements.ts";
import { passOverRepeats } from "./endOfGame.ts";
import styles from "./StartOver.module.css";

/** What starting over needs of a game: of a `PlayedGame`, or of the `Editor` around one. */
export interface GameToStartOver extends Pick<PlayableGame, "store" | "playback"> {
  readonly levelStart: Pick<PlayedGame["levelStart"], "isLater" | "restore">;
  restart(): void;
}

/** `plays`: the game plays on by itself. */
type StartedOver = (plays: boolean) => void;

/**
 * Starts a game over. In a later level, it first asks whether to restart only that level, because restarting the game would lose the others.
 * The game is paused while it asks, and resumes if the child cancels. Calls `onBegun` when the game or the level restarts, and `onKept` after
 * Cancel. The question is rendered inside `place`.
 */
export function startOver(
  game: GameToStartOver,
  place: Element | null,
  onBegun: StartedOver,
  onKept: StartedOver,
): void {
  const { running } = game.store.getState().playback;
  if (!game.levelStart.isLater) {
    game.restart();
    onBegun(running);
    return;
  }
  if (!place) return;
  game.playback.stop();
  ask(place, (answer) => {
    if (answer === "level") game.levelStart.restore();
    if (answer === "game") game.restart();
    if (running) game.playback.play();
    (answer ? onBegun : onKept)(running);
  });
}

type Answer = "level" | "game";

/** A window of the browser's own lies over full screen, keeps the focus, and closes by Escape. */
function ask(place: Element, onAnswer: (answer: Answer | null) => void): void {
  let answer: Answer | null = null;
  const button = (words: string, variant: "primary" | "plain", chosen: Answer | null) =>
    buttonElement(buttonClass({ variant }), words, () => close(chosen), words);
  const level = button("This level", "primary", "level");
  const made = element(
    "dialog",
    styles.question,
    element("h2", styles.title, "Start over"),
    element("p", undefined, "Try this level again, or go back to the first one?"),
    element("div", styles.answers, button("Cancel", "plain", null), level, button("The whole game", "plain", "game")),
  );
  function close(chosen: Answer | null): void {
    answer = chosen;
    made.close();
  }
  made.setAttribute("role", "dialog");
  made.setAttribute("aria-label", "Start over");
  // Its keys play no game, and Escape does not leave full screen.
  made.addEventListener("keydown", (event) => {
    passOverRepeats(event);
    event.stopPropagation();
  });
  made.addEventListener("close", () => {
    made.remove();
    onAnswer(answer);
  });
  place.append(made);
  made.showModal();
  level.focus();
}
