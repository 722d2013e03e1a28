import { randomInt } from "node:crypto";
import { CodeTaken } from "../../stores/troubles.ts";

/** Letters that look and sound unlike each other, in small and in capital form. */
const CONSONANTS = "BDFGKLMNPRST";
const VOWELS = "AEIOU";
const SYLLABLES = 3;
/** What a child should not have to read aloud. */
const UNKIND =
  /NIG|FAG|FUK|FAK|DIK|TIT|KAK|PIS|BUM|FOK|GOD|KUK|PIPI|POPO|NUD|SUK|DUM|FAT|PED|RAP|SOB|PUS|PENI|ANAL|ANUS|NAZI|LUDO/;

/** Returns the code of a class: six easy letters that can be spoken, such as `MOPALI`. There are 216,000. */
function newCode(): string {
  const syllable = (): string => letterOf(CONSONANTS) + letterOf(VOWELS);
  const code = Array.from({ length: SYLLABLES }, syllable).join("");
  return UNKIND.test(code) ? newCode() : code;
}

/** Returns a code as it was typed or read in an address, in the one way in which we write it. */
export function writtenCode(typed: string): string {
  return typed
    .slice(0, 40)
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
}

function letterOf(letters: string): string {
  return letters.charAt(randomInt(letters.length));
}

/** Codes are many and classes are few, so a taken one is made again. */
export async function withFreeCode<Result>(use: (code: string) => Promise<Result>): Promise<Result> {
  try {
    return await use(newCode());
  } catch (error) {
    if (error instanceof CodeTaken) return withFreeCode(use);
    throw error;
  }
}
