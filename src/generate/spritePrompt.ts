const INSTRUCTION = "Generate a pixel-art sprite with a solid background. Description: ";

/** The prompt for an image model: a fixed instruction, followed by the child's own words. */
export function spritePrompt(description: string): string {
  return INSTRUCTION + description;
}

/** The child's own words from a prompt. */
export function descriptionIn(prompt: string): string {
  return prompt.startsWith(INSTRUCTION) ? prompt.slice(INSTRUCTION.length) : prompt;
}

/** Whole words of which no picture is drawn: a short list of those that clearly do not belong. */
const UNFRIENDLY = new Set(
  "naked nude nudes sex sexy porn porno penis vagina boobs breast breasts genitals fuck fucking shit bitch whore slut nazi hitler swastika terrorist rape suicide corpse gore gory bloody murder murdering beheaded torture drug drugs cocaine heroin nsfw kkk isis".split(
    " ",
  ),
);

export const UNFRIENDLY_WORDS = "Let's draw something friendly instead! How about an animal, a hero or a rocket?";

export function isFriendly(words: string): boolean {
  const plain = words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return !(plain.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => UNFRIENDLY.has(word));
}
