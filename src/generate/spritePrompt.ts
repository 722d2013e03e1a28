/** The prompt for a sprite: a fixed instruction, followed by the child's own words (spec §7). */

const INSTRUCTION = "Generate a pixel-art sprite with a solid background. Description: ";

export function spritePrompt(description: string): string {
  return INSTRUCTION + description;
}

/** The child's own words in a prompt. */
export function descriptionIn(prompt: string): string {
  return prompt.startsWith(INSTRUCTION) ? prompt.slice(INSTRUCTION.length) : prompt;
}
