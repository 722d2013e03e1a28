// @vitest-environment jsdom
/** What a player can do, and what it says when a game cannot go on. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import type { Editor } from "../../src/editor/Editor.ts";
import { useEditor } from "../../src/editor/EditorProvider.tsx";
import { CURRENT_STAGE, type Rule, type WorldDocument } from "../../src/engine/index.ts";
import { GamePlace } from "../../src/pages/play/GamePlace.tsx";
import { Player } from "../../src/pages/play/Player.tsx";
import { endEarly, offerEarly } from "../../src/player/handover.ts";
import { playGame } from "../../src/player/playGame.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

let player: Editor;

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawStageThumbnail: async () => null }));
vi.mock("../../src/stage/PlayerStage.tsx", () => ({
  PlayerStage: () => {
    player = useEditor();
    return <button type="button" data-view="stage" aria-label="the stage" />;
  },
}));

const RECORD = { id: "w1", name: "Frog Jump", user: { username: "moonfox" }, forkParent: null } as WorldRecord;
const walking = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(document: WorldDocument = walking): void {
  render(
    <MemoryRouter>
      <GamePlace record={RECORD} document={document} />
    </MemoryRouter>,
  );
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

function turns(count: number): void {
  act(() => vi.advanceTimersByTime(count * 500));
}

function heroAt(): number | undefined {
  return player.playback.live.actors().get("h")?.position.x;
}

describe("before the first Play", () => {
  it.each([
    [" ", "begins a game that does not use it", true],
    ["ArrowDown", "does nothing in a game that does not use it", false],
  ])("%j on the page %s, and never scrolls the page", (key, _, begins) => {
    open();
    expect(fireEvent.keyDown(document.body, { key })).toBe(false);
    expect(screen.queryByRole("button", { name: "Play the game" }) === null).toBe(begins);
    turns(1);
    expect(heroAt()).toBe(begins ? 1 : 0);
  });

  it.each(["Start over", "Play"])("Space on %s belongs to that button, and other keys to the page", (name) => {
    open();
    expect(fireEvent.keyDown(screen.getByRole("button", { name }), { key: " " })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: "PageDown" })).toBe(true);
    expect(screen.queryByRole("button", { name: "Play the game" })).not.toBeNull();
  });

  it("Play brings the stage into view", () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    open();
    press("Play");
    expect(scrolled.mock.contexts).toEqual([screen.getByRole("button", { name: "the stage" }).parentElement]);
  });
});

describe("a game in the player", () => {
  it("is stopped until Play, which gives the keys to the stage", () => {
    open();
    turns(3);
    expect(heroAt()).toBe(0);
    press("Play the game");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "the stage" }));
    expect(screen.queryByRole("button", { name: "Play the game" })).toBeNull();
    turns(3);
    expect(heroAt()).toBe(3);
  });

  it("plays at the speed that its owner last chose", () => {
    open({ ...walking, world: { ...walking.world, speed: 125 } });
    press("Play the game");
    turns(1);
    expect(heroAt()).toBe(4);
  });

  it("starts over, and shows the large Play again if it was stopped", () => {
    open();
    press("Play the game");
    turns(3);
    press("Start over");
    expect(heroAt()).toBe(0);
    turns(1);
    expect(heroAt()).toBe(1);
    press("Stop");
    press("Start over");
    expect(heroAt()).toBe(0);
    expect(screen.getByRole("button", { name: "Play the game" })).toBeTruthy();
  });
});

describe("Start over in a later level", () => {
  // jsdom knows no windows of the browser's own.
  const dialog = HTMLDialogElement.prototype;
  beforeEach(() => {
    dialog.showModal = function showModal() {
      this.open = true;
    };
    dialog.close = function close() {
      this.dispatchEvent(new Event("close"));
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(dialog, "showModal");
    Reflect.deleteProperty(dialog, "close");
  });

  const question = () => screen.queryByRole("dialog", { name: "Start over" });
  const shownLevel = () => player.playback.live.stageId();

  /** With the third turn the hero goes through a door into a level that begins without him, where he walks on. */
  function throughTheDoor(): void {
    const through = { type: "travel", actorId: "main", to: "two", at: { x: 4, y: 2 }, show: true } as const;
    const counts = { type: "global", global: "steps", operation: "add", value: { constant: "1" } } as const;
    const walk = walkRight("hero");
    const door: Rule = {
      ...walk,
      id: "door",
      conditions: [
        {
          key: "at",
          enabled: true,
          left: { actorId: "main", variableId: "column" },
          comparator: "=",
          right: { constant: "3" },
        },
      ],
      actions: [through],
    };
    const step: Rule = { ...walk, actions: [...walk.actions, counts] };
    const game = gameOf([characterNamed("Hero", [door, step])], [actorOf("hero", "h", 0, 0)]);
    const { stages, globals } = game.world;
    const [first] = Object.values(stages);
    if (!first) throw new Error("There is no stage.");
    const second = { ...first, id: "two", name: "Two", order: 1, actors: {} };
    const steps = { id: "steps", name: "Steps", value: "0" };
    open({
      ...game,
      world: { ...game.world, stages: { ...stages, two: second }, globals: { ...globals, steps } },
    });
    press("Play the game");
    turns(3);
    expect(shownLevel()).toBe("two");
    turns(2);
    expect(heroAt()).toBe(6);
  }

  it("asks, and This level puts back who came along and the numbers they came with", () => {
    throughTheDoor();
    press("Start over");
    expect(question()?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe("This level");
    turns(2);
    expect(heroAt()).toBe(6);
    press("This level");
    expect(question()).toBeNull();
    expect(shownLevel()).toBe("two");
    expect(heroAt()).toBe(4);
    expect(player.playback.live.globals().steps?.value).toBe("2");
    expect(player.store.getState().playback.running).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "the stage" }));
  });

  it("The whole game goes back to the first level, where nothing is asked", () => {
    throughTheDoor();
    press("Start over");
    press("The whole game");
    expect(shownLevel()).not.toBe("two");
    expect(heroAt()).toBe(0);
    turns(1);
    expect(heroAt()).toBe(1);
    press("Start over");
    expect(question()).toBeNull();
    expect(heroAt()).toBe(0);
  });

  it("Cancel loses nothing, and the game plays on only if it played before", () => {
    throughTheDoor();
    press("Start over");
    press("Cancel");
    turns(1);
    expect(heroAt()).toBe(7);
    press("Stop");
    press("Start over");
    press("Cancel");
    expect(screen.queryByRole("button", { name: "Play the game" })).toBeNull();
    turns(1);
    expect(heroAt()).toBe(7);
  });

  it("a key that is still held down answers nothing, and plays no game", () => {
    throughTheDoor();
    press("Start over");
    expect(fireEvent.keyDown(screen.getByRole("button", { name: "This level" }), { key: "Enter", repeat: true })).toBe(
      false,
    );
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    fireEvent.keyDown(screen.getByRole("button", { name: "This level" }), { key: "Escape" });
    expect(heard).not.toHaveBeenCalled();
    window.removeEventListener("keydown", heard);
  });
});

