/** Keeps a game in this browser, each save on top of the one before (spec §4 "Authentication and local worlds", details §15). */
import { ChangedInOtherTab, type LocalWorldCard, LocalWorldMoved } from "../local/LocalWorld.ts";
import type { LocalWorlds } from "../local/LocalWorlds.ts";
import { StorageFailed } from "../../browser/database.ts";
import { documentText } from "../documentText.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { type DrawThumbnail, type GameStorage, newTroubleStore } from "./GameStorage.ts";
import { StageThumbnails } from "./StageThumbnails.ts";

const MOVED = "This game went to an account in another window. Save it as a file to keep what you made here since.";

export class BrowserStorage implements GameStorage {
  readonly trouble = newTroubleStore();
  readonly #worlds: LocalWorlds;
  #card: LocalWorldCard;
  readonly #draw: DrawThumbnail;
  readonly #pictures = new StageThumbnails();
  #isFleeting = false;

  constructor(worlds: LocalWorlds, card: LocalWorldCard, draw: DrawThumbnail) {
    this.#worlds = worlds;
    this.#card = card;
    this.#draw = draw;
  }

  get revision(): number {
    return this.#card.revision;
  }

  get isTemporary(): boolean {
    return this.#isFleeting;
  }

  /** The game is written at once, for the page may be closing; its picture follows when it is drawn. */
  async save(document: WorldDocument): Promise<void> {
    const { thumbnail } = this.#card;
    try {
      this.#card = await this.#worlds.save(this.#card, {
        name: document.world.metadata.name,
        data: documentText(this.#pictures.addTo(document)),
        thumbnail,
      });
      this.trouble.setState({ now: null });
    } catch (failure) {
      throw await this.#explained(failure, document);
    }
    this.#isFleeting = !(await this.#worlds.isPersistent(this.#card.id));
    await this.#keepPicture(document);
  }

  overwriteNewer({ revision }: LocalWorldCard): void {
    this.#card = { ...this.#card, revision };
    this.trouble.setState({ now: null });
  }

  /** Without a new picture the old one stays: no reason to call the game unsaved. */
  async #keepPicture(document: WorldDocument): Promise<void> {
    const card = this.#card;
    const thumbnail = await this.#draw(document);
    // Into the game itself it comes with the next save, which need not wait for one.
    this.#pictures.remember(document, thumbnail);
    if (thumbnail === "") return;
    try {
      await this.#worlds.setThumbnail(card, thumbnail);
      this.#card = { ...this.#card, thumbnail };
    } catch (failure) {
      console.warn("The picture of this game could not be kept", failure);
    }
  }

  async #explained(failure: unknown, document: WorldDocument): Promise<unknown> {
    if (failure instanceof ChangedInOtherTab) {
      const mine = await this.#draw(document);
      this.trouble.setState({ now: { kind: "changedElsewhere", newer: failure.newer, mine } });
      return failure;
    }
    const isMoved = failure instanceof LocalWorldMoved;
    if (isMoved || failure instanceof StorageFailed) this.trouble.setState({ now: { kind: "notKept" } });
    return isMoved ? new Error(MOVED) : failure;
  }
}
