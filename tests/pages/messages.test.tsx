// @vitest-environment jsdom
/** Every message that a visitor can get instead of a page, and where it leads. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { lazy, Suspense } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession, storeSession } from "../../src/api/session.ts";
import { App } from "../../src/pages/App.tsx";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";

vi.mock("../../src/stage/view/StageScene.tsx", () => ({ StageScene: () => null }));
vi.mock("../../src/stage/PlayerStage.tsx", () => ({ PlayerStage: () => null }));
vi.mock("../../src/stage/view/StageCanvas.tsx", () => ({ StageCanvas: () => null }));
vi.mock("../../src/pictures/thumbnail.ts", () => ({
  drawGameThumbnail: async () => "",
  drawStageThumbnail: async () => null,
}));

const OFFLINE = "We can't reach the server. Are you online?";
const LOADING = /^(Loading|This is taking longer than it should)\.\.\.$/;
const BUSY = "The server is very busy right now. Please try again in a minute.";
const NOT_FOUND = "Sorry, this world could not be found.";
const LOG_IN = "Sorry, you need to log in to view that page.";
const WORLD = {
  ...{ id: "w1", userId: "u1", name: "Frog Jump", thumbnail: "", user: { username: "moonfox" }, forkParent: null },
  ...{ forkCount: 0, playCount: 0, published: true, revision: 1, updatedAt: "2026-01-01T00:00:00Z", data: null },
};

/** The server's answer to every call; null if it cannot be reached. */
let answer: () => Response | null;
/** A new child for each test, because the last list of each is remembered. */
let children = 0;

beforeEach(() => {
  answer = () => null;
  // jsdom has canvases without contexts.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  vi.stubGlobal("fetch", async () => {
    const response = answer();
    if (response) return response;
    throw new TypeError("Failed to fetch");
  });
});

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signIn() {
  storeSession({ id: `u${++children}`, username: "moonfox", email: "m@example.org", password: "device.abc" });
}

async function open(path: string): Promise<void> {
  window.history.pushState(null, "", path);
  render(<App />);
  await waitFor(() => expect(screen.queryByText(LOADING)).toBeNull());
}

function refusal(status: number, message?: string): () => Response {
  const body = message === undefined ? "<html>" : JSON.stringify({ error: "no", message });
  return () => new Response(body, { status });
}

const PAGES = ["/explore", "/dashboard", "/u/moonfox", "/play/w1", "/editor/w1"];

describe.each(PAGES)("%s", (path) => {
  it("says that the server cannot be reached, and loads on the next try", async () => {
    signIn();
    await open(path);
    expect(screen.getByText(OFFLINE)).toBeTruthy();
    answer = refusal(503);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getByText(BUSY)).toBeTruthy());
    answer = () => Response.json([]);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(BUSY)).toBeNull());
  });
});

describe.each([
  [429, "Whoa, slow down! Wait a moment and try again."],
  [507, "The server is full, so we couldn't save this."],
])("status %i", (status, words) => {
  it.each(["/explore", "/play/w1"])("is shown on %s in the words of the server", async (path) => {
    answer = refusal(status, words);
    await open(path);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});

describe("something that does not exist", () => {
  it.each([
    ["/play/gone", NOT_FOUND],
    ["/editor/gone", NOT_FOUND],
    ["/u/nobody", "404 Page Not Found"],
    ["/no/such/page", "404 Page Not Found"],
  ])("at %s is reported as '%s', with a way on and no retry", async (path, words) => {
    signIn();
    answer = refusal(404, "Not here.");
    await open(path);
    const page = screen.getByRole("heading", { level: 1, name: words }).closest("main");
    expect(page?.querySelectorAll("a[href]").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("is what the editor says of somebody else's game", async () => {
    signIn();
    answer = () => Response.json({ ...WORLD, userId: "somebody" });
    await open("/editor/w1");
    expect(screen.getByRole("heading", { name: NOT_FOUND })).toBeTruthy();
  });

  it.each(["/play/w1", "/editor/w1"])("is what %s says of a game without data", async (path) => {
    signIn();
    answer = () => Response.json({ ...WORLD, userId: `u${children}`, data: "nonsense" });
    await open(path);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Sorry, this isn't a game that/);
  });
});

describe("a visitor who is not signed in", () => {
  it.each(["/dashboard", "/editor/w1"])("is redirected from %s to sign in, and back afterwards", async (path) => {
    await open(path);
    expect(window.location.pathname + window.location.search).toBe(
      `/login?${new URLSearchParams({ redirectTo: path })}`,
    );
    await screen.findByText(LOG_IN);
  });
});

it("the editor says that it redirects while the sign-in page loads", async () => {
  const { EditorPage } = await import("../../src/pages/EditorPage.tsx");
  const OnItsWay = lazy(() => new Promise<never>(() => undefined));
  render(
    <MemoryRouter initialEntries={["/editor/w1"]}>
      <Suspense>
        <Routes>
          <Route path="/editor/:worldId" element={<EditorPage />} />
          <Route path="/login" element={<OnItsWay />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  expect(screen.getByRole("status").textContent).toBe("Redirecting...");
});

describe("a user who was signed out elsewhere", () => {
  it("is redirected from the editor to sign in, and back afterwards, instead of editing the copy that visitors get", async () => {
    signIn();
    answer = () => Response.json({ ...WORLD, userId: `u${children}`, isVisitorCopy: true });
    await open("/editor/w1");
    await screen.findByText(LOG_IN);
    expect(window.location.search).toBe(`?${new URLSearchParams({ redirectTo: "/editor/w1" })}`);
  });
});

describe("a page that crashes", () => {
  it("says 'Something went wrong', and the bar above it still works", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    answer = () => Response.json([null]);
    await open("/explore");
    expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeTruthy();
    answer = () => Response.json([]);
    act(() => screen.getByRole("link", { name: "Go to the home page" }).click());
    await waitFor(() => expect(screen.queryByText("Something went wrong")).toBeNull());
  });
});

describe("a copy that fails", () => {
  it("is reported on the profile page", async () => {
    answer = () => Response.json([WORLD]);
    const profile = { id: "u9", username: "moonfox" };
    vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
      if (method === "POST") return refusal(507, "There is no room left.")();
      return Response.json(path.startsWith("/users") ? profile : [WORLD]);
    });
    signIn();
    await open("/u/moonfox");
    fireEvent.keyDown(screen.getByRole("button", { name: "More for Frog Jump" }), { key: "Enter" });
    fireEvent.click(await screen.findByRole("menuitem", { name: "Duplicate World" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("There is no room left."));
  });
});
