import { clickOnStage, type PlayableGame } from "../../editor/played.ts";
import type { StageView } from "../view/StageView.ts";
import { attachPanning } from "./panning.ts";

export interface PlayPointerDeps {
  readonly element: HTMLElement;
  readonly stageView: StageView;
  readonly game: PlayableGame;
}

/**
 * The pointers on the stage of a game that is only played: a press clicks the topmost actor, and fingers pan a stage that is larger than its
 * view. The returned function ends that.
 */
export function attachPlayPointers({ element, stageView, game }: PlayPointerDeps): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const panning = attachPanning(element, stageView);
  const pressed = (event: PointerEvent) => {
    // A finger sends no click here, which would set the focus.
    if (event.pointerType === "touch") element.focus({ preventScroll: true });
    if (panning.takes(event) || event.button !== 0 || !game.store.getState().playback.running) return;
    const { left, top } = element.getBoundingClientRect();
    const target = stageView.hitTest.squareAt({ x: event.clientX - left, y: event.clientY - top });
    if (target?.inside) clickOnStage(game, target.cell);
  };
  const lifted = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  element.addEventListener("pointerdown", pressed, { signal });
  element.addEventListener("touchend", lifted, { signal, passive: false });
  // A finger that rests must not open the context menu.
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    panning.end();
  };
}
