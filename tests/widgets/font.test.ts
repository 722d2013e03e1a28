/** Pages load the font face that our own texts need at once, and the others only for letters in a child's own text. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

interface Face {
  readonly file: string;
  readonly text: string;
}

const faces: readonly Face[] = Array.from(
  readFileSync("src/widgets/font.css", "utf8").matchAll(/@font-face \{(.*?)\}/gs),
  ([, text = ""]) => ({ text, file: /url\("(?:.*\/)?(.*?)"\)/.exec(text)?.[1] ?? "" }),
);
const [ours] = faces;

function hasLetter({ text }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, from = "", to = from]) => Number.parseInt(from, 16) <= code && code <= Number.parseInt(to, 16),
  );
}

const facesOf = (letter: string) => faces.filter((face) => hasLetter(face, letter)).map(({ file }) => file);

it("every face is woff2, hides no text while it loads, and declares its letters", () => {
  for (const { file, text } of faces) {
    expect(file).toMatch(/\.woff2$/);
    expect(text).toContain("font-display: swap;");
    expect(text).toMatch(/unicode-range:\s+U\+/);
  }
});

it("our own texts have no letter outside the first face, which every page preloads", () => {
  const words = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|json|html)$/.test(name))
    .map((name) => readFileSync(join("src", name), "utf8"))
    .join("");
  const strange = [...new Set(words.match(/\p{L}/gu))].filter((letter) => !ours || !hasLetter(ours, letter));
  expect(strange).toEqual([]);
  const asked = [
    ...readFileSync("src/index.html", "utf8").matchAll(/<link rel="preload" [^>]*\/([^/"]+)" crossorigin/g),
  ];
  expect(asked.map(([, file]) => file)).toEqual([ours?.file]);
});

it.each([
  ["é", "nunito-latin-wght-normal.woff2"],
  ["Ł", "nunito-latin-ext-wght-normal.woff2"],
  ["ễ", "nunito-vietnamese-wght-normal.woff2"],
  ["Ж", "nunito-cyrillic-wght-normal.woff2"],
])("“%s” comes with %s alone", (letter, file) => {
  expect(facesOf(letter)).toEqual([file]);
});
