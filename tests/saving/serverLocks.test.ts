/** Windows without Web Locks let the server hold the lock of a game. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serverLocks } from "../../src/saving/lock/serverLocks.ts";

let holder: string | null;
let isReached: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  holder = null;
  isReached = true;
});
afterEach(() => vi.useRealTimers());

const server = {
  take: async (_worldId: string, window: string, steals: boolean) => {
    if (!isReached) throw new Error("away");
    if (holder === null || steals) holder = window;
    return { isMine: holder === window, seconds: 30 };
  },
  leave: async (_worldId: string, window: string) => {
    if (holder === window) holder = null;
    return {};
  },
};
const open = () => serverLocks("g1", server);

it("one window has it, the next one only when that has let go", async () => {
  const first = await open().acquireWithin("g1", 1000);
  const second = open();
  const early = second.acquireWithin("g1", 1000);
  await vi.advanceTimersByTimeAsync(2000);
  expect([first === null, await early]).toEqual([false, null]);
  const late = second.acquire("g1", new AbortController().signal);
  await vi.advanceTimersByTimeAsync(2000);
  first?.release();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).not.toBeNull();
});

it("a window that waits gives up when it is told to", async () => {
  await open().acquireWithin("g1", 1000);
  const control = new AbortController();
  const waiting = open().acquire("g1", control.signal);
  control.abort();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await waiting).toBeNull();
});

it("a window from which it was stolen learns of that with the next renewal", async () => {
  const lost = vi.fn();
  (await open().acquireWithin("g1", 1000))?.onLost(lost);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lost).not.toHaveBeenCalled();
  expect(await open().steal("g1")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

it("a server that is away keeps nobody from working, and takes nothing away", async () => {
  isReached = false;
  const lost = vi.fn();
  const held = await open().acquireWithin("g1", 1000);
  held?.onLost(lost);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([held === null, lost.mock.calls.length]).toEqual([false, 0]);
});
