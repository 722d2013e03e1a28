export interface DrawnPicture {
  /** A PNG that this server has made. */
  readonly png: Buffer;
  readonly name: string;
  /** What was drawn because the maker cannot draw what the words name, such as `a monster`; otherwise null. */
  readonly instead: string | null;
}

/** Draws pictures from words: built in, or by an image model. */
export interface Maker {
  /** Draws a sprite of 40 by 40 pixels, transparent around it. Rejects if the maker could not draw one. */
  sprite(words: string, signal: AbortSignal): Promise<DrawnPicture>;
  /** Draws a background of 880 by 520 pixels. Rejects if the maker could not draw one. */
  background(words: string, signal: AbortSignal): Promise<Pick<DrawnPicture, "png" | "instead">>;
  /** Finds a name for a picture, a PNG. Rejects if the maker found none. */
  name(picture: Uint8Array, signal: AbortSignal): Promise<string>;
  /** Whether each picture costs money. If so, the number a day is limited. */
  readonly isPaid: boolean;
}
