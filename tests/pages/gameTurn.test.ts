/** One window at a time changes a game, and the turn passes on without a loss (details §15). */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameTurn, type HandOver } from "../../src/pages/editor/turn/GameTurn.ts";
import { FakeWindows } from "../support/FakeWindows.ts";

let windows: FakeWindows;
let gameId = 0;

beforeEach(() => {
  // Waiting to open ends by itself in a browser; here nobody waits.
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

function openWindow(handOver: HandOver = async () => undefined, isAsleep?: () => boolean): GameTurn {
  const turn = new GameTurn(`g${gameId}`, windows.open(isAsleep));
  turn.answerWith(handOver);
  turn.begin();
  return turn;
}

/** What a promise came to, after all that can happen in so many ms. */
async function outcome<T>(promise: Promise<T>, ms = 0): Promise<T | string> {
  let came: T | string = "waiting";
  promise.then(
    (value) => (came = value),
    (failure: Error) => (came = failure.message),
  );
  await vi.advanceTimersByTimeAsync(ms);
  return came;
}

describe("the turn", () => {
  it("is the first window's; a second one only looks on", async () => {
    const [first, second] = [openWindow(), openWindow()];
    expect(await outcome(first.isMine())).toBe(true);
    expect(await outcome(second.isMine(), 1000)).toBe(false);
  });

  it("is free again when the window that had it has saved and gone", async () => {
    const first = openWindow();
    await first.isMine();
    let saved: () => void = () => undefined;
    first.waitFor(new Promise<void>((resolve) => (saved = resolve)));
    first.end();
    const again = openWindow();
    expect(await outcome(again.isMine(), 60_000)).toBe("waiting");
    saved();
    expect(await outcome(again.isMine())).toBe(true);
  });

  it("is asked for, and passes on once all is saved", async () => {
    let saved: () => void = () => undefined;
    const first = openWindow(() => new Promise((resolve) => (saved = resolve)));
    const second = openWindow();
    await outcome(second.isMine(), 1000);
    const taking = second.take();
    expect(await outcome(taking, 30_000)).toBe("waiting");
    expect(await first.isMine()).toBe(true);
    saved();
    expect(await outcome(taking)).toBeUndefined();
    expect([await first.isMine(), await second.isMine()]).toEqual([false, true]);
  });

  it("goes to and fro", async () => {
    const [first, second] = [openWindow(), openWindow()];
    await outcome(second.isMine(), 1000);
    await outcome(second.take());
    await outcome(first.take());
    expect([await first.isMine(), await second.isMine()]).toEqual([true, false]);
  });

  it("stays with a window that has something to finish, whose reason is told", async () => {
    const first = openWindow(() => Promise.reject(new Error("A rule is being recorded.")));
    const second = openWindow();
    await outcome(second.isMine(), 1000);
    expect(await outcome(second.take())).toBe("A rule is being recorded.");
    expect([await first.isMine(), await second.isMine()]).toEqual([true, false]);
  });

  it("is asked for again after a refusal", async () => {
    let isBusy = true;
    openWindow(() => (isBusy ? Promise.reject(new Error("Busy.")) : Promise.resolve()));
    const second = openWindow();
    await outcome(second.isMine(), 1000);
    await outcome(second.take());
    isBusy = false;
    expect(await outcome(second.take())).toBeUndefined();
  });

  it("is the later window's where the data of the site was cleared, and the first one saves and looks on", async () => {
    const handOver = vi.fn(async () => undefined);
    const first = openWindow(handOver);
    await first.isMine();
    windows.clear();
    const second = openWindow();
    expect(await outcome(second.isMine())).toBe(true);
    expect(handOver).toHaveBeenCalledOnce();
    expect([await first.isMine(), await second.isMine()]).toEqual([false, true]);
  });

  it("stays with both windows after a clearing where the first one has something to finish", async () => {
    const first = openWindow(() => Promise.reject(new Error("A rule is being recorded.")));
    await first.isMine();
    windows.clear();
    const second = openWindow();
    await outcome(second.isMine());
    expect([await first.isMine(), await second.isMine()]).toEqual([true, true]);
  });

  it("is taken from a window that sleeps, which saves and looks on when it wakes", async () => {
    const handOver = vi.fn(async () => undefined);
    const first = openWindow(handOver, () => true);
    const second = openWindow();
    await outcome(second.isMine(), 1000);
    expect(await outcome(second.take(), 4000)).toBeUndefined();
    expect(handOver).toHaveBeenCalledOnce();
    expect([await first.isMine(), await second.isMine()]).toEqual([false, true]);
  });

  it("is not taken from a window whose save takes too long", async () => {
    const first = openWindow(() => new Promise(() => undefined));
    const second = openWindow();
    await outcome(second.isMine(), 1000);
    expect(await outcome(second.take(), 60_000)).toContain("could not save its work yet");
    expect(await first.isMine()).toBe(true);
  });

  it("hears nothing in what another release of the site may say", async () => {
    const first = openWindow();
    await first.isMine();
    const line = windows.open().openChannel("", () => undefined);
    for (const message of [null, 7, {}, { kind: "refuses" }, { kind: "sings" }]) line.post(message);
    await outcome(Promise.resolve(), 10);
    expect(await first.isMine()).toBe(true);
  });
});
