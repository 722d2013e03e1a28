import { describe, expect, it } from "vitest";
import type { RuleTree } from "../../../src/engine/index.ts";
import { charactersIn, comicPages, RULES_PER_PAGE } from "../../../src/pages/share/comic/comicPages.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../../support/testGame.ts";

function pagesOf(rules: RuleTree) {
  const hero = characterNamed("Hero", rules);
  return comicPages(gameOf([characterNamed("Rock"), hero], [actorOf("hero", "h", 0, 0)]).characters);
}

const many = (count: number) => Array.from({ length: count }, (_, index) => walkRight("hero", `walk${index}`));

describe("the comic of the rules", () => {
  it("has a page for each character with rules, and the next one for more than six", () => {
    const pages = pagesOf(many(RULES_PER_PAGE + 1));
    expect(pages.map(({ character, cards }) => [character.name, cards.length])).toEqual([
      ["Hero", RULES_PER_PAGE],
      ["Hero", 1],
    ]);
    expect(pagesOf([])).toEqual([]);
  });

  it("belongs to each character once, whoever has most rules first", () => {
    const characters = [characterNamed("Fox", many(1)), characterNamed("Hero", many(RULES_PER_PAGE + 1))];
    const pages = comicPages(gameOf(characters, []).characters);
    expect(charactersIn(pages).map(({ name }) => name)).toEqual(["Hero", "Fox"]);
  });

  it("leaves out what is switched off, with everything in it", () => {
    const off = { ...walkRight("hero", "off"), enabled: false };
    const block = { type: "group-event", id: "k", event: "key", code: 39, enabled: false, rules: many(2) } as const;
    expect(pagesOf([off, block])).toEqual([]);
  });

  it("says above a rule when it is asked", () => {
    const key = { type: "group-event", id: "k", event: "key", code: 39, rules: [walkRight("hero", "walk")] } as const;
    const [page] = pagesOf([key, walkRight("hero", "other")]);
    expect(page?.cards.map(({ title }) => title)).toEqual([
      { words: "When right arrow is pressed", key: 39 },
      { words: "Always", key: null },
    ]);
  });

  it("leaves to the sentence what the title cannot say", () => {
    const inner = { type: "group-flow", id: "f", name: "Maybe", behavior: "chance", oneIn: 4, rules: many(1) } as const;
    const key = { type: "group-event", id: "k", event: "key", code: 39, rules: [inner] } as const;
    expect(pagesOf([key])[0]?.cards.map(({ saysAll }) => saysAll)).toEqual([false]);
  });
});
