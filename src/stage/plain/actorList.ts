import { clickOnStage, type PlayableGame } from "../../editor/played.ts";
import type { Actor, WorldDocument } from "../../engine/index.ts";
import { nameOfActor, nameOfSquare } from "../input/actorNames.ts";
import { attachNewsOfPlay } from "../newsOfPlay.ts";
import styles from "../view/StageCanvas.module.css";

/** A longer list would help nobody. */
const BUTTONS_MAX = 200;

/**
 * Lists the actors of a stage as invisible buttons, as `ActorButtons` does with React, because screen readers cannot see into a canvas. While the
 * game plays, those in the list tell from time to time where they are now. The returned function ends it.
 */
export function attachActorList(game: PlayableGame, place: HTMLElement): () => void {
  const list = document.createElement("ul");
  list.className = styles.unseen ?? "";
  list.setAttribute("aria-label", "Characters on the stage");
  place.append(list);
  const write = ({ characters }: WorldDocument) => {
    const actors = Object.values(game.scene("stage")?.stage.actors ?? {}).slice(0, BUTTONS_MAX);
    list.replaceChildren(...actors.map((actor) => entryOf(actor, nameOfActor(actor, characters))));
  };
  const entryOf = ({ id, position }: Actor, name: string) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", tabIndex: -1, textContent: `${name} at ${nameOfSquare(position)}` });
    button.dataset.actor = id;
    button.addEventListener("click", () => {
      const { live } = game.playback;
      if (game.store.getState().playback.running) clickOnStage(game, live.actor(id)?.position ?? position);
    });
    const entry = document.createElement("li");
    entry.append(button);
    return entry;
  };
  write(game.store.getState().document);
  const follow = () => {
    const { characters } = game.store.getState().document;
    for (const button of list.querySelectorAll("button")) {
      const actor = game.playback.live.actor(button.dataset.actor ?? "");
      if (actor) button.textContent = `${nameOfActor(actor, characters)} at ${nameOfSquare(actor.position)}`;
      else button.parentElement?.remove();
    }
  };
  const ends = [
    game.store.subscribe(({ document: now }, before) => now !== before.document && write(now)),
    attachNewsOfPlay(game, () => place, follow),
  ];
  return () => {
    for (const end of ends) end();
    list.remove();
  };
}
