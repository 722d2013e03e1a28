/** What the page does when a part of the browser never answers: database, locks, workers, image decoding and the cache of a release. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromNetworkFirst, fromRelease } from "../../workers/offline/releaseCache.ts";

const never = <Value>() => new Promise<Value>(() => undefined);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The value or error message of a promise, once it has settled. */
function endOf(promise: Promise<unknown>): { readonly now: () => unknown } {
  let end: unknown = "waits";
  promise.then(
    (value) => {
      end = value;
    },
    (fault: Error) => {
      end = fault.message;
    },
  );
  return { now: () => end };
}

interface Transaction {
  readonly objectStore: () => object;
  readonly abort: () => void;
  readonly isAborted?: true;
  onabort?: () => void;
}

const SILENT = "This browser isn't answering. Close your other windows, or restart the browser.";

describe("a database that never opens", () => {
  const requests: Record<string, () => void>[] = [];
  const open = () => {
    const request = {};
    requests.push(request);
    return request;
  };
  beforeEach(() => {
    requests.length = 0;
    vi.stubGlobal("indexedDB", { open });
  });

  it("is waited for three seconds, and not again until it answers", async () => {
    const { openDatabase } = await import("../../src/browser/database.ts");
    const first = endOf(openDatabase());
    await vi.advanceTimersByTimeAsync(2900);
    expect(first.now()).toBe("waits");
    await vi.advanceTimersByTimeAsync(200);
    expect(first.now()).toBe(SILENT);
    const second = endOf(openDatabase());
    await vi.advanceTimersByTimeAsync(0);
    expect(second.now()).toBe(SILENT);
    const database = {};
    Object.assign(requests[0] ?? {}, { result: database });
    requests[0]?.onsuccess?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(await openDatabase()).toBe(database);
    expect(requests).toHaveLength(1);
  });

  it("is not replaced by memory, because its data is not lost", async () => {
    const { openLocalDatabase } = await import("../../src/saving/local/LocalDatabase.ts");
    const shelf = endOf(openLocalDatabase());
    await vi.advanceTimersByTimeAsync(3100);
    expect(shelf.now()).toBe(SILENT);
  });
});

it("a transaction that never ends is aborted, and others fail at once until it has ended", async () => {
  const transactions: Transaction[] = [];
  const database = {
    transaction: () => {
      const transaction: Transaction = {
        objectStore: () => ({ get: () => ({}) }),
        abort: () => Object.assign(transaction, { isAborted: true }),
      };
      transactions.push(transaction);
      return transaction;
    },
  };
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request: Record<string, unknown> = { result: database };
      queueMicrotask(() => (request.onsuccess as () => void)());
      return request;
    },
  });
  const { transact } = await import("../../src/browser/database.ts");
  const look = () => endOf(transact("readonly", (tables) => tables.get("localCards", "a")));
  const first = look();
  await vi.advanceTimersByTimeAsync(3100);
  expect(first.now()).toBe(SILENT);
  expect(transactions[0]?.isAborted).toBe(true);
  const second = look();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.now()).toBe(SILENT);
  expect(transactions).toHaveLength(1);
  transactions[0]?.onabort?.();
  await vi.advanceTimersByTimeAsync(0);
  look();
  await vi.advanceTimersByTimeAsync(0);
  expect(transactions).toHaveLength(2);
});

describe("locks that never answer", () => {
  let granted: (() => unknown) | null = null;
  beforeEach(() => {
    granted = null;
    const request = (_name: string, _options: LockOptions, call: () => unknown) => {
      granted = call;
      return never();
    };
    vi.stubGlobal("navigator", { locks: { request } });
  });

  it("end a wait with its signal, and a lock granted too late is released at once", async () => {
    const { acquireLock } = await import("../../src/browser/windows.ts");
    const stop = new AbortController();
    const held = endOf(acquireLock("game", stop.signal));
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(held.now()).toBeNull();
    expect(granted?.()).toBeUndefined();
  });

  it("count as held by somebody else after six seconds", async () => {
    const { acquireWithin } = await import("../../src/browser/windows.ts");
    const stop = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(stop.signal);
    const held = endOf(acquireWithin("game", 1000));
    await vi.advanceTimersByTimeAsync(4900);
    expect(held.now()).toBe("waits");
    await vi.advanceTimersByTimeAsync(200);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(held.now()).toBeNull();
  });

  it("let a page steal a lock", async () => {
    const { stealLock } = await import("../../src/browser/windows.ts");
    const held = endOf(stealLock("game"));
    await vi.advanceTimersByTimeAsync(3100);
    expect(held.now()).toMatchObject({ release: expect.any(Function) });
  });
});

it("a page that is too busy to hear for seconds that its lock is free still gets it", async () => {
  const request = async (_name: string, _options: LockOptions, call: (lock: object) => Promise<void>) => {
    await new Promise((heard) => setTimeout(heard, 4000));
    return call({});
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { acquireWithin } = await import("../../src/browser/windows.ts");
  const held = endOf(acquireWithin("game", 1000));
  await vi.advanceTimersByTimeAsync(4100);
  expect(held.now()).toMatchObject({ release: expect.any(Function) });
});

it("a worker that never answers leaves its jobs to the page, from then on", async () => {
  const { WorkerClient } = await import("../../src/browser/workers.ts");
  const worker = { postMessage: vi.fn(), terminate: vi.fn() };
  const thread = new WorkerClient<string, string>(() => worker as unknown as Worker);
  const [one, other] = [endOf(thread.request("one")), endOf(thread.request("other"))];
  await vi.advanceTimersByTimeAsync(10_100);
  expect([one.now(), other.now(), await thread.request("third")]).toEqual([null, null, null]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it("a picture that is never decoded fails", async () => {
  vi.stubGlobal("createImageBitmap", () => never());
  const { decodeBitmap } = await import("../../src/pictures/decode.ts");
  const picture = endOf(decodeBitmap(new Blob([])));
  await vi.advanceTimersByTimeAsync(60_100);
  expect(picture.now()).toBe("Too late");
});

describe("cached files that never arrive", () => {
  const request = { url: "https://example.org/assets/a.js" } as Request;
  const fromServer = { status: 200, clone: () => ({}) };

  it("are fetched from the server, and storing them delays no page", async () => {
    vi.stubGlobal("fetch", async () => fromServer);
    for (const open of [() => never(), async () => ({ match: async () => undefined, put: () => never() })]) {
      vi.stubGlobal("caches", { open });
      const answer = endOf(fromRelease(request, "r1"));
      await vi.advanceTimersByTimeAsync(4100);
      expect(answer.now()).toBe(fromServer);
    }
  });

  it("leave an offline page to the browser's own error", async () => {
    vi.stubGlobal("caches", { open: () => never() });
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no line")));
    vi.stubGlobal("Response", { error: () => "none" });
    const answer = endOf(fromNetworkFirst(request, "r1", "/index.html"));
    await vi.advanceTimersByTimeAsync(2100);
    expect(answer.now()).toBe("none");
  });
});
