import { expose } from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { newRunnerFor } from "../../src/editor/playback/newRunner.ts";
import type { TickRunner } from "../../src/editor/playback/TickRunner.ts";
import type { TickThread } from "../../src/editor/playback/WorkerRunner.ts";
import type { Actor, TickResult, WorldDocument } from "../../src/engine/index.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

let started = 0;
let ended = 0;
let close = () => {};
let die: (fault: unknown) => void = () => {};

/** Another thread, as far as messages go. */
function thread(session: TickSession = new TickSession()): TickThread {
  const { port1, port2 } = new MessageChannel();
  started += 1;
  expose(session, port1);
  port2.start();
  close = () => port1.close();
  return {
    endpoint: port2,
    onBroken: (broken) => {
      die = broken;
    },
    end: () => (ended += 1),
  };
}

/** One who walks along the top, and a crowd at the bottom that does nothing. */
function crowd(count: number): WorldDocument {
  const idle = Array.from({ length: count - 1 }, (_, index): Actor => actorOf("rock", `r${index}`, index % 10, 7));
  return gameOf(
    [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock")],
    [...idle, actorOf("hero", "walker", 0, 0)],
  );
}

function ticked(runner: TickRunner): Promise<TickResult> {
  return new Promise((resolve) => runner.tick({ keys: [], clicks: [] }, resolve));
}

const UNWATCHED = { broken: () => {}, stuck: () => {}, outgrown: () => {} };
const parts = () => ({ seed: 1, newId: countingIds(), clock: new FakeClock() });

beforeEach(() => {
  started = 0;
  ended = 0;
});
afterEach(() => close());

it("a large stage ticks in another thread, and a small one right here", () => {
  const newRunner = newRunnerFor({ ...parts(), newThread: thread });
  newRunner(crowd(1500), UNWATCHED).end();
  expect(started).toBe(0);
  newRunner(crowd(1501), UNWATCHED).end();
  expect([started, ended]).toEqual([1, 1]);
});

it("another thread answers what a tick here would, and takes it back", async () => {
  const runner = newRunnerFor({ ...parts(), newThread: thread })(crowd(1600), UNWATCHED);
  const placeOf = (result: TickResult | null) => result?.changed.map(({ id, position }) => `${id} ${position.x}`);
  expect(placeOf(await ticked(runner))).toEqual(["walker 1"]);
  const untick = () => new Promise<TickResult | null>((resolve) => runner.untick(resolve));
  expect(placeOf(await untick())).toEqual(["walker 0"]);
  expect(await untick()).toBeNull();
  runner.end();
});

describe("a large game in the editor", () => {
  const clock = new FakeClock();
  let editor: Editor;

  function open(document: WorldDocument, newThread: () => TickThread): void {
    editor = new Editor({ document, readOnly: false, newId: countingIds(), seed: 1, clock, keep: null, newThread });
  }
  const state = () => editor.store.getState();
  const walker = () => editor.actors().get("walker")?.position.x;
  const stepTo = async (x: number) => {
    editor.forward();
    await vi.waitFor(() => expect(walker()).toBe(x), { interval: 1 });
  };

  afterEach(() => editor.destroy());

  it("has its last ticks in the document, so that Back outlives an edit of the rules and a save", async () => {
    open(crowd(1600), thread);
    for (let x = 1; x <= 3; x += 1) await stepTo(x);
    const { history, evaluatedRuleIds } = state().document.world;
    expect(history.map(({ actors }) => actors.walker?.position.x)).toEqual([0, 1, 2]);
    expect(Object.keys(history[2]?.actors ?? {})).toHaveLength(1600);
    expect(evaluatedRuleIds.walker).toEqual({ hero: true, walk: true });
    editor.renameRule("hero", "walk", "Run");
    expect(state().playback.canStepBack).toBe(true);
    editor.back();
    await vi.waitFor(() => expect(walker()).toBe(2), { interval: 1 });
  });

  it("plays on here from the last tick when its thread dies in the middle of the next", async () => {
    open(crowd(1600), thread);
    await stepTo(1);
    editor.forward();
    die(new Error("out of memory"));
    expect(walker()).toBe(2);
    expect(state().document.world.history).toHaveLength(2);
    expect([started, ended]).toEqual([1, 1]);
    editor.back();
    expect(walker()).toBe(1);
  });

  it("plays on here when its thread throws, or never starts", async () => {
    class Cursed extends TickSession {
      override tick(): never {
        throw new Error("cursed");
      }
    }
    open(crowd(1600), () => thread(new Cursed()));
    await stepTo(1);
    editor.destroy();
    open(crowd(1600), () => {
      throw new Error("no threads here");
    });
    editor.forward();
    expect(walker()).toBe(1);
  });
});
