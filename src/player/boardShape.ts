import type { PlayedGame } from "../editor/played.ts";
import { currentStage, DEFAULT_STAGE, type Stage, type WorldDocument } from "../engine/index.ts";
import styles from "./Board.module.css";
import { boardSize } from "./boardSize.ts";
import { element } from "./elements.ts";
import type { PlainBoard } from "./plainBoard.ts";

/** Gives a board, by the place around it, the shape of the stage that is shown, and lets each new level come out of the dark. */
export function attachShape({ store }: PlayedGame, place: HTMLElement, { element: player, frame }: PlainBoard): void {
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
    const passage = element("div", styles.passage);
    passage.addEventListener("animationend", () => passage.remove());
    frame.append(passage);
  });
}
