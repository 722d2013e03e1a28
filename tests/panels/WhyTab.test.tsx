// @vitest-environment jsdom
/** The tab that tells why: its head, from which other turns are asked about, and the rule that came nearest to acting. */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { changeCharacter } from "../../src/editor/commands/characters.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the film and the stage at the turn that is asked about, and the last turn is now", async () => {
  const { editor } = renderPanels(<Inspector />, { rules: [walkRight("hero")] });
  for (let turn = 1; turn <= 3; turn++) act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 3 });
  });
  await screen.findByText("Turn 3");
  const turnTo = (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    const { asked, past } = editor.ui.state;
    return { asked: asked?.turn, past };
  };
  expect(turnTo("The turn before")).toEqual({ asked: 2, past: 2 });
  expect(turnTo("The turn before")).toEqual({ asked: 1, past: 1 });
  expect(screen.getByText("Turn 1")).toBeDefined();
  expect(turnTo("The next turn")).toEqual({ asked: 2, past: 2 });
  expect(turnTo("The next turn")).toEqual({ asked: 3, past: null });
});

it.each([
  ["2", 1],
  ["9", 0],
])("praises a rule that lacked little as almost carried out: 3 Lives where it wants %s", async (wanted, praises) => {
  const lives = { id: "lives", name: "Lives", defaultValue: "3" };
  const rule = {
    ...walkRight("hero"),
    conditions: [
      {
        key: "c",
        enabled: true,
        left: { actorId: "main", variableId: "lives" },
        comparator: "=",
        right: { constant: wanted },
      } as const,
    ],
  };
  const hero = { ...characterNamed("Hero", [rule]), variables: { lives } };
  const document = gameOf([hero], [actorOf("hero", "h", 2, 2)]);
  const { editor } = renderPanels(<Inspector />, { document });
  act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 1 });
  });
  await screen.findByText(/I wanted my Lives to be/);
  expect(screen.queryAllByText("Almost!")).toHaveLength(praises);
});

const leaves = { ...walkRight("hero"), actions: [{ type: "delete", actorId: "main" } as const] };

it("somebody who is gone says so now, and since when, and leads to the turn that was its last", async () => {
  const { editor } = renderPanels(<Inspector />, { rules: [leaves] });
  for (let turn = 1; turn <= 3; turn++) act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 3 });
  });
  await screen.findByText("I'm gone now. Turn 1 was my last.");
  expect(screen.getByRole("heading", { name: "Hero" })).toBeDefined();
  act(() => editor.ui.lookAt(2));
  expect(screen.getByText("I was gone by then. Turn 1 was my last.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show turn 1" }));
  expect(editor.ui.state.asked?.turn).toBe(1);
});

it("somebody who went in the last turn tells that turn as its last, and nothing is drawn for it on the stage of now", async () => {
  const stuck = { ...walkRight("hero"), id: "stuck", extent: { ...walkRight("hero").extent, xmax: 9 } };
  const { editor } = renderPanels(<Inspector />, { rules: [stuck, leaves] });
  act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 1 });
  });
  await screen.findByText("That was my last turn. I'm gone now.");
  const { reason } = editor.store.getState();
  expect(reason?.square).not.toBeNull();
  expect([reason?.cell, reason?.wanted]).toEqual([null, undefined]);
});

it("says which words are by the rules of then and which by those of now, and draws no wanted square for a check", async () => {
  const check = { key: "c", enabled: true, left: { actorId: "main", variableId: "column" }, comparator: "=" } as const;
  const picky = { ...walkRight("hero"), conditions: [{ ...check, right: { constant: "9" } }] };
  const { editor } = renderPanels(<Inspector />, { rules: [walkRight("hero")] });
  act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 1 });
  });
  await screen.findByText("When there is nothing on my right, I move right.");
  act(() =>
    editor.history.run("pick", (document) =>
      changeCharacter(document, "hero", (hero) => ({ ...hero, rules: [picky] })),
    ),
  );
  expect(screen.getByText("With your old rules: When there is nothing on my right, I move right.")).toBeDefined();
  expect(screen.getByText(/^Your rules changed after this turn. With the new rules: I stayed here/)).toBeDefined();
  expect(screen.getByText("With the new rules, why not…")).toBeDefined();
  expect(editor.store.getState().reason?.wanted).toBeUndefined();
});

it("asks about the turn that is shown, also after Escape from the past and after a step back", async () => {
  const { editor } = renderPanels(<Inspector />, { rules: [walkRight("hero")] });
  for (let turn = 1; turn <= 3; turn++) act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 3 });
    editor.ui.lookAt(1);
  });
  await screen.findByText("Turn 1");
  act(() => editor.ui.lookAt(null));
  expect(screen.getByText("Turn 3")).toBeDefined();
  act(() => editor.playback.back());
  expect(screen.getByText("Turn 2")).toBeDefined();
  act(() => editor.playback.back());
  act(() => editor.playback.back());
  expect(editor.ui.state.asked).toBeNull();
});

it("goes on telling after a key was tried, now of the turn with that key", async () => {
  const block = { type: "group-event", id: "right", event: "key", code: 39, rules: [walkRight("hero")] } as const;
  const { editor } = renderPanels(<Inspector />, { rules: [block] });
  act(() => editor.playback.forward());
  act(() => {
    editor.ui.selectActor("stage", "h", "hero");
    editor.ui.ask({ actorId: "h", turn: 1 });
  });
  fireEvent.click(await screen.findByRole("button", { name: /^Try / }));
  expect(editor.ui.state.asked).toEqual({ actorId: "h", turn: 2 });
  await screen.findByText(/When the right arrow is pressed and there is nothing on my right, I move right/);
  act(() => editor.ui.lookAt(1));
  fireEvent.click(await screen.findByRole("button", { name: /^Try / }));
  expect(editor.store.getState()).toMatchObject({
    notice: { text: "This is the past. Go back to now to try a key." },
    playback: { turns: 2 },
  });
  act(() => editor.playback.forward());
  expect(editor.ui.state.asked).toEqual({ actorId: "h", turn: 3 });
  act(() => editor.playback.play());
  expect(editor.ui.state.asked).toBeNull();
});
