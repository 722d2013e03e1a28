// @vitest-environment jsdom
/** What the card of a published game tells, and that it opens. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { WorldCard } from "../../src/api/wire.ts";
import { GameList } from "../../src/pages/games/GameList.tsx";
import { announcement } from "../../src/widgets/announcement.ts";

const CARD = {
  id: "w1",
  name: "Star Catcher",
  description: "Fly with the arrow keys. Catch 10 stars!",
  thumbnail: "/thumbnails/0a.png",
  playCount: 0,
  kind: "catch",
  updatedAt: "2026-11-23T15:00:00.000Z",
  user: { username: "Gridlings" },
} as WorldCard;

afterEach(cleanup);

function textOf(world: Partial<WorldCard>): string {
  render(
    <MemoryRouter>
      <GameList worlds={[{ ...CARD, ...world }]} />
    </MemoryRouter>,
  );
  return screen.getByRole("article", { name: "Star Catcher" }).textContent ?? "";
}

describe("the card of a game", () => {
  it("has the first sentence of its description, whole", () => {
    expect(textOf({})).toContain("Fly with the arrow keys.");
    expect(screen.queryByText(/Catch 10 stars/)).toBeNull();
  });

  it.each(["No end", "3.5 stars is enough", "Hop"])(
    "has a description without sentences as it is: %s",
    (description) => {
      expect(textOf({ description })).toContain(description);
    },
  );

  it("says what can be changed, if its maker said it", () => {
    expect(textOf({ whatCanIChange: "Draw a new hero." })).toContain("Change: Draw a new hero.");
    cleanup();
    expect(textOf({})).not.toContain("Change:");
  });

  it("has a button to play it", () => {
    textOf({});
    expect(screen.getByRole("link", { name: "Play Star Catcher" }).getAttribute("href")).toBe("/play/w1");
  });

  it("counts plays from five on", () => {
    expect(textOf({ playCount: 4 })).not.toContain("plays");
    cleanup();
    expect(textOf({ playCount: 5 })).toContain("· 5 plays");
  });

  it("has the kind of a game that comes with the product, and the maker of any other", () => {
    expect(textOf({})).toContain("Catch");
    expect(screen.queryByText(/^by /)).toBeNull();
    cleanup();
    expect(textOf({ kind: null })).toContain("by Gridlings");
  });

  it("tells the age of a player's game, not of one that comes with the product", () => {
    expect(textOf({})).not.toContain("Last updated");
    cleanup();
    expect(textOf({ kind: null })).toContain("Last updated");
  });
});

describe("a press on a game whose player is still on its way", () => {
  /** A page that never arrives. */
  const Player = lazy(() => new Promise<never>(() => undefined));
  const card = (name = "Star Catcher") => screen.getByRole("article", { name });

  function enter(): void {
    const list = <GameList worlds={[CARD, { ...CARD, id: "w2", name: "Coin Run" }]} />;
    render(
      <MemoryRouter>
        <Routes>
          <Route path="/" element={list} />
          <Route path="/play/:id" element={<Player />} />
        </Routes>
      </MemoryRouter>,
    );
  }

  it.each(["Play Star Catcher", "Star Catcher"])("tells at once on the card that it opens: %s", (name) => {
    enter();
    fireEvent.click(screen.getByRole("link", { name }));
    expect(card().getAttribute("aria-busy")).toBe("true");
    expect(card().textContent).toContain("Here it comes!");
    expect(announcement.getState().text).toBe("Here comes Star Catcher!");
    expect(card("Coin Run").getAttribute("aria-busy")).toBe("false");
  });

  it("tells of the game pressed last, and of none after a step back", () => {
    enter();
    fireEvent.click(screen.getByRole("link", { name: "Play Star Catcher" }));
    fireEvent.click(screen.getByRole("link", { name: "Play Coin Run" }));
    expect([card(), card("Coin Run")].map((each) => each.getAttribute("aria-busy"))).toEqual(["false", "true"]);
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
    expect(card("Coin Run").textContent).not.toContain("Here it comes");
  });

  it("tells nothing if the game opens in another tab", () => {
    enter();
    fireEvent.click(screen.getByRole("link", { name: "Play Star Catcher" }), { ctrlKey: true });
    expect(card().getAttribute("aria-busy")).toBe("false");
  });
});
