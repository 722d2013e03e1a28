import { saveGame } from "../../api/client.ts";
import { ACCOUNT_FULL } from "../../api/errorCodes.ts";
import type { Conflict, WorldCard, WorldRecord } from "../../api/wire.ts";
import { hasCode, RequestFailed } from "../../browser/request.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { documentText } from "../documentText.ts";
import { isSameGame } from "../isSameGame.ts";
import { type DrawThumbnail, type GameStorage, newTroubleStore } from "./GameStorage.ts";
import { StageThumbnails } from "./StageThumbnails.ts";

const SIGNED_OUT = "You're signed out. Sign in again to save your work.";
const CONFLICT = "This game was changed in another window. Choose which one to keep.";

/** Saves a game to its account with one PUT, which the server refuses if the game was saved elsewhere since. */
export class ServerStorage implements GameStorage {
  readonly trouble = newTroubleStore();
  readonly isTemporary = false;
  readonly #id: string;
  #revision: number;
  readonly #drawThumbnail: DrawThumbnail;
  readonly #thumbnails = new StageThumbnails();
  #isHurried = false;

  constructor(record: WorldRecord, drawThumbnail: DrawThumbnail) {
    this.#id = record.id;
    this.#revision = record.revision;
    this.#drawThumbnail = drawThumbnail;
  }

  get revision(): number {
    return this.#revision;
  }

  async save(document: WorldDocument): Promise<void> {
    const thumbnail = this.#isHurried ? "" : await this.#drawThumbnail(document);
    this.#isHurried = false;
    this.#thumbnails.remember(document, thumbnail);
    try {
      const text = documentText(this.#thumbnails.addTo(document));
      const saved = await saveGame(this.#id, text, this.#fieldsOf(document, thumbnail));
      this.#revision = saved.revision;
      this.trouble.setState({ now: null });
    } catch (failure) {
      const own = ownSave(failure, document);
      if (!own) throw this.#explain(failure, thumbnail);
      this.letNextSaveReplace(own);
    }
  }

  hurryNextSave(): void {
    this.#isHurried = true;
  }

  /** The server keeps the newer save as an earlier version. */
  letNextSaveReplace(newer: WorldCard): void {
    this.#revision = newer.revision;
    this.trouble.setState({ now: null });
  }

  #fieldsOf({ world }: WorldDocument, thumbnail: string) {
    const changes = thumbnail === "" ? {} : { thumbnail };
    return { name: world.metadata.name, revision: this.#revision, ...changes };
  }

  /** Sets `trouble` and returns the error to reject with. */
  #explain(failure: unknown, mine: string): unknown {
    if (!(failure instanceof RequestFailed)) return failure;
    if (failure.status === 401) {
      this.trouble.setState({ now: { kind: "signedOut" } });
      return new Error(SIGNED_OUT);
    }
    if (hasCode(failure, ACCOUNT_FULL)) this.trouble.setState({ now: { kind: "accountFull" } });
    if (failure.status !== 409) return failure;
    const newer = (failure.answer as Conflict).world;
    this.trouble.setState({ now: { kind: "conflict", newer, mine } });
    return new Error(CONFLICT);
  }
}

/** The save that a refused one conflicts with, if it is of this very game: an earlier save arrived, but its answer was lost. */
function ownSave(failure: unknown, document: WorldDocument): WorldCard | null {
  if (!(failure instanceof RequestFailed) || failure.status !== 409) return null;
  const newer = (failure.answer as Conflict).world;
  return newer.name === document.world.metadata.name && isSameGame(newer.data, document) ? newer : null;
}
