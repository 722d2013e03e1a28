import { describe, expect, it } from "vitest";
import { ByteBudget } from "../../../server/load/ByteBudget.ts";
import { ConcurrencyLimit } from "../../../server/load/ConcurrencyLimit.ts";
import { WorkQueue } from "../../../server/load/WorkQueue.ts";
import { RetryLater } from "../../../server/services/HttpError.ts";

const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a budget of bytes", () => {
  it("has a share for one caller, and the same share of the rest for the next", () => {
    const budget = new ByteBudget({ inAll: 150, each: 100 });
    const [ann, bob] = [budget.open("ann"), budget.open("bob")];
    expect([ann.grow(60), ann.grow(50), ann.grow(40), budget.held]).toEqual([true, false, true, 100]);
    expect([bob.grow(34), bob.grow(33), budget.open("ann").grow(1)]).toEqual([false, true, false]);
    ann.end();
    expect([budget.held, bob.grow(67)]).toEqual([33, true]);
  });

  it("has room for a newcomer, however much several others take", () => {
    const budget = new ByteBudget({ inAll: 128, each: 64 });
    for (const greedy of ["ann", "bob", "cleo"]) {
      const call = budget.open(greedy);
      while (call.grow(1));
    }
    expect([budget.held, budget.open("dora").grow(8)]).toEqual([112, true]);
  });

  it("releases bytes once, and gives nothing more to a call that is over", () => {
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

describe("a limit on what one caller does at once", () => {
  /** Jobs that run until they are told to end. */
  function begin(limit: ConcurrencyLimit, jobs: readonly string[]) {
    const started: string[] = [];
    const ends = new Map<string, () => void>();
    const all = jobs.map((job) =>
      limit.run(job.slice(0, 3), async () => {
        started.push(job);
        await new Promise<void>((end) => ends.set(job, end));
        if (job.endsWith("!")) throw new Error(job);
      }),
    );
    return { started, end: (job: string) => ends.get(job)?.(), results: Promise.allSettled(all) };
  }

  it("starts the rest in order, also after a failure, without delaying others", async () => {
    const { started, end, results } = begin(new ConcurrencyLimit(2), ["ann 1!", "ann 2", "ann 3", "ann 4", "bob 1"]);
    await turnOfOthers();
    expect(started).toEqual(["ann 1!", "ann 2", "bob 1"]);
    end("ann 1!");
    await turnOfOthers();
    await turnOfOthers();
    expect(started.slice(3)).toEqual(["ann 3"]);
    for (const job of ["bob 1", "ann 3", "ann 2"]) end(job);
    await turnOfOthers();
    await turnOfOthers();
    expect(started.slice(4)).toEqual(["ann 4"]);
    end("ann 4");
    expect((await results).map(({ status }) => status)).toEqual(["rejected", ...Array(4).fill("fulfilled")]);
  });

  it("has room for the next one as soon as it is idle, however often room is given back", async () => {
    const limit = new ConcurrencyLimit(1);
    const leave = await limit.enter("ann");
    leave();
    leave();
    const leaveAgain = await limit.enter("ann");
    let isIn = false;
    const waiting = limit.enter("ann").then(() => {
      isIn = true;
    });
    await turnOfOthers();
    expect(isIn).toBe(false);
    leaveAgain();
    await waiting;
  });
});

describe("work on games", () => {
  /** A job that runs until it is told to end. */
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

  it("runs as much at once as fits, and small jobs overtake waiting large ones", async () => {
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

  it("is not overtaken forever by small jobs that keep coming", async () => {
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

  it("of any size is done, and failed work gives its room back", async () => {
    const queue = new WorkQueue(100, 10);
    await expect(queue.run(1000, () => Promise.reject(new Error("oh")))).rejects.toThrow("oh");
    expect(await queue.run(1000, async () => "done")).toBe("done");
  });

  it("refuses callers if too many wait", async () => {
    const queue = new WorkQueue(100, 1);
    const started: number[] = [];
    const [first, second] = [job(queue, 100, started), job(queue, 100, started)];
    await expect(queue.run(1, async () => undefined)).rejects.toBeInstanceOf(RetryLater);
    for (const one of [first, second]) {
      one.end();
      await one.done;
      await turnOfOthers();
    }
    expect(started).toEqual([100, 100]);
  });
});
