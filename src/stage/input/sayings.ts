import type { PlayableGame } from "../../editor/played.ts";
import type { Actor, Id, TickResult } from "../../engine/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { nameOfActor } from "./actorNames.ts";

/** Has screen readers read what actors say in the game, each text once. The returned function ends it. */
export function attachSayings({ store, playback }: PlayableGame): () => void {
  const sayings = new Sayings();
  return playback.onTick((result) => {
    const speakers = sayings.newIn(result);
    if (speakers.length === 0) return;
    const { characters } = store.getState().document;
    const sentences = speakers.map((actor) => `${nameOfActor(actor, characters)} says: ${actor.saying?.text}`);
    announce(sentences.join(" "));
  });
}

/** Who says what, from tick to tick. Nothing is kept of those who are silent. */
export class Sayings {
  readonly #texts = new Map<Id, string>();

  /** The actors that a tick made say something new. */
  newIn({ changed, deleted }: Pick<TickResult, "changed" | "deleted">): readonly Actor[] {
    if (this.#texts.size > 0) for (const id of deleted) this.#texts.delete(id);
    return changed.filter((actor) => this.#isNew(actor));
  }

  #isNew({ id, saying }: Actor): boolean {
    if (!saying) {
      if (this.#texts.size > 0) this.#texts.delete(id);
      return false;
    }
    if (this.#texts.get(id) === saying.text) return false;
    this.#texts.set(id, saying.text);
    return true;
  }
}
