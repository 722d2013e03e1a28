// @vitest-environment jsdom
/** What parents read about classes, and how the games of their children are named outside of a class. */
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { MakerLink } from "../../src/pages/games/MakerLink.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  [true, 1],
  [false, 0],
])("the privacy policy tells of classes where there can be any: %s", async (hasClasses, sections) => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ operator: "Club", contact: null, takesSignUps: true, hasClasses }),
  );
  vi.resetModules();
  const { PrivacyPage: Page } = await import("../../src/pages/PrivacyPage.tsx");
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await screen.findByText("Club");
  if (sections > 0) await screen.findByRole("heading", { name: "In a class" });
  expect(screen.queryAllByRole("heading", { name: "In a class" }).length).toBe(sections);
});

it("a child of a class has no name beside a game that was let out", () => {
  render(
    <MemoryRouter>
      <p>
        <MakerLink username="" /> and <MakerLink username="moonfox" />
      </p>
    </MemoryRouter>,
  );
  expect(screen.getByText(/a child in a class and/)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/u/moonfox"]);
});
