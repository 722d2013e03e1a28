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

const LESSONS = "src/tutorial/lessons/sets.ts";
export const CLIPS = "assets/sounds/nib/index.json";

const HASH_LENGTH = 16;

/** Returns the digest by which a clip names its text. @param {string} text */
export function hashOf(text) {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
}

/**
 * Returns the ids of texts without a clip of their present wording.
 * @param {Sentences} sentences
 * @param {Clips} clips
 */
export function unspoken(sentences, clips) {
  return Object.keys(sentences).filter((id) => clips[id]?.hash !== hashOf(sentences[id] ?? ""));
}

/** Returns the ids of clips without a text. @param {Sentences} sentences @param {Clips} clips */
export function unused(sentences, clips) {
  return Object.keys(clips).filter((id) => !Object.hasOwn(sentences, id));
}

/** Returns the ids of all texts and clips that do not match. @returns {Promise<string[]>} */
async function wrongClips() {
  const sentences = await sentencesOfLessons();
  const clips = JSON.parse(readFileSync(join(root, CLIPS), "utf8"));
  return [...unspoken(sentences, clips), ...unused(sentences, clips)];
}

/** Bundles the lessons, which are TypeScript, into a module that Node can import. @returns {Promise<Sentences>} */
async function sentencesOfLessons() {
  const { build } = await import("esbuild");
  const form = /** @type {const} */ ({ bundle: true, format: "esm", write: false });
  const { outputFiles } = await build({ ...form, entryPoints: [LESSONS], absWorkingDir: root });
  const [{ text } = { text: "" }] = outputFiles;
  const { spokenSentences } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return spokenSentences();
}

/** The plugin of this file for vite.config.ts. */
export function spokenTexts() {
  return /** @type {const} */ ({
    name: "spoken-texts",
    apply: "build",
    /** @this {{ error: (line: string) => never }} */
    async buildStart() {
      const wrong = await wrongClips();
      if (wrong.length > 0) this.error(`Nib's clips do not say its texts (${wrong.join(", ")}): run npm run speak`);
    },
  });
}
