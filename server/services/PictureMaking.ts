import type { GeneratedBackground, GeneratedName, GeneratedSprite } from "../../src/api/wire.ts";
import { isFriendly, UNFRIENDLY_WORDS } from "../../src/generate/spritePrompt.ts";
import { builtInMaker } from "../generate/builtInMaker.ts";
import type { Maker } from "../generate/Maker.ts";
import type { Log } from "../Log.ts";
import { isPictureDigest, pictureDigest, type UserRow } from "../stores/rows.ts";
import type { PictureStore } from "../stores/Stores.ts";
import { bytesOfPicture } from "./game/dataPicture.ts";
import { HttpError, RetryLater } from "./HttpError.ts";

interface PictureMakingDeps {
  readonly maker: Maker;
  readonly pictures: PictureStore;
  readonly log: Log;
  readonly now: () => number;
  /** How many pictures a user may have drawn in a day. Counts only for a maker that costs money. */
  readonly perDay: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SPRITE_FAILED = "We couldn't draw this. Please try again.";
const BACKGROUND_FAILED = "Failed to generate background. Please try again.";

/**
 * Decides how much is drawn for whom, from which words, and where it is stored. What a child writes is never logged or
 * stored.
 */
export class PictureMaking {
  readonly #deps: PictureMakingDeps;
  readonly #busy = new Set<string>();
  #today = 0;
  readonly #drawn = new Map<string, number>();

  constructor(deps: PictureMakingDeps) {
    this.#deps = deps;
  }

  async sprite(user: UserRow, words: string, signal: AbortSignal): Promise<GeneratedSprite> {
    const { png, ...told } = await this.#draw(user, words, SPRITE_FAILED, (maker) => maker.sprite(words, signal));
    return { imageUrl: `data:image/png;base64,${png.toString("base64")}`, ...told };
  }

  /** Draws a background, which is stored for good, because games name it by its address. */
  async background(user: UserRow, words: string, signal: AbortSignal): Promise<GeneratedBackground> {
    if (words.trim() === "") throw new HttpError(400, "Please enter a description for the background");
    const { png, instead } = await this.#draw(user, words, BACKGROUND_FAILED, (maker) =>
      maker.background(words, signal),
    );
    const digest = pictureDigest(png);
    await this.#deps.pictures.write(keyOf(digest), png);
    return { imageUrl: `/pictures/${digest}.png`, instead };
  }

  /** Finds a name for a picture. There always is one, because the built-in maker has one for every picture. */
  async name(user: UserRow, imageData: string, signal: AbortSignal): Promise<GeneratedName> {
    const picture = bytesOfPicture(imageData);
    const builtIn = await builtInMaker.name(picture, signal).catch(() => {
      throw new HttpError(400, "We couldn't read this picture. It must be a PNG.");
    });
    if (!this.#deps.maker.isPaid || this.#isTired(user)) return { name: builtIn };
    this.#count(user);
    const name = await this.#deps.maker.name(picture, signal).catch(() => builtIn);
    return { name: isFriendly(name) ? name : builtIn };
  }

  async read(digest: string): Promise<Uint8Array> {
    const png = isPictureDigest(digest) ? await this.#deps.pictures.read(keyOf(digest)) : null;
    if (!png) throw new HttpError(404, "Sorry, we couldn't find this picture.");
    return png;
  }

  async #draw<Made>(
    user: UserRow,
    words: string,
    failed: string,
    draw: (maker: Maker) => Promise<Made>,
  ): Promise<Made> {
    if (!isFriendly(words)) throw new HttpError(400, UNFRIENDLY_WORDS);
    if (this.#busy.has(user.id)) throw new RetryLater(429, "We're still drawing your last picture. One at a time!", 5);
    if (this.#isTired(user))
      throw new RetryLater(429, "That's enough drawing for today. Come back tomorrow!", this.#secondsLeft());
    this.#busy.add(user.id);
    try {
      this.#count(user);
      return await draw(this.#deps.maker);
    } catch (error) {
      this.#deps.log({ event: "a picture could not be drawn", ...reasonOf(error) });
      throw new HttpError(502, failed);
    } finally {
      this.#busy.delete(user.id);
    }
  }

  #isTired(user: UserRow): boolean {
    const today = Math.floor(this.#deps.now() / DAY_MS);
    if (today !== this.#today) this.#drawn.clear();
    this.#today = today;
    return this.#deps.maker.isPaid && (this.#drawn.get(user.id) ?? 0) >= this.#deps.perDay;
  }

  #count({ id }: UserRow): void {
    this.#drawn.set(id, (this.#drawn.get(id) ?? 0) + 1);
  }

  #secondsLeft(): number {
    return Math.ceil((DAY_MS - (this.#deps.now() % DAY_MS)) / 1000);
  }
}

/** What an operator has to know of an error. Its message is left out, because it may quote what the child wrote. */
function reasonOf(error: unknown): { readonly reason: string; readonly status?: number } {
  if (!(error instanceof Error)) return { reason: typeof error };
  const status = "status" in error ? error.status : undefined;
  return { reason: error.constructor.name, ...(typeof status === "number" ? { status } : {}) };
}

/**
 * Returns the name under which a drawn picture is stored. It differs from those of thumbnails, so that no sweep removes
 * the picture: only the text of a game refers to it.
 */
function keyOf(digest: string): string {
  return `drawn-${digest}`;
}
