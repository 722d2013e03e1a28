// @vitest-environment jsdom
/** Pages for parents: who runs the site, answers with addresses of their own, and the navigation above them. */
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { ActivityBar } from "../../src/pages/App.tsx";
import { FaqPage } from "../../src/pages/FaqPage.tsx";
import { NavigationBar } from "../../src/pages/frame/NavigationBar.tsx";
import { PrivacyPage } from "../../src/pages/PrivacyPage.tsx";
import { TermsPage } from "../../src/pages/TermsPage.tsx";

const scrolled = vi.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = function () {
    scrolled(this.id);
  };
});
afterEach(() => {
  cleanup();
  clearSession();
  scrolled.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function visit(address: string, page: ReactElement) {
  const Address = () => <output data-testid="address">{useLocation().hash}</output>;
  render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Address />
    </MemoryRouter>,
  );
}

function operatorIs(about: object) {
  vi.stubGlobal("fetch", async () => Response.json(about));
}

it.each([
  [{ operator: "The Code Club", contact: "club@example.org" }, "mailto:club@example.org"],
  [{ operator: "The Code Club", contact: "https://club.example.org/write" }, "https://club.example.org/write"],
])("privacy and terms name who runs the site: %j", async (about, address) => {
  operatorIs(about);
  for (const page of [<PrivacyPage key="privacy" />, <TermsPage key="terms" />]) {
    visit("/", page);
    await screen.findByText("The Code Club");
    expect(screen.getByRole("link", { name: about.contact }).getAttribute("href")).toBe(address);
    cleanup();
  }
});

it("a contact that is no address is shown as text", async () => {
  operatorIs({ operator: null, contact: "javascript:alert(1)" });
  visit("/", <PrivacyPage />);
  await screen.findByText("javascript:alert(1)");
  expect(screen.queryByRole("link", { name: /javascript/ })).toBeNull();
});

it("says so if nobody is named, and if it cannot be looked up", async () => {
  operatorIs({ operator: null, contact: null });
  visit("/", <PrivacyPage />);
  await screen.findByText(/hasn't added a name yet/);
  cleanup();
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
  visit("/", <PrivacyPage />);
  await screen.findByText(/couldn't look that up/);
});

it("the privacy policy links to the own profile for downloading and deleting everything", () => {
  operatorIs({ operator: null, contact: null });
  storeSession({ id: "u1", username: "moonfox", email: "", password: "device.abc" });
  visit("/", <PrivacyPage />);
  expect(screen.getByRole("link", { name: "Your profile page" }).getAttribute("href")).toBe("/u/moonfox");
});

it("the section in the address is scrolled into view", () => {
  operatorIs({ operator: null, contact: null });
  visit("/privacy-policy#rights", <PrivacyPage />);
  expect(scrolled).toHaveBeenCalledWith("rights");
});

it("the question in the address is open, and opening one puts it into the address", async () => {
  visit("/faq#coppa", <FaqPage />);
  const named = document.getElementById("coppa") as HTMLDetailsElement;
  expect(named.open).toBe(true);
  expect(scrolled).toHaveBeenCalledWith("coppa");

  const cost = document.getElementById("cost") as HTMLDetailsElement;
  expect(cost.open).toBe(false);
  cost.open = true;
  await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("#cost"));
  expect(named.open).toBe(true);
});

it("the questions are about cost, origin, accounts, other people, how it works, COPPA and school", () => {
  visit("/faq", <FaqPage />);
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  for (const word of ["cost", "come from", "account", "strangers", "making a game work", "COPPA", "class"]) {
    expect(titles.filter((title) => title?.includes(word))).toHaveLength(1);
  }
});

it("parents read that others can ask questions about a game, and how", () => {
  visit("/faq#others", <FaqPage />);
  const answer = document.getElementById("others")?.textContent;
  expect(answer).toContain("Others can ask questions about it and see how it was made");
  expect(answer).toContain("they ask in person");
});

it("the bar offers what the visitor can do, in this order", () => {
  visit("/", <NavigationBar />);
  const shown = () =>
    [...screen.getByRole("banner").querySelectorAll("a, button")].map(
      (item) => item.textContent || item.getAttribute("aria-label"),
    );
  expect(shown()).toEqual(["Gridlings", "Menu", "Home", "Parents", "Explore", "Sign in", "Sign up"]);
  cleanup();
  storeSession({ id: "u1", username: "moonfox", email: "", password: "device.abc" });
  visit("/faq", <NavigationBar />);
  expect(shown()).toEqual(["Gridlings", "Menu", "Home", "Parents", "Explore", "My Games", "Log Out", "moonfox"]);
  const bar = within(screen.getByRole("banner"));
  expect(bar.getByRole("link", { name: "Parents" }).getAttribute("aria-current")).toBe("page");
});

it("the activity bar shows only once a wait has lasted 150 ms", async () => {
  vi.useFakeTimers();
  const { rerender } = render(<ActivityBar waiting />);
  await vi.advanceTimersByTimeAsync(149);
  expect(screen.queryByRole("progressbar")).toBeNull();
  await vi.advanceTimersByTimeAsync(2);
  rerender(<ActivityBar waiting />);
  expect(screen.getByRole("progressbar")).toBeTruthy();
  rerender(<ActivityBar waiting={false} />);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("the menu of a phone opens, and Escape or the next page closes it", () => {
  visit("/", <NavigationBar />);
  const menu = screen.getByRole("button", { name: "Menu" });
  const isOpen = () => menu.getAttribute("aria-expanded");
  expect(isOpen()).toBe("false");
  fireEvent.click(menu);
  expect(isOpen()).toBe("true");
  fireEvent.keyDown(menu, { key: "Escape" });
  expect(isOpen()).toBe("false");
  fireEvent.click(menu);
  fireEvent.click(screen.getByRole("link", { name: "Explore" }));
  expect(isOpen()).toBe("false");
});
