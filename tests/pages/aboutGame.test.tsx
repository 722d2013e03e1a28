// @vitest-environment jsdom
/** What the player tells about a game: how to play, whose it is, how often it was played; and which plays are counted. */
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import { ownKeysOf } from "../../src/editor/index.ts";
import type { RuleTree } from "../../src/engine/index.ts";
import { AboutGame } from "../../src/pages/play/AboutGame.tsx";
import { GamePlace } from "../../src/pages/play/GamePlace.tsx";
import { HowToPlay } from "../../src/pages/play/HowToPlay.tsx";
import { usePlays } from "../../src/pages/play/usePlays.ts";
import { ANNS_CARD } from "../saving/recovery/annsCard.ts";
import { NoResizeObserver } from "../support/NoResizeObserver.ts";
import { characterNamed, gameOf, walkRight } from "../support/testGame.ts";

vi.mock("../../src/stage/PlayerStage.tsx", () => ({ PlayerStage: () => null }));

const RECORD: WorldRecord = { ...ANNS_CARD, data: null };
const calls = vi.fn<(path: string, request: RequestInit) => void>();

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    calls(path, request);
    return Response.json({ playCount: 8 });
  });
});

afterEach(() => {
  cleanup();
  calls.mockReset();
  vi.unstubAllGlobals();
});

const when = (event: "key" | "click", code?: number): RuleTree => [
  { type: "group-event", id: `on ${code}`, event, ...(code === undefined ? {} : { code }), rules: [walkRight("hero")] },
];

function howToPlay(rules: RuleTree, description = "") {
  const { characters } = gameOf([characterNamed("Hero", rules)], []);
  render(<HowToPlay world={{ id: "game", description }} characters={characters} />);
  return screen.getByRole("region", { name: "How to play" });
}

describe("how to play", () => {
  it("is told in the words of the maker, as text, with the keys that the rules wait for", () => {
    const card = howToPlay([...when("key", 39), ...when("key", 32)], "<b>Run</b> and jump.");
    expect(card.textContent).toContain("<b>Run</b> and jump.");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "→Key: right arrow. Walk",
      "spaceKey: space. Walk right",
    ]);
  });

  it("says on a touch screen that the keys are there, but for those that somebody chose", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const card = howToPlay(when("key", 39));
    expect(card.textContent).toContain("These keys are on your screen:");
    act(() => ownKeysOf("game").choose(39, 68, [39]));
    expect(card.textContent).toContain("Your own keys:→ isDKey: D in place of right arrow. ");
    act(() => ownKeysOf("game").reset());
  });

  it("says what each key and a tap do, in the names of the rules, and puts keys together that do the same", () => {
    const named = (name: string) => ({ ...walkRight("hero"), name });
    const block = (event: "key" | "click", names: readonly string[], code?: number): RuleTree =>
      when(event, code).map((node) => ({ ...node, rules: names.map(named) }));
    howToPlay([
      ...block("key", ["Run left"], 37),
      ...block("key", ["Go through the door", "Run right"], 39),
      ...block("key", ["Pull the crate up", "Pull the crate down"], 32),
      ...block("key", ["Untitled Rule"], 65),
      ...block("click", ["Dig"]),
    ]);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "←→Keys: left arrow, right arrow. Run",
      "spaceKey: space. Pull the crate",
      "AKey: A. ",
      "Tap: Dig",
    ]);
  });

  it.each<[string, RuleTree, string]>([
    ["keys", when("key", 39), "Press the keys and see what happens!"],
    ["taps", when("click"), "Tap around and see what happens!"],
    ["nothing", [walkRight("hero")], "Press Play and watch what happens!"],
  ])("has words of its own for a game that waits for %s", (_what, rules, words) => {
    expect(howToPlay(rules).textContent).toContain(words);
  });
});

function about(world: Partial<WorldRecord>, isMine = false, isBrief = false) {
  render(
    <MemoryRouter>
      <AboutGame
        world={{ ...RECORD, ...world }}
        characters={{}}
        playCount={world.playCount ?? 0}
        isMine={isMine}
        isSignedIn={true}
        newGame={{ busy: false, message: null, make: () => undefined }}
        isBrief={isBrief}
      />
    </MemoryRouter>,
  );
  return screen.getByRole("complementary", { name: "About this game" });
}

describe("about a game", () => {
  it("the counts are one text from five plays on", () => {
    expect(about({ playCount: 4, forkCount: 0 }).textContent).not.toContain("remixes");
    cleanup();
    expect(about({ playCount: 5, forkCount: 1 }).textContent).toContain("5 plays, 1 remix");
    cleanup();
    expect(about({ playCount: 128, forkCount: 6 }).textContent).toContain("128 plays, 6 remixes");
  });

  it("its maker opens it in the editor, and the button says nothing else", () => {
    about({ forkCount: 0 }, true);
    expect(screen.getByRole("link", { name: /Open in Editor/ }).textContent?.trim()).toBe("Open in Editor");
    expect(screen.queryByRole("button", { name: "Remix this Game" })).toBeNull();
  });

  it("everybody else may remix it or look inside, and is told a first change if there is one", () => {
    const card = about({ whatCanIChange: "Draw a new hero." });
    expect(screen.getByRole("button", { name: "Remix this Game" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Look inside" })).toBeTruthy();
    expect(card.textContent).toContain("What can I change? Draw a new hero.");
  });

  it("on a phone, the look inside is offered beside the stage, and not twice", () => {
    about({}, false, true);
    expect(screen.getByRole("button", { name: "Remix this Game" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Look inside" })).toBeNull();
  });
});

describe("a play", () => {
  const asked = () => calls.mock.calls.map(([path, { method }]) => `${method} ${path}`);

  it("is told to the server at the first press of Play, not when the page is opened", async () => {
    const { result } = renderHook(() => usePlays({ ...RECORD, playCount: 7 }));
    expect([asked(), result.current.count]).toEqual([[], 7]);
    act(() => result.current.onPlay());
    act(() => result.current.onPlay());
    await waitFor(() => expect(result.current.count).toBe(8));
    expect(asked()).toEqual(["POST /worlds/w1/plays"]);
  });

  it("begins with the large Play over the stage as with the one below it", () => {
    const onPlay = vi.fn();
    render(
      <MemoryRouter>
        <GamePlace record={RECORD} document={gameOf([characterNamed("Hero")], [])} onPlay={onPlay} />
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Play the game" }));
    fireEvent.click(screen.getByRole("button", { name: "Playing", pressed: true }));
    expect(onPlay).toHaveBeenCalledTimes(2);
  });

  it("of a game in this browser is nobody's business", () => {
    const { result } = renderHook(() => usePlays({ ...RECORD, id: "ls-1" }));
    act(() => result.current.onPlay());
    expect(asked()).toEqual([]);
  });
});

it("the heading reads as one sentence that leads to the maker", () => {
  render(
    <MemoryRouter>
      <GamePlace record={{ ...RECORD, name: "Coin Run" }} document={gameOf([], [])} />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Coin Run by ann" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Coin Run by ann" }).getAttribute("href")).toBe("/u/ann");
});
