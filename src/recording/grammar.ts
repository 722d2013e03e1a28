/** The little English that sentences about rules need. */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "a Wall", "an Egg"; a name is text and stays as it was typed. */
export function withArticle(name: string): string {
  const soundsLikeVowel = /^[aeiou]/i.test(name) && !/^(uni|use|eu)/i.test(name);
  return `${soundsLikeVowel ? "an" : "a"} ${name}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], word: "and" | "or"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
