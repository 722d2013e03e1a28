// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { OwnCard } from "../../src/pages/games/OwnGameGrid.tsx";

afterEach(cleanup);

it("a card on the public page marks a game that only its maker sees", () => {
  const world = {
    id: "w1",
    name: "Frog Jump",
    published: false,
    thumbnail: "",
    updatedAt: new Date().toISOString(),
  } as never;
  const card = (isOnPublicPage: boolean) => (
    <MemoryRouter>
      <OwnCard
        world={world}
        games={{} as never}
        isCopying={false}
        isOnPublicPage={isOnPublicPage}
        onTopic={() => undefined}
        onDuplicate={() => undefined}
      />
    </MemoryRouter>
  );
  const { rerender } = render(card(true));
  expect(screen.getByText("Only you see this")).toBeTruthy();
  rerender(card(false));
  expect(screen.queryByText("Only you see this")).toBeNull();
});
