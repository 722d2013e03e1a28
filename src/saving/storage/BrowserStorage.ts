import { StorageFailed } from "../../browser/database.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { documentText } from "../documentText.ts";
import { LocalConflict, type LocalWorldCard, LocalWorldMoved } from "../local/LocalWorld.ts";
import type { LocalWorlds } from "../local/LocalWorlds.ts";
import { AnswerNeeded } from "../Saver.ts";
import { type DrawThumbnail, type GameStorage, newTroubleStore } from "./GameStorage.ts";
import { StageThumbnails } from "./StageThumbnails.ts";

const MOVED = "This game moved to an account in another window. Save it as a file to keep your newest changes.";

/** Saves a local game in this browser, unless another window has saved it since. */
export class BrowserStorage implements GameStorage {
  readonly trouble = newTroubleStore();
  readonly #worlds: LocalWorlds;
  #card: LocalWorldCard;
  readonly #drawThumbnail: DrawThumbnail;
  readonly #thumbnails = new StageThumbnails();
  #isTemporary = false;

  constructor(worlds: LocalWorlds, card: LocalWorldCard, drawThumbnail: DrawThumbnail) {
    this.#worlds = worlds;
    this.#card = card;
    this.#drawThumbnail = drawThumbnail;
  }

  get revision(): number {
    return this.#card.revision;
  }

  get isTemporary(): boolean {
    return this.#isTemporary;
  }

  /** Saves the game before its thumbnail is drawn, because the page may be closing. */
  async save(document: WorldDocument): Promise<void> {
    const { thumbnail } = this.#card;
    try {
      this.#card = await this.#worlds.save(this.#card, {
        name: document.world.metadata.name,
        data: documentText(this.#thumbnails.addTo(document)),
        thumbnail,
      });
      this.trouble.setState({ now: null });
    } catch (failure) {
      throw await this.#explain(failure, document);
    }
    this.#isTemporary = !(await this.#worlds.isPersistent(this.#card.id));
    await this.#updateThumbnail(document);
  }

  letNextSaveReplace({ revision }: LocalWorldCard): void {
    this.#card = { ...this.#card, revision };
    this.trouble.setState({ now: null });
  }

  /** Never rejects: the game itself is saved. */
  async #updateThumbnail(document: WorldDocument): Promise<void> {
    const card = this.#card;
    const thumbnail = await this.#drawThumbnail(document);
    // The document receives it with the next save.
    this.#thumbnails.remember(document, thumbnail);
    if (thumbnail === "") return;
    try {
      await this.#worlds.setThumbnail(card, thumbnail);
      this.#card = { ...this.#card, thumbnail };
    } catch (failure) {
      console.warn("The thumbnail of this game could not be stored", failure);
    }
  }

  /** Sets `trouble` and returns the error to reject with. */
  async #explain(failure: unknown, document: WorldDocument): Promise<unknown> {
    if (failure instanceof LocalConflict) {
      const mine = await this.#drawThumbnail(document);
      this.trouble.setState({ now: { kind: "conflict", newer: failure.newer, mine } });
      return new AnswerNeeded(failure.message);
    }
    const isMoved = failure instanceof LocalWorldMoved;
    if (isMoved || failure instanceof StorageFailed) this.trouble.setState({ now: { kind: "notStored" } });
    return isMoved ? new Error(MOVED) : failure;
  }
}
