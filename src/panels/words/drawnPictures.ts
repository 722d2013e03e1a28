import { generateBackground, generateSprite } from "../../api/client.ts";
import { session } from "../../api/session.ts";
import { RequestFailed } from "../../browser/request.ts";
import { isFriendly, spritePrompt, UNFRIENDLY_WORDS } from "../../generate/spritePrompt.ts";
import { loadPicture } from "../../pictures/cache.ts";
import { encodePngUrl, readPixels } from "../../pictures/pixels.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";

export interface DrawnSprite {
  readonly image: PixelImage;
  readonly name: string;
  /** Says that something else was drawn, in words for a child; null if it is what was asked for. */
  readonly remark: string | null;
}

export interface DrawnBackground {
  readonly background: string;
  readonly remark: string | null;
}

/**
 * Generates a sprite of one tile from a description: on the server for signed-in users, otherwise in the browser. Rejects with a message
 * for a child.
 */
export async function spriteFromWords(words: string, signal: AbortSignal): Promise<DrawnSprite> {
  if (!session.getState().me) return spriteDrawnHere(words);
  const { imageUrl, name, instead } = await generateSprite(spritePrompt(words), signal);
  return { image: readPixels(await loadPicture(imageUrl)), name, remark: remarkOn(instead) };
}

/** Generates a background for a stage in the same way. Rejects with a message for a child. */
export async function backgroundFromWords(
  words: string,
  stageName: string,
  signal: AbortSignal,
): Promise<DrawnBackground> {
  if (!session.getState().me) return sceneDrawnHere(words);
  const filename = `${Date.now()}-${stageName.replaceAll(/\s+/g, "_")}-background`;
  const { imageUrl, instead } = await generateBackground(words, filename, signal).catch(explain);
  if (!imageUrl) throw new Error(NO_PICTURE);
  return { background: `url(${imageUrl})`, remark: remarkOn(instead) };
}

/** A page may be newer than its server, which then says nothing about it. */
function remarkOn(instead: string | null | undefined): string | null {
  return instead ? `I don't know how to draw that yet. Here is ${instead} instead.` : null;
}

const NO_PICTURE = "Failed to generate background. Please try again.";

/** A refusal by the server keeps its own message; an answer without a picture and a network failure get fixed messages. */
function explain(failure: unknown): never {
  if (failure instanceof RequestFailed && failure.status >= 200 && failure.status < 300) throw new Error(NO_PICTURE);
  if (failure instanceof RequestFailed && failure.status > 0) throw failure;
  throw new Error("Error generating background. Please try again.");
}

/** Both generators are loaded only on demand. */
async function spriteDrawnHere(words: string): Promise<DrawnSprite> {
  stayFriendly(words);
  const { makeSprite } = await import("../../generate/makeSprite.ts");
  const { image, name, instead } = makeSprite(words);
  return { image, name, remark: remarkOn(instead) };
}

async function sceneDrawnHere(words: string): Promise<DrawnBackground> {
  stayFriendly(words);
  const { makeScene } = await import("../../generate/makeScene.ts");
  const { image, instead } = makeScene(words);
  return { background: `url(${encodePngUrl(image)})`, remark: remarkOn(instead) };
}

function stayFriendly(words: string): void {
  if (!isFriendly(words)) throw new Error(UNFRIENDLY_WORDS);
}
