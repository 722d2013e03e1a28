import { expect, it } from "vitest";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { privateWords } from "../../../src/pages/share/privateWords.ts";
import type { SharedGame } from "../../../src/pages/share/SharedGame.ts";
import { characterNamed, gameOf } from "../../support/testGame.ts";

const plain = gameOf([characterNamed("Hero")], []);
const roar = { id: "roar", name: "My roar", voice: "home" } as const;
const withVoice: WorldDocument = { ...plain, world: { ...plain.world, sounds: { roar } } };

function wordsOf(document: WorldDocument, more: Partial<SharedGame>): string {
  const game = { isMine: true, sharesNotes: false, document: () => document, ...more };
  return privateWords(game as SharedGame);
}

it("one sentence says what of the child's own stays here", () => {
  expect(wordsOf(plain, {})).toBe("Your notes and your undo steps stay here.");
  expect(wordsOf(plain, { sharesNotes: true })).toBe("Your undo steps stay here.");
  expect(wordsOf(withVoice, {})).toBe("Your notes, your recorded voice and your undo steps stay here.");
  expect(wordsOf(plain, { isMine: false })).toBe("");
});
