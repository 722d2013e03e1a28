// @ts-check
/** Fails the build if a text of the tutorial was changed without its spoken clip. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./runStep.mjs";

/**
 * The clips by the id of their text: a digest of the spoken text, and the length.
 * @typedef {{ readonly hash: string, readonly seconds: number }} Clip
 * @typedef {Readonly<Record<string, string>>} Sentences
 * @typedef {Readonly<Record<string, Clip>>} Clips
 */

export const SENTENCES = "src/tutorial/lessons/sentences.json";
export const CLIPS = "assets/sounds/nib/index.json";

const HASH_LENGTH = 16;

/** The digest by which a clip names its text. @param {string} text */
export function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
}

/** The ids of texts without a clip of their present wording. @param {Sentences} sentences @param {Clips} clips */
export function unspoken(sentences, clips) {
  return Object.keys(sentences).filter((id) => clips[id]?.hash !== hashOf(sentences[id] ?? ""));
}

/** The ids of clips without a text. @param {Sentences} sentences @param {Clips} clips */
export function unused(sentences, clips) {
  return Object.keys(clips).filter((id) => !Object.hasOwn(sentences, id));
}

/** The ids of all texts and clips that do not match, read from the files. @returns {string[]} */
function wrongClips() {
  const [sentences, clips] = [SENTENCES, CLIPS].map((file) => JSON.parse(readFileSync(join(root, file), "utf8")));
  return [...unspoken(sentences, clips), ...unused(sentences, clips)];
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
