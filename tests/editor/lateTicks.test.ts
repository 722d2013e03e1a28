/** A game can be shown, and even played, before the code that ticks is loaded. */
import { expect, it, vi } from "vitest";
import { LateRunners } from "../../src/editor/playback/LateTicks.ts";
import type { NewRunner } from "../../src/editor/playback/newRunner.ts";
import type { TickRunner } from "../../src/editor/playback/TickRunner.ts";
import { newDocument, type WorldDocument } from "../../src/engine/index.ts";

const OLD = newDocument("Old", () => "s1");
const NEW = newDocument("New", () => "s1");

function fakeRunner() {
  return {
    dice: { seed: 1, made: 0 },
    idPrefix: "a",
    load: vi.fn((done: () => void) => done()),
    tick: vi.fn(),
    untick: vi.fn(),
    end: vi.fn(),
  };
}

function watch() {
  return { broken: vi.fn(), stuck: vi.fn(), outgrown: vi.fn() };
}

/** Runners whose code arrives when the test says so. */
function late() {
  const inner = fakeRunner();
  const made: WorldDocument[] = [];
  const before: (TickRunner | null | undefined)[] = [];
  let arrive: (newRunner: NewRunner) => void = () => undefined;
  const coming = new Promise<NewRunner>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => coming);
  const newRunner: NewRunner = (document, _watch, last) => {
    made.push(document);
    before.push(last);
    return inner;
  };
  return { runners: new LateRunners(load), load, inner, made, before, arrive: () => arrive(newRunner) };
}

it("a world is loaded as soon as the code is there, and ticks from then on", async () => {
  const { runners, inner, load, made, arrive } = late();
  const runner = runners.newRunner(OLD, watch());
  const done = vi.fn();
  runner.load(done);
  expect(done).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(made).toEqual([OLD]);
  runner.tick({ keys: [39], clicks: [], pressed: [] }, vi.fn());
  expect(inner.tick).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

it("the code that was loaded ahead is not loaded again", async () => {
  const { runners, load, arrive } = late();
  const ready = runners.load();
  arrive();
  await ready;
  const done = vi.fn();
  runners.newRunner(OLD, watch()).load(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it("a game that starts over meanwhile is loaded as it is then, once", async () => {
  const { runners, made, arrive } = late();
  const runner = runners.newRunner(OLD, watch());
  const done = vi.fn();
  runner.load(done);
  expect(runners.newRunner(NEW, watch(), runner)).toBe(runner);
  arrive();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  expect(made).toEqual([NEW]);
});

it("another world is handed to the runner before, which may be a thread that goes on", async () => {
  const { runners, inner, before, arrive } = late();
  const runner = runners.newRunner(OLD, watch());
  const done = vi.fn();
  runner.load(done);
  arrive();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  runners.newRunner(NEW, watch(), runner).load(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2));
  expect(before).toEqual([null, inner]);
});

it("nothing is loaded into a game that has ended", async () => {
  const { runners, made, arrive } = late();
  const runner = runners.newRunner(OLD, watch());
  runner.load(vi.fn());
  runner.end();
  arrive();
  await runners.load();
  expect(made).toEqual([]);
});

it("code that cannot be had breaks the request, and is asked for again at the next one", async () => {
  const newRunner = vi.fn(() => fakeRunner());
  const load = vi.fn().mockRejectedValueOnce(new TypeError("no line")).mockResolvedValue(newRunner);
  const runners = new LateRunners(load);
  const { broken } = { broken: vi.fn() };
  runners.newRunner(OLD, { ...watch(), broken }).load(vi.fn());
  await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce());
  const done = vi.fn();
  runners.newRunner(OLD, watch()).load(done);
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
});
