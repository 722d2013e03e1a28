import { expose } from "comlink";
import { afterEach, expect, it } from "vitest";
import { newRunnerFor } from "../../src/editor/playback/newRunner.ts";
import type { TickAnswer, TickRunner } from "../../src/editor/playback/TickRunner.ts";
import type { TickThread } from "../../src/editor/playback/WorkerRunner.ts";
import type { Actor, WorldDocument } from "../../src/engine/index.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

let started = 0;
let ended = 0;
let close = () => {};

/** Another thread, as far as messages go. */
function thread(): TickThread {
  const { port1, port2 } = new MessageChannel();
  started += 1;
  expose(new TickSession(), port1);
  port2.start();
  close = () => port1.close();
  return { endpoint: port2, end: () => (ended += 1) };
}

/** One who walks along the top, and a crowd at the bottom that does nothing. */
function crowd(count: number): WorldDocument {
  const idle = Array.from({ length: count - 1 }, (_, index): Actor => actorOf("rock", `r${index}`, index % 10, 7));
  const characters = [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock")];
  return gameOf(characters, [...idle, actorOf("hero", "walker", 0, 0)]);
}

function ticked(runner: TickRunner): Promise<TickAnswer> {
  return new Promise((resolve) => runner.tick({ keys: [], clicks: [] }, resolve));
}

afterEach(() => close());

it("a large stage ticks in another thread, and a small one right here", () => {
  const newRunner = newRunnerFor({ seed: 1, newId: countingIds() }, thread);
  newRunner(crowd(1500)).end();
  expect(started).toBe(0);
  newRunner(crowd(1501)).end();
  expect([started, ended]).toEqual([1, 1]);
});

it("another thread answers what a tick here would, and takes it back", async () => {
  const runner = newRunnerFor({ seed: 1, newId: countingIds() }, thread)(crowd(1600));
  const placeOf = ({ result }: TickAnswer) => result.changed.map(({ id, position }) => `${id} ${position.x}`);
  const forth = await ticked(runner);
  expect([placeOf(forth), forth.canUntick]).toEqual([["walker 1"], true]);
  const back = await new Promise<TickAnswer>((resolve) => runner.untick(resolve));
  expect([placeOf(back), back.canUntick]).toEqual([["walker 0"], false]);
  runner.end();
});
