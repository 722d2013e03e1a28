// @vitest-environment jsdom
/** What a phone offers in place of the editor. */
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { SmallScreen } from "../../src/pages/games/smallScreen/SmallScreen.tsx";
import { ANNS_CARD } from "../saving/recovery/annsCard.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["Get 10 coins! Run with the arrows.", "Get 10 coins!"],
  ["Catch the stars", "Catch the stars"],
  ["", `by ${ANNS_CARD.user.username}`],
])("tells of each game what one has to reach: %j", async (description, told) => {
  vi.stubGlobal("fetch", async () => Response.json([{ ...ANNS_CARD, description }]));
  render(
    <MemoryRouter>
      <SmallScreen onAnyway={() => undefined} />
    </MemoryRouter>,
  );
  await screen.findByText(told);
});

it("shows those that say how they are played before others", async () => {
  const told = { ...ANNS_CARD, id: "told", name: "Told", description: "Get 10 coins!" };
  vi.stubGlobal("fetch", async () => Response.json([{ ...ANNS_CARD, name: "Untold", description: "" }, told]));
  render(
    <MemoryRouter>
      <SmallScreen onAnyway={() => undefined} />
    </MemoryRouter>,
  );
  await screen.findByText("Told");
  const games = within(screen.getByRole("list", { name: "Games to play" })).getAllByRole("listitem");
  expect(games.map((game) => game.querySelector("b")?.textContent)).toEqual(["Told", "Untold"]);
});
