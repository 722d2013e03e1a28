/** One window at a time edits a game, and the lock changes hands without losing work. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameLock, type HandOver } from "../../src/saving/lock/GameLock.ts";
import { FakeWindows } from "../support/FakeWindows.ts";

let windows: FakeWindows;
let gameId = 0;

beforeEach(() => {
  // Made of a fake timer, so that no test waits for the real timeout.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const wait = new AbortController();
    setTimeout(() => wait.abort(), 1000);
    return wait.signal;
  });
  vi.useFakeTimers();
  windows = new FakeWindows();
  gameId += 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function openWindow(handOver: HandOver = async () => undefined, isAsleep?: () => boolean): GameLock {
  const lock = new GameLock(`g${gameId}`, windows.open(isAsleep));
  lock.setHandOver(handOver);
  lock.acquire();
  return lock;
}

/** The outcome of a promise after this many ms. */
async function outcome<T>(promise: Promise<T>, ms = 0): Promise<T | string> {
  let came: T | string = "waiting";
  promise.then(
    (value) => (came = value),
    (failure: Error) => (came = failure.message),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return came;
}

describe("the lock", () => {
  it("is the first window's; a second one only looks on", async () => {
    const [first, second] = [openWindow(), openWindow()];
    expect(await outcome(first.isHeld())).toBe(true);
    expect(await outcome(second.isHeld(), 1000)).toBe(false);
  });

  it("is free again when the window that had it has saved and gone", async () => {
    const first = openWindow();
    await first.isHeld();
    let saved: () => void = () => undefined;
    first.waitForSave(new Promise<void>((resolve) => (saved = resolve)));
    first.release();
    const again = openWindow();
    expect(await outcome(again.isHeld(), 60_000)).toBe("waiting");
    saved();
    expect(await outcome(again.isHeld())).toBe(true);
  });

  it("is asked for, and passes on once all is saved", async () => {
    let saved: () => void = () => undefined;
    const first = openWindow(() => new Promise((resolve) => (saved = resolve)));
    const second = openWindow();
    await outcome(second.isHeld(), 1000);
    const taking = second.takeOver();
    expect(await outcome(taking, 30_000)).toBe("waiting");
    expect(await first.isHeld()).toBe(true);
    saved();
    expect(await outcome(taking)).toBeUndefined();
    expect([await first.isHeld(), await second.isHeld()]).toEqual([false, true]);
  });

  it("goes to and fro", async () => {
    const [first, second] = [openWindow(), openWindow()];
    await outcome(second.isHeld(), 1000);
    await outcome(second.takeOver());
    await outcome(first.takeOver());
    expect([await first.isHeld(), await second.isHeld()]).toEqual([true, false]);
  });

  it("stays with a window that has something to finish, whose reason is told", async () => {
    const first = openWindow(() => Promise.reject(new Error("A rule is being recorded.")));
    const second = openWindow();
    await outcome(second.isHeld(), 1000);
    expect(await outcome(second.takeOver())).toBe("A rule is being recorded.");
    expect([await first.isHeld(), await second.isHeld()]).toEqual([true, false]);
  });

  it("is asked for again after a refusal", async () => {
    let isBusy = true;
    openWindow(() => (isBusy ? Promise.reject(new Error("Busy.")) : Promise.resolve()));
    const second = openWindow();
    await outcome(second.isHeld(), 1000);
    await outcome(second.takeOver());
    isBusy = false;
    expect(await outcome(second.takeOver())).toBeUndefined();
  });

  it("is the later window's where the data of the site was cleared, and the first one saves and looks on", async () => {
    const handOver = vi.fn(async () => undefined);
    const first = openWindow(handOver);
    await first.isHeld();
    windows.clear();
    const second = openWindow();
    expect(await outcome(second.isHeld())).toBe(true);
    expect(handOver).toHaveBeenCalledOnce();
    expect([await first.isHeld(), await second.isHeld()]).toEqual([false, true]);
  });

  it("stays with both windows after a clearing where the first one has something to finish", async () => {
    const first = openWindow(() => Promise.reject(new Error("A rule is being recorded.")));
    await first.isHeld();
    windows.clear();
    const second = openWindow();
    await outcome(second.isHeld());
    expect([await first.isHeld(), await second.isHeld()]).toEqual([true, true]);
  });

  it("is taken from a window that sleeps, which saves and looks on when it wakes", async () => {
    const handOver = vi.fn(async () => undefined);
    const first = openWindow(handOver, () => true);
    const second = openWindow();
    await outcome(second.isHeld(), 1000);
    expect(await outcome(second.takeOver(), 4000)).toBeUndefined();
    expect(handOver).toHaveBeenCalledOnce();
    expect([await first.isHeld(), await second.isHeld()]).toEqual([false, true]);
  });

  it("is not taken from a window whose save takes too long", async () => {
    const first = openWindow(() => new Promise(() => undefined));
    const second = openWindow();
    await outcome(second.isHeld(), 1000);
    expect(await outcome(second.takeOver(), 60_000)).toContain("couldn't save yet");
    expect(await first.isHeld()).toBe(true);
  });

  it("hears nothing in what another release of the site may say", async () => {
    const first = openWindow();
    await first.isHeld();
    const line = windows.open().openChannel("", () => undefined);
    for (const message of [null, 7, {}, { kind: "refuses" }, { kind: "sings" }]) line.post(message);
    await outcome(Promise.resolve(), 10);
    expect(await first.isHeld()).toBe(true);
  });
});
