/** Keeps a game on the server: one PUT a save, each on top of the revision before (spec §7, product §22). */
import { saveGame } from "../../api/client.ts";
import { ACCOUNT_FULL } from "../../api/errorCodes.ts";
import type { Conflict, WorldCard, WorldRecord } from "../../api/wire.ts";
import { hasCode, RequestFailed } from "../../browser/request.ts";
import { documentText } from "../documentText.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { type DrawThumbnail, type GameStorage, newTroubleStore } from "./GameStorage.ts";
import { StageThumbnails } from "./StageThumbnails.ts";
import { isSameGame } from "../isSameGame.ts";

const SIGNED_OUT = "You are signed out. Sign in again, and your work will be saved.";
const CHANGED_ELSEWHERE = "This game was changed in another window. Choose which one to keep.";

export class ServerStorage implements GameStorage {
  readonly trouble = newTroubleStore();
  readonly isTemporary = false;
  readonly #id: string;
  #revision: number;
  readonly #draw: DrawThumbnail;
  readonly #pictures = new StageThumbnails();
  #hurries = false;

  constructor(record: WorldRecord, draw: DrawThumbnail) {
    this.#id = record.id;
    this.#revision = record.revision;
    this.#draw = draw;
  }

  get revision(): number {
    return this.#revision;
  }

  /** Rejects with plain words; `trouble` then says what the child can do about it. */
  async save(document: WorldDocument): Promise<void> {
    const picture = this.#hurries ? "" : await this.#draw(document);
    this.#hurries = false;
    this.#pictures.remember(document, picture);
    try {
      const text = documentText(this.#pictures.addTo(document));
      const saved = await saveGame(this.#id, text, this.#about(document, picture));
      this.#revision = saved.revision;
      this.trouble.setState({ now: null });
    } catch (failure) {
      if (!this.#takeAsSaved(failure, document)) throw this.#explained(failure, picture);
    }
  }

  hurryNextSave(): void {
    this.#hurries = true;
  }

  /** The next save goes on top of the newer one, which the server keeps as an older version. */
  overwriteNewer(newer: WorldCard): void {
    this.#revision = newer.revision;
    this.trouble.setState({ now: null });
  }

  #about({ world }: WorldDocument, picture: string) {
    const thumbnail = picture === "" ? {} : { thumbnail: picture };
    return { name: world.metadata.name, revision: this.#revision, ...thumbnail };
  }

  /** What was saved elsewhere is this very game: an answer was lost on its way, and nothing has to be asked. */
  #takeAsSaved(failure: unknown, document: WorldDocument): boolean {
    if (!(failure instanceof RequestFailed) || failure.status !== 409) return false;
    const newer = (failure.answer as Conflict).world;
    if (newer.name !== document.world.metadata.name || !isSameGame(newer.data, document)) return false;
    this.overwriteNewer(newer);
    return true;
  }

  #explained(failure: unknown, mine: string): unknown {
    if (!(failure instanceof RequestFailed)) return failure;
    if (failure.status === 401) {
      this.trouble.setState({ now: { kind: "signedOut" } });
      return new Error(SIGNED_OUT);
    }
    if (hasCode(failure, ACCOUNT_FULL)) this.trouble.setState({ now: { kind: "shelfFull" } });
    if (failure.status !== 409) return failure;
    const newer = (failure.answer as Conflict).world;
    this.trouble.setState({ now: { kind: "changedElsewhere", newer, mine } });
    return new Error(CHANGED_ELSEWHERE);
  }
}