it("a game that begins while its page is still being drawn has no large Play any more, and counts as a play once", () => {
  const onPlay = vi.fn();
  const game = playGame(walking, "w1");
  const shown = { document: walking, game, becomePicture: () => undefined, end: () => false };
  offerEarly({ worldId: "w1", opened: new Promise(() => undefined), shown });
  render(<Player document={walking} gameId="w1" fullScreen={null} onPlay={onPlay} />);
  act(() => game.playback.play());
  expect(screen.queryByRole("button", { name: "Play the game" })).toBeNull();
  // By then, the page takes over in any case.
  act(() => vi.advanceTimersByTime(3000));
  expect(onPlay).toHaveBeenCalledOnce();
  endEarly();
});

it("an earlier version is shown as it was, although players begin at its saved Start", () => {
  const [stage] = Object.values(walking.world.stages);
  if (!stage) throw new Error("There is no stage.");
  const begun = { ...stage, startActors: { h: actorOf("hero", "h", 3, 0) } };
  const version = { ...walking, world: { ...walking.world, stages: { [stage.id]: begun } } };
  open(version);
  expect(heroAt()).toBe(3);
  cleanup();
  render(<Player document={version} fullScreen={null} isAsItIs />);
  expect(heroAt()).toBe(0);
});

it("a browser without full screen shows the game over the whole window until Escape", () => {
  open();
  press("Full screen");
  expect(document.querySelector("[data-large=true]")).toBeTruthy();
  fireEvent.keyDown(window, { key: "Escape" });
  expect(document.querySelector("[data-large=true]")).toBeNull();
  press("Full screen");
  press("Leave full screen");
  expect(document.querySelector("[data-large=true]")).toBeNull();
});

describe("a rule that fails", () => {
  const off: Rule = {
    ...walkRight("hero", "off"),
    name: "Walk off",
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
    actions: [{ type: "global", global: CURRENT_STAGE, operation: "multiply" as "add", value: { constant: "2" } }],
  };

  it("does not include a step off the stage: that does not fit, and the game plays on", () => {
    const step: Rule = { ...off, actions: [{ type: "move", actorId: "main", delta: { x: 1, y: 0 } }] };
    open(gameOf([characterNamed("Hero", [step])], [actorOf("hero", "h", 8, 0)]));
    press("Play the game");
    turns(3);
    expect(screen.queryByRole("region", { name: "Notice" })).toBeNull();
    expect(player.store.getState().playback).toMatchObject({ running: true, error: null });
    expect(player.actor("stage", "h")?.position).toEqual({ x: 9, y: 0 });
  });

  it("stops the game with a notice that names it and offers to start over", () => {
    open(gameOf([characterNamed("Hero", [off])], [actorOf("hero", "h", 9, 0)]));
    press("Play the game");
    turns(2);
    const notice = screen.getByRole("region", { name: "Notice" });
    expect(notice.textContent).toContain("Walk off");
    expect(notice.textContent).toContain("Unknown variable operation");
    expect(player.store.getState().playback.running).toBe(false);
    fireEvent.click(screen.getAllByRole("button", { name: "Start over" })[0] as HTMLElement);
    expect(screen.queryByRole("region", { name: "Notice" })).toBeNull();
  });
});
