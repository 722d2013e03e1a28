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
}

/**
 * Generates a sprite of one tile from a description: on the server for signed-in users, otherwise in the browser. Rejects with a message
 * for a child.
 */
export async function spriteFromWords(words: string, signal: AbortSignal): Promise<DrawnSprite> {
  if (!session.getState().me) return spriteDrawnHere(words);
  const { imageUrl, name } = await generateSprite(spritePrompt(words), signal);
  return { image: readPixels(await loadPicture(imageUrl)), name };
}

/** Generates a background for a stage in the same way. Rejects with a message for a child. */
export async function backgroundFromWords(words: string, stageName: string, signal: AbortSignal): Promise<string> {
  if (!session.getState().me) return `url(${await sceneDrawnHere(words)})`;
  const filename = `${Date.now()}-${stageName.replaceAll(/\s+/g, "_")}-background`;
  const { imageUrl } = await generateBackground(words, filename, signal).catch(explain);
  if (!imageUrl) throw new Error(NO_PICTURE);
  return `url(${imageUrl})`;
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
  return makeSprite(words);
}

async function sceneDrawnHere(words: string): Promise<string> {
  stayFriendly(words);
  const { makeScene } = await import("../../generate/makeScene.ts");
  const { width, height, data } = makeScene(words);
  return encodePngUrl({ width, height, data });
}

function stayFriendly(words: string): void {
  if (!isFriendly(words)) throw new Error(UNFRIENDLY_WORDS);
}
