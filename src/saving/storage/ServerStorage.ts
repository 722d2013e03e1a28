import { saveGame } from "../../api/client.ts";
import { ACCOUNT_FULL } from "../../api/errorCodes.ts";
import type { WorldCard, WorldRecord } from "../../api/wire.ts";
import { hasCode, RequestFailed } from "../../browser/request.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { documentText } from "../documentText.ts";
import { isSameGame } from "../isSameGame.ts";
import { AnswerNeeded } from "../Saver.ts";
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
    const isHurried = this.#isHurried;
    this.#isHurried = false;
    // Sending the whole game again would only lead to the same question.
    if (this.trouble.getState().now?.kind === "conflict") throw new AnswerNeeded(CONFLICT);
    const thumbnail = isHurried ? "" : await this.#drawThumbnail(document);
    this.#thumbnails.remember(document, thumbnail);
    try {
      const text = documentText(this.#thumbnails.addTo(document));
      const saved = await saveGame(this.#id, text, this.#fieldsOf(document, thumbnail));
      this.#revision = saved.revision;
      this.trouble.setState({ now: null });
    } catch (failure) {
      const newer = newerSave(failure);
      if (!newer || !isSave(newer, document)) throw this.#explain(failure, newer, thumbnail);
      this.letNextSaveReplace(newer);
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
  #explain(failure: unknown, newer: WorldRecord | null, mine: string): unknown {
    if (newer) {
      this.trouble.setState({ now: { kind: "conflict", newer, mine } });
      return new AnswerNeeded(CONFLICT);
    }
    if (hasCode(failure, ACCOUNT_FULL)) this.trouble.setState({ now: { kind: "accountFull" } });
    if (!(failure instanceof RequestFailed) || failure.status !== 401) return failure;
    this.trouble.setState({ now: { kind: "signedOut" } });
    return new Error(SIGNED_OUT);
  }
}

/** The newer save that a refused one conflicts with. Not every 409 has one: a proxy can answer with it, too. */
function newerSave(failure: unknown): WorldRecord | null {
  if (!(failure instanceof RequestFailed) || failure.status !== 409) return null;
  const { answer } = failure;
  if (typeof answer !== "object" || answer === null || !("world" in answer)) return null;
  return isRecord(answer.world) ? answer.world : null;
}

function isRecord(world: unknown): world is WorldRecord {
  if (typeof world !== "object" || world === null || !("revision" in world) || !("name" in world)) return false;
  return typeof world.revision === "number" && typeof world.name === "string";
}

/** Whether a save is of this very game: it arrived earlier, but its answer was lost. */
function isSave(save: WorldRecord, document: WorldDocument): boolean {
  return save.name === document.world.metadata.name && isSameGame(save.data, document);
}
