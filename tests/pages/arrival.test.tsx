// @vitest-environment jsdom
/** Where the focus and the live region are after every change of page. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useArrival } from "../../src/pages/frame/pageChange.ts";
import { PageContent } from "../../src/pages/frame/SiteFrame.tsx";
import { JoinPage } from "../../src/pages/JoinPage.tsx";
import { Announcer } from "../../src/widgets/Announcer.tsx";
import { announce } from "../../src/widgets/announcement.ts";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockReturnValue();
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

let go: (path: string) => void;

function Going() {
  const navigate = useNavigate();
  go = (path) => void navigate(path);
  return null;
}

function Arrival() {
  useArrival();
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
      <PageContent>{page}</PageContent>
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
