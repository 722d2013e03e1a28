import { expose } from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { InlineTicks } from "../../src/editor/playback/InlineTicks.ts";
import { newRunnerFor } from "../../src/editor/playback/newRunner.ts";
import { waitFor } from "../../src/editor/playback/patience.ts";
import type { TickRunner } from "../../src/editor/playback/TickRunner.ts";
import { type TickThread, WorkerTicks } from "../../src/editor/playback/WorkerTicks.ts";
import type { Actor, TickInput, TickResult, WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { type TickOptions, TickSession } from "../../workers/TickSession.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { countingIds, moveActor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";

let started = 0;
let ended = 0;
let close = () => {};
let die: (fault: unknown) => void = () => {};

/** Behaves as another thread as far as messages are concerned. */
function thread(session: object = new TickSession()): TickThread {
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

/** One actor that walks along the top, and a crowd at the bottom that does nothing. */
function crowd(count: number): WorldDocument {
  const idle = Array.from({ length: count - 1 }, (_, index): Actor => actorOf("rock", `r${index}`, index % 10, 7));
  return gameOf(
    [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock")],
    [...idle, actorOf("hero", "walker", 0, 0)],
  );
}

/** Gives the rocks a rule that depends on their surroundings, so that it has to be matched in full. */
function crowdWithThinkers(count: number): WorldDocument {
  const document = crowd(count);
  const think = { ...walkRight("rock"), id: "think", name: "Think" };
  const beside = { ...actorOf("rock", "beside", 0, 0) };
  const rock = characterNamed("Rock", [{ ...think, actors: { ...think.actors, beside } }]);
  return { ...document, characters: { ...document.characters, rock } };
}

/** Waits for messages that the other thread sends in the middle of a tick. */
function heard(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** The rock drops one more piece of dust with every tick; creating ids is slow. */
function dustyGame(): WorldDocument {
  const dust = actorOf("dust", "made", 0, -1);
  const make = makesMore("rock");
  const drop = {
    ...make,
    actions: [{ type: "create", actorId: "made", actor: dust, offset: { x: 0, y: -1 } }],
    extent: { ...make.extent, ignored: { "0,-1": true } },
  } as const;
  const onKey = { type: "group-event", id: "key", event: "key", code: 39, rules: [walkRight("hero")] } as const;
  return gameOf(
    [characterNamed("Hero", [onKey]), characterNamed("Rock", [drop]), characterNamed("Dust")],
    [actorOf("hero", "walker", 0, 0), actorOf("rock", "r", 5, 5)],
  );
}

/** Never finishes this tick or any later request. Its clock leaps a second with every reading. */
class Endless extends TickSession {
  asked = 0;
  readonly #last: number;
  #clog: Promise<void> | null = null;

  constructor(last: number) {
    let now = 0;
    super(() => (now += 1000));
    this.#last = last;
  }

  override tick(input: TickInput) {
    this.asked += 1;
    const answer = super.tick(input);
    if (this.asked < this.#last) return answer;
    this.#clog = new Promise(() => {});
    return this.#clog as never;
  }

  override load(document: WorldDocument, options: TickOptions) {
    return this.#clog ?? (super.load(document, options) as never);
  }
}

function loaded(runner: TickRunner): Promise<TickRunner> {
  return new Promise((resolve) => runner.load(() => resolve(runner)));
}

function ticked(runner: TickRunner, input: TickInput = { keys: [], clicks: [] }): Promise<TickResult> {
  return new Promise((resolve) => runner.tick(input, resolve));
}

const UNWATCHED = { broken: () => {}, stuck: () => {}, outgrown: () => {} };
const parts = () => ({ seed: 1, newId: countingIds(), clock: new FakeClock() });

beforeEach(() => {
  started = 0;
  ended = 0;
});
afterEach(() => close());

it("a large stage ticks in a worker, and a small one on the page", () => {
  const newRunner = newRunnerFor({ ...parts(), newThread: thread });
  newRunner(crowd(1500), UNWATCHED).end();
  expect(started).toBe(0);
  newRunner(crowd(1501), UNWATCHED).end();
  expect([started, ended]).toEqual([1, 1]);
});

it("a worker says on request which rule costs most, and its results stay the same", async () => {
  let now = 0;
  const session = new TickSession(() => (now += 10));
  const runner = await loaded(newRunnerFor({ ...parts(), newThread: () => thread(session) })(crowd(1600), UNWATCHED));
  const told: unknown[] = [];
  const input = { keys: [], clicks: [] };
  const result = await new Promise<TickResult>((resolve) => runner.tick(input, resolve, (cost) => told.push(cost)));
  expect(result.changed.map(({ id }) => id)).toEqual(["walker"]);
  expect(told).toEqual([{ characterId: "hero", ruleId: "walk", share: 1 }]);
  runner.end();
});

it("a worker answers ticks and steps back like the page", async () => {
  const runner = await loaded(newRunnerFor({ ...parts(), newThread: thread })(crowd(1600), UNWATCHED));
  const placeOf = (result: TickResult | null) => result?.changed.map(({ id, position }) => `${id} ${position.x}`);
  expect(placeOf(await ticked(runner))).toEqual(["walker 1"]);
  const untick = () => new Promise<TickResult | null>((resolve) => runner.untick(resolve));
  expect(placeOf(await untick())).toEqual(["walker 0"]);
  expect(await untick()).toBeNull();
  runner.end();
});

it("a worker plays exactly like the page, including chance and new actors", async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const document = randomGame(seed);
    const clock = new FakeClock();
    const there = await loaded(
      new WorkerTicks(document, { seed, newId: () => "made" }, { clock, thread: thread(), watch: UNWATCHED }),
    );
    const parts = { ...UNWATCHED, now: () => 0, spent: () => {} };
    const here = new InlineTicks(document, { seed, newId: () => "made" }, parts);
    const dice = new Dice(seed);
    for (let turn = 0; turn < 12; turn += 1) {
      const input = randomInput(dice);
      expect(await ticked(there, input), `seed ${seed}, turn ${turn}`).toEqual(await ticked(here, input));
    }
    close();
  }
});

it("a worker is sent what a tick reads, without pictures and undo entries", () => {
  const load = vi.fn();
  const document = { ...crowd(3), undoStack: [{ label: "Move", changes: [] }] };
  const seen = new Promise<WorldDocument>((resolve) => load.mockImplementation(resolve));
  const runner = new WorkerTicks(document, parts(), {
    clock: new FakeClock(),
    thread: thread({ watch() {}, load }),
    watch: UNWATCHED,
  });
  runner.load(() => {});
  return seen.then(({ characters, world, undoStack }) => {
    expect(characters.hero?.spritesheet.appearances).toEqual({ "hero-idle": [], "hero-happy": [] });
    expect([undoStack, world]).toEqual([[], document.world]);
    runner.end();
  });
});

it("time asleep does not count as waiting for an answer", () => {
  const clock = new FakeClock();
  const tooLong = vi.fn();
  waitFor(clock, tooLong);
  clock.spend(3_600_000);
  clock.pass(3999);
  expect(tooLong).not.toHaveBeenCalled();
  clock.pass(1);
  expect(tooLong).toHaveBeenCalledOnce();
});

describe("a large game in the editor", () => {
  const { tick } = Simulation.prototype;
  let clock: FakeClock;
  let editor: Editor;

  function open(document: WorldDocument, newThread: () => TickThread, msPerTick = 0): void {
    clock = new FakeClock();
    vi.spyOn(Simulation.prototype, "tick").mockImplementation(function (this: Simulation, ...asked) {
      clock.spend(msPerTick);
      return tick.apply(this, asked);
    });
    editor = new Editor({
      document,
      readOnly: false,
      newId: countingIds(),
      seed: 1,
      clock,
      saveTarget: null,
      newThread,
    });
  }
  const pass = (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) clock.pass(500);
  };
  const tap = (code: number) => {
    editor.playback.keys.press(code);
    editor.playback.keys.release(code);
  };
  const state = () => editor.store.getState();
  const walker = () => editor.playback.live.actors().get("walker")?.position.x;
  const stepTo = async (x: number) => {
    editor.playback.forward();
    await vi.waitFor(() => expect(walker()).toBe(x), { interval: 1 });
  };

  afterEach(() => {
    editor.destroy();
    vi.restoreAllMocks();
  });

  it("stores its last ticks in the document, so that Back works after an edit of the rules and a save", async () => {
    open(crowd(1600), thread);
    for (let x = 1; x <= 3; x += 1) await stepTo(x);
    const { history, evaluatedRuleIds } = state().document.world;
    expect(history.map(({ actors }) => actors.walker?.position.x)).toEqual([0, 1, 2]);
    expect(Object.keys(history[2]?.actors ?? {})).toHaveLength(1600);
    expect(evaluatedRuleIds.walker).toEqual({ hero: true, walk: true });
    editor.rules.rename("hero", "walk", "Run");
    expect(state().playback.canStepBack).toBe(true);
    editor.playback.back();
    await vi.waitFor(() => expect(walker()).toBe(2), { interval: 1 });
  });

  it("continues on the page from the last tick when its worker dies during the next", async () => {
    open(crowd(1600), thread);
    await stepTo(1);
    editor.playback.forward();
    die(new Error("out of memory"));
    expect(walker()).toBe(2);
    expect(state().document.world.history).toHaveLength(2);
    expect([started, ended]).toEqual([1, 1]);
    editor.playback.back();
    expect(walker()).toBe(1);
  });

  it("continues on the page when its worker throws or cannot be started", async () => {
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
    editor.playback.forward();
    expect(walker()).toBe(1);
  });

  it("moves to a worker with its keys and history when ticks become costly, and stays there", async () => {
    open(dustyGame(), thread, 5);
    editor.playback.play();
    pass(7);
    editor.playback.keys.press(39);
    pass(2);
    editor.playback.keys.release(39);
    expect([started, walker()]).toEqual([0, 2]);
    tap(39);
    pass(1);
    expect(started).toBe(1);
    await vi.waitFor(() => expect(walker()).toBe(3), { interval: 1 });
    editor.playback.stop();
    expect(state().document.world.history.map(({ actors }) => actors.walker?.position.x)).toEqual([
      ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 2],
    ]);
    expect(editor.playback.live.actors().size).toBe(2 + 10);
    editor.playback.back();
    await vi.waitFor(() => expect(walker()).toBe(2), { interval: 1 });
    moveActor(editor, "stage", "walker", { x: 7, y: 0 });
    editor.playback.keys.press(39);
    await stepTo(8);
    expect([started, ended]).toEqual([1, 0]);
  });

  it("stays on the page while ticks cost little, however many there are", () => {
    open(dustyGame(), thread, 4);
    editor.playback.play();
    pass(30);
    expect([started, editor.playback.live.actors().size]).toEqual([0, 2 + 30]);
  });

  it("gives a key press to the next tick when an edit drops the one that had it", async () => {
    const game = dustyGame();
    open(game, thread, 5);
    editor.playback.play();
    pass(9);
    tap(39);
    pass(1);
    moveActor(editor, "stage", "r", { x: 6, y: 6 });
    expect(walker()).toBe(0);
    pass(1);
    await vi.waitFor(() => expect(walker()).toBe(1), { interval: 1 });
    pass(1);
    await vi.waitFor(() => expect(editor.playback.live.actors().size).toBe(2 + 11), { interval: 1 });
    expect(walker()).toBe(1);
  });

  it("gives it back, too, if steps that were requested before are answered first", async () => {
    open(dustyGame(), thread, 5);
    editor.playback.play();
    pass(9);
    editor.playback.forward();
    editor.playback.forward();
    editor.playback.play();
    tap(39);
    pass(1);
    const edited = new Promise<void>((resolve) => {
      const unwatch = editor.playback.onTick(() => {
        unwatch();
        queueMicrotask(() => resolve(moveActor(editor, "stage", "r", { x: 6, y: 6 })));
      });
    });
    await edited;
    expect(walker()).toBe(0);
    pass(1);
    await vi.waitFor(() => expect(walker()).toBe(1), { interval: 1 });
  });

  it("plays every step that is requested during another one", async () => {
    open(crowd(1600), thread);
    const steps: unknown[] = [];
    editor.playback.onTick(() => steps.push(walker()));
    for (let press = 0; press < 4; press += 1) editor.playback.forward();
    editor.playback.back();
    await vi.waitFor(() => expect(steps).toEqual([1, 2, 3, 4, 3]), { interval: 1, timeout: 15_000 });
  });

  it("stops and names the rule when a tick does not end, and can play again", async () => {
    const endless = new Endless(2);
    open(crowdWithThinkers(1600), () => thread(started === 0 ? endless : new TickSession()));
    editor.playback.play();
    pass(1);
    await vi.waitFor(() => expect(walker()).toBe(1), { interval: 1 });
    pass(1);
    await vi.waitFor(() => expect(endless.asked).toBe(2), { interval: 1 });
    await heard();
    clock.pass(4999);
    expect(state().playback.running).toBe(true);
    clock.pass(1);
    expect([state().playback.running, walker(), ended]).toEqual([false, 1, 1]);
    expect(state().document.world.stages.stage1?.actors.walker?.position.x).toBe(1);
    expect(state().notice?.text).toMatch(/took too long.*Nothing is lost.*The rule "Think" of Rock didn't finish/);
    editor.followNotice();
    expect(state().ui.selectedRuleId).toBe("think");
    editor.playback.play();
    pass(1);
    await vi.waitFor(() => expect(walker()).toBe(2), { interval: 1 });
    expect(started).toBe(2);
  });

  it("stops without naming a rule if none was at work", async () => {
    open(crowd(1600), () => thread(new Endless(1)));
    editor.playback.play();
    pass(1);
    await heard();
    clock.pass(5000);
    expect(state().notice).toMatchObject({ text: expect.stringMatching(/Nothing is lost\.$/), button: null });
  });

  it("stops a tick that takes too long on the page, and names its rule", () => {
    open(crowdWithThinkers(3), thread);
    let now = 0;
    clock.now = () => (now += 5000);
    editor.playback.play();
    pass(1);
    expect(state().playback.running).toBe(false);
    expect(state().notice?.text).toBe(`The rule "Think" can't go on: This turn took too long`);
    expect(walker()).toBe(0);
  });

  it("plays an edited game in the worker that exists already", async () => {
    open(crowd(1600), thread);
    await stepTo(1);
    moveActor(editor, "stage", "walker", { x: 4, y: 0 });
    await stepTo(5);
    editor.rules.rename("hero", "walk", "Run");
    await stepTo(6);
    expect([started, ended]).toEqual([1, 0]);
  });

  it("sends an edited game only after the worker has answered for the previous one", async () => {
    const slow = new Endless(1);
    open(crowdWithThinkers(1600), () => thread(started === 0 ? slow : new TickSession()));
    editor.playback.forward();
    await vi.waitFor(() => expect(slow.asked).toBe(1), { interval: 1 });
    await heard();
    moveActor(editor, "stage", "walker", { x: 4, y: 0 });
    editor.playback.forward();
    clock.pass(5000);
    expect([started, ended, walker()]).toEqual([1, 1, 4]);
    expect(state().notice?.text).toContain('"Think" of Rock');
    await stepTo(5);
    expect(started).toBe(2);
  });

  it("continues on the page when its worker has not started after 5 s", async () => {
    open(crowd(1600), () => thread({ watch() {}, load: () => new Promise<never>(() => {}) }));
    editor.playback.forward();
    clock.pass(4999);
    expect(walker()).toBe(0);
    clock.pass(1);
    expect([walker(), started, ended]).toEqual([1, 1, 1]);
  });

  it("gets another worker after one that started late, but not after the third", async () => {
    const late = { watch() {}, load: () => new Promise<never>(() => {}) };
    open(crowd(1600), () => thread(started === 1 ? new TickSession() : late));
    editor.playback.forward();
    clock.pass(5000);
    expect([walker(), started]).toEqual([1, 1]);
    moveActor(editor, "stage", "walker", { x: 4, y: 0 });
    await stepTo(5);
    expect(started).toBe(2);
    editor.playback.forward();
    die(new Error("out of memory"));
    expect(walker()).toBe(6);
    for (const x of [2, 4, 6]) {
      moveActor(editor, "stage", "walker", { x, y: 0 });
      editor.playback.forward();
      clock.pass(5000);
      expect(walker()).toBe(x + 1);
    }
    expect(started).toBe(3);
  });

  it("keeps its worker while the computer sleeps and while the page is hidden", async () => {
    let answer: (() => void) | null = null;
    class Slow extends TickSession {
      override tick(input: TickInput) {
        const packed = super.tick(input);
        return new Promise((resolve) => {
          answer = () => resolve(packed);
        }) as never;
      }
    }
    const hear = async (x: number) => {
      await vi.waitFor(() => expect(answer).not.toBeNull(), { interval: 1, timeout: 15_000 });
      answer?.();
      answer = null;
      await vi.waitFor(() => expect(walker()).toBe(x), { interval: 1 });
    };
    open(crowd(1600), () => thread(new Slow()));
    editor.playback.play();
    pass(1);
    // However far the clock leaps, each leap counts as one step of waiting.
    for (const hours of [1, 8, 2]) {
      clock.spend(hours * 3_600_000);
      clock.pass(900);
    }
    editor.playback.setHidden(true);
    await hear(1);
    clock.pass(3_600_000);
    editor.playback.setHidden(false);
    pass(1);
    await hear(2);
    expect([started, ended, state().playback.running, state().notice]).toEqual([1, 0, true, null]);
  });
});
