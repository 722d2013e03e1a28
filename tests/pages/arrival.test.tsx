// @vitest-environment jsdom
/** Where the focus, the live region and the scroll position are after every change of page. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useArrival, useScrollBack } from "../../src/pages/frame/pageChange.ts";
import { PageContent } from "../../src/pages/frame/SiteFrame.tsx";
import { JoinPage } from "../../src/pages/JoinPage.tsx";
import { Announcer } from "../../src/widgets/Announcer.tsx";
import { announce } from "../../src/widgets/announcement.ts";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(((_x: number, y: number) => scrolled(y)) as typeof window.scrollTo);
  scrolled(0);
  render(
    <MemoryRouter initialEntries={["/editor/w1"]}>
      <Announcer />
      <Arrival />
      <Routes>
        <Route path="editor/:id" element={inContent(<Link to="/news">Player view</Link>)} />
        <Route path="join" element={inContent(<JoinPage />)} />
        <Route path="news" element={inContent(<News />)} />
      </Routes>
      <Going />
    </MemoryRouter>,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let go: (to: string | number) => void;

/** The window is scrolled there, and its listeners know it at once. */
function scrolled(y: number): void {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  window.dispatchEvent(new Event("scroll"));
}

function Going() {
  const navigate = useNavigate();
  go = (to) => void (typeof to === "number" ? navigate(to) : navigate(to));
  return null;
}

function Arrival() {
  useArrival();
  return null;
}

function ScrolledBack() {
  useScrollBack(true);
  return null;
}

function News() {
  useEffect(() => void announce("Fresh news"), []);
  return <p>News</p>;
}

function inContent(page: React.ReactNode) {
  // Each in a frame of its own, as the editor and the other pages are.
  return (
    <section>
      <PageContent>
        {page}
        <ScrolledBack />
      </PageContent>
    </section>
  );
}

it("a new page gets the focus on its content", () => {
  screen.getByRole("link").focus();
  act(() => go("/news"));
  expect(document.activeElement?.id).toBe("content");
  expect(document.activeElement?.textContent).toBe("News");
});

it("a page with a form gets the focus on its first field", () => {
  act(() => go("/join"));
  expect(document.activeElement).toBe(screen.getByLabelText("Username"));
});

it("an announcement of the previous page is not read on the next one", () => {
  act(() => void announce("Robo moves one right"));
  expect(screen.getByRole("status").textContent).toBe("Robo moves one right");
  act(() => go("/join"));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => go("/news"));
  expect(screen.getByRole("status").textContent).toBe("Fresh news");
});

it("a new page begins at its top, and going back or forward leads to where its page was left", () => {
  act(() => go("/news"));
  scrolled(700);
  act(() => go("/join"));
  expect(window.scrollY).toBe(0);
  scrolled(40);
  act(() => go(-1));
  expect(screen.getByText("News")).toBeTruthy();
  expect(window.scrollY).toBe(700);
  act(() => go(1));
  expect(window.scrollY).toBe(40);
});
