/** The shelves of Explore: what stands on them, and that no game is shown twice. */
import { describe, expect, it } from "vitest";
import type { GameKind, WorldCard } from "../../src/api/wire.ts";
import { type ExploreLists, listOn, shelvesOf, shownShelves } from "../../src/pages/explore/shelves.ts";
import { ANNS_CARD } from "../saving/recovery/annsCard.ts";

function game(id: string, playCount = 0, kind: GameKind | null = null): WorldCard {
  return {
    ...ANNS_CARD,
    id,
    playCount,
    kind,
    whatCanIChange: kind ? "Draw a new hero." : "",
  };
}

const idsOf = (worlds: readonly WorldCard[]) => worlds.map(({ id }) => id).join(" ");
const shown = (lists: ExploreLists, columns = 5) =>
  shownShelves(lists, columns).map(({ title, worlds }) => `${title}: ${idsOf(worlds)}`);

const house = [game("maze", 3, "puzzle"), game("coins", 0, "run"), game("sand", 0, "watch")];
const made = [game("a", 9), game("b", 2), game("c"), game("d"), game("e"), game("f"), game("g")];
const popular = [...made, ...house].sort((one, other) => other.playCount - one.playCount);
const newest = [game("late"), ...made, ...house];

describe("the first page", () => {
  it("has a few games a shelf, and then all others, each of them once", () => {
    expect(shown({ popular, newest })).toEqual([
      "Most played: a maze b",
      "New: late c d e f",
      "More games: coins sand g",
    ]);
  });

  it("has one whole row a shelf where four cards or three stand side by side", () => {
    expect(shown({ popular, newest }, 4)).toEqual([
      "Most played: a maze b",
      "New: late c d e",
      "More games: coins sand f g",
    ]);
    expect(shown({ popular, newest }, 3)[1]).toBe("New: late c d");
  });

  it("has whole rows of at least three games a shelf in narrow windows", () => {
    expect(shown({ popular, newest }, 2)[1]).toBe("New: late c d e");
    expect(shown({ popular, newest }, 1)[1]).toBe("New: late c d");
  });

  it("has no shelf of one or two games", () => {
    const lists = { popular: house, newest: [game("late"), ...house] };
    expect(shown(lists)).toEqual(["Easy to change: maze coins sand", "More games: late"]);
    expect(shownShelves({ popular: [], newest: [game("late")] }, 5)).toHaveLength(1);
  });

  it("has the most played of all other games first, and a new game that nobody played yet after those of the product", () => {
    const lists = {
      popular: [game("b", 2), game("late"), game("coins", 1, "run"), game("ice", 0, "run")],
      newest: [],
    };
    expect(shown(lists)).toEqual(["More games: b coins ice late"]);
  });

  it("of a new site shows the games that come with the product", () => {
    const untouched = house.map((world) => ({ ...world, playCount: 0 }));
    expect(shown({ popular: untouched, newest: untouched })).toEqual(["Easy to change: maze coins sand"]);
  });

  it("has no shelf without games", () => {
    expect(shown({ popular: [], newest: [] })).toEqual([]);
    expect(shelvesOf({ popular, newest: [] })).not.toContain("new");
  });

  it("says which games are played most only if there are some to compare", () => {
    const played = [game("a", 9), game("b", 2), game("c")];
    expect(shelvesOf({ popular: played, newest: [] })).toEqual([]);
    expect(shown({ popular: played, newest: [] })).toEqual(["More games: a b c"]);
    expect(shelvesOf({ popular: [...played, game("d", 1)], newest: [] })).toEqual(["played"]);
  });
});

it("each shelf has all of its games, by kind too", () => {
  const lists = { popular, newest };
  expect(shelvesOf(lists)).toEqual(["played", "new", "change", "run", "puzzle", "watch"]);
  expect(idsOf(listOn("new", lists))).toBe("late a b c d e f g");
  expect(idsOf(listOn("change", lists))).toBe("maze coins sand");
  expect(idsOf(listOn("puzzle", lists))).toBe("maze");
});
