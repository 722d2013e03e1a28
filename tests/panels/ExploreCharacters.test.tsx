// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const spritesheet = { appearances: {}, appearanceNames: {}, appearanceInfo: {} };
const SHELF = [
  { id: "1", name: "Ant", kind: "Animals", spritesheet },
  { id: "2", name: "Zebra", kind: "Animals", spritesheet },
];
const ROCK = { id: "3", name: "Rock", kind: "Things", spritesheet };

function answers(...bodies: readonly (() => Promise<Response>)[]) {
  const fetching = vi.spyOn(globalThis, "fetch");
  for (const body of bodies) fetching.mockImplementationOnce(body);
  const test = renderPanels(<Modals />);
  act(() => test.editor.openModal({ id: "exploreCharacters" }));
  return test;
}

const shelf = () => Promise.resolve(new Response(JSON.stringify(SHELF)));
const offline = () => Promise.reject(new TypeError("offline"));

describe("the dialog of ready-made characters", () => {
  it("loads them, and a press on a card adds it only once", async () => {
    let answer = (_shelf: Response) => {};
    const test = answers(() => new Promise((resolve) => (answer = resolve)));
    expect((await screen.findByRole("status")).textContent).toBe("Loading...");
    answer(await shelf());
    const add = await screen.findByRole("button", { name: "Add Ant" });
    expect(screen.getAllByRole("listitem").map((card) => card.textContent)).toEqual(["AntAdd", "ZebraAdd"]);
    fireEvent.click(add);
    fireEvent.click(add);
    // Not disabled, because a disabled button would lose the keyboard focus.
    expect(screen.getByRole("button", { name: "Added! Ant" }).getAttribute("aria-disabled")).toBe("true");
    const names = Object.values(test.state.document.characters).map(({ name }) => name);
    expect(names.filter((name) => name === "Ant")).toHaveLength(1);
  });

  it.each([
    ["focuses the search", false, "INPUT"],
    ["does not focus the search on a touch screen, because the keyboard would cover the list", true, "DIV"],
  ])("%s", async (_what, isTouch, focused) => {
    answers(shelf);
    vi.stubGlobal("matchMedia", () => ({ matches: isTouch }));
    await screen.findByRole("button", { name: "Add Ant" });
    expect(document.activeElement?.tagName).toBe(focused);
  });

  it("says when loading failed, and tries again", async () => {
    answers(offline, shelf);
    expect((await screen.findByRole("alert")).textContent).toMatch(/server/);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Add Zebra" })).toBeDefined();
  });

  it("searches by name, and remembers who was added meanwhile", async () => {
    answers(shelf);
    fireEvent.click(await screen.findByRole("button", { name: "Add Ant" }));
    const search = screen.getByRole("searchbox", { name: "Find a character" });
    const shown = () => screen.queryAllByRole("listitem").filter((card) => !card.hidden);
    fireEvent.change(search, { target: { value: "zEB" } });
    expect(shown().map((card) => card.textContent)).toEqual(["ZebraAdd"]);
    fireEvent.change(search, { target: { value: "bear" } });
    expect(screen.getByRole("status").textContent).toBe("No character with that name.");
    fireEvent.change(search, { target: { value: "" } });
    expect(shown().map((card) => card.textContent)).toEqual(["AntAdded!", "ZebraAdd"]);
  });

  it("stands them on shelves by kind, and shows one shelf if its kind is chosen", async () => {
    answers(() => Promise.resolve(new Response(JSON.stringify([...SHELF, ROCK]))));
    await screen.findByRole("button", { name: "Add Rock" });
    const shelves = () => screen.queryAllByRole("region").flatMap((shelf) => (shelf.hidden ? [] : [shelf.textContent]));
    expect(shelves()).toEqual(["AnimalsAntAddZebraAdd", "ThingsRockAdd"]);
    fireEvent.click(screen.getByRole("button", { name: "Things" }));
    expect(shelves()).toEqual(["ThingsRockAdd"]);
    expect(screen.getByRole("button", { name: "Things" }).getAttribute("aria-pressed")).toBe("true");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "ant" } });
    expect(screen.getByRole("button", { name: "Add Ant" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Things" }).getAttribute("aria-pressed")).toBe("false");
  });
});
