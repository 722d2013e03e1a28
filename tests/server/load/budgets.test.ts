import { describe, expect, it } from "vitest";
import { ByteBudget } from "../../../server/load/ByteBudget.ts";
import { WorkQueue } from "../../../server/load/WorkQueue.ts";
import { Later } from "../../../server/services/Later.ts";

const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a budget of bytes", () => {
  it("has so much for one caller, and so much for all", () => {
    const budget = new ByteBudget({ inAll: 150, each: 100 });
    const [ann, bob] = [budget.open("ann"), budget.open("bob")];
    expect([ann.grow(60), ann.grow(50), ann.grow(40), budget.held]).toEqual([true, false, true, 100]);
    expect([bob.grow(60), bob.grow(50), budget.open("ann").grow(1)]).toEqual([false, true, false]);
    ann.end();
    expect([budget.held, bob.grow(50)]).toEqual([50, true]);
  });

  it("gives back once, and nothing more to a call that is over", () => {
    const budget = new ByteBudget({ inAll: 100, each: 100 });
    const call = budget.open("ann");
    call.grow(80);
    call.end();
    call.end();
    expect([budget.held, call.grow(10), budget.held]).toEqual([0, true, 10]);
    call.close();
    expect([call.grow(10), budget.held]).toEqual([false, 0]);
  });
});

describe("work on games", () => {
  /** A job that goes on until it is told to end. */
  function job(queue: WorkQueue, bytes: number, started: number[]) {
    let end = (): void => undefined;
    const done = queue.run(bytes, async () => {
      started.push(bytes);
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    });
    return { done, end: () => end() };
  }

  it("is done as much at once as fits, and a small one passes large ones that wait", async () => {
    const queue = new WorkQueue(100, 10);
    const started: number[] = [];
    const [first, second, small] = [70, 60, 20].map((bytes) => job(queue, bytes, started));
    await turnOfOthers();
    expect(started).toEqual([70, 20]);
    first?.end();
    await turnOfOthers();
    expect(started).toEqual([70, 20, 60]);
    for (const one of [second, small]) one?.end();
    await Promise.all([second?.done, small?.done]);
  });

  it("is not overtaken for ever by small jobs that keep coming", async () => {
    const queue = new WorkQueue(100, 100);
    const started: number[] = [];
    let current = job(queue, 10, started);
    job(queue, 100, started);
    for (let n = 0; n < 50; n++) {
      const next = job(queue, 10, started);
      await turnOfOthers();
      current.end();
      await turnOfOthers();
      current = next;
    }
    expect(started).toContain(100);
  });

  it("of any size has its turn, and what fails makes room as well", async () => {
    const queue = new WorkQueue(100, 10);
    await expect(queue.run(1000, () => Promise.reject(new Error("oh")))).rejects.toThrow("oh");
    expect(await queue.run(1000, async () => "done")).toBe("done");
  });

  it("sends people away where too many wait", async () => {
    const queue = new WorkQueue(100, 1);
    const started: number[] = [];
    const [first, second] = [job(queue, 100, started), job(queue, 100, started)];
    await expect(queue.run(1, async () => undefined)).rejects.toBeInstanceOf(Later);
    for (const one of [first, second]) {
      one.end();
      await one.done;
      await turnOfOthers();
    }
    expect(started).toEqual([100, 100]);
  });
});
