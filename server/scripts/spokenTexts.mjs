// @ts-check
/** Whether everything the narrator says has a clip that says just that: a build fails, in one plain line, where a text was changed alone. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./runStep.mjs";

/**
 * The clips that are there, by the id of their text: what text they speak, and how long.
 * @typedef {{ readonly hash: string, readonly seconds: number }} Clip
 * @typedef {Readonly<Record<string, string>>} Sentences
 * @typedef {Readonly<Record<string, Clip>>} Clips
 */

export const SENTENCES = "src/tutorial/lessons/sentences.json";
export const CLIPS = "assets/sounds/nib/index.json";

const HASH_LENGTH = 16;

/** What a clip is known by: the text that it speaks. @param {string} text */
export function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
}

/** The texts that no clip speaks as they are now. @param {Sentences} sentences @param {Clips} clips */
export function unspoken(sentences, clips) {
  return Object.keys(sentences).filter((id) => clips[id]?.hash !== hashOf(sentences[id] ?? ""));
}

/** The clips that nobody needs any more. @param {Sentences} sentences @param {Clips} clips */
export function leftOver(sentences, clips) {
  return Object.keys(clips).filter((id) => !Object.hasOwn(sentences, id));
}

/** The texts whose clips must be made again, from the files themselves. @returns {string[]} */
function wrongClips() {
  const [sentences, clips] = [SENTENCES, CLIPS].map((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
  return [...unspoken(sentences, clips), ...leftOver(sentences, clips)];
}

/** For vite.config.ts. */
export function spokenTexts() {
  return /** @type {const} */ ({
    name: "spoken-texts",
    apply: "build",
    /** @this {{ error: (line: string) => never }} */
    buildStart() {
      const wrong = wrongClips().join(", ");
      if (wrong !== "") this.error(`Nib's clips do not say its texts (${wrong}): run npm run speak`);
    },
  });
}
