export interface DrawnPicture {
  /** A PNG of ours. */
  readonly png: Buffer;
  readonly name: string;
  /** What was drawn because the maker cannot draw what the words name, such as `a monster`; else null. */
  readonly instead: string | null;
}

/** Draws pictures from words: built in, or by an image model. */
export interface Maker {
  /** A sprite of 40 by 40 pixels, transparent around it. Rejects where none came about. */
  sprite(words: string, signal: AbortSignal): Promise<DrawnPicture>;
  /** A background of 880 by 520 pixels. Rejects where none came about. */
  background(words: string, signal: AbortSignal): Promise<Pick<DrawnPicture, "png" | "instead">>;
  /** A name for a picture, a PNG. Rejects where none came about. */
  name(picture: Uint8Array, signal: AbortSignal): Promise<string>;
  /** Whether a picture costs money, so that the number a day is limited. */
  readonly isPaid: boolean;
}
