import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Asked {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const workers: FakeWorker[] = [];

/** A worker that decodes its requests when the test says so. */
class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: (readonly Asked[])[] = [];

  constructor() {
    workers.push(this);
  }

  postMessage(files: readonly Asked[]): void {
    this.asked.push(files);
  }

  terminate(): void {}

  /** The text of a file is its picture; "bad" is none. */
  answer(): void {
    const files = this.asked.shift() ?? [];
    this.onmessage?.({ data: files.map((file) => (textOf(file) === "bad" ? null : textOf(file))) });
  }

  fail(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

const decodedHere: string[] = [];

beforeEach(() => {
  workers.length = 0;
  decodedHere.length = 0;
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const text = await file.text();
    decodedHere.push(text);
    if (text === "" || text === "bad") throw new Error("This is no picture.");
    return text;
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("pictures", () => {
  it("are decoded in the page if there are few, without starting a worker", async () => {
    expect(await settled(await ask(["one", "two"]))).toEqual(["one", "two"]);
    expect(workers).toEqual([]);
  });

  it("that an overloaded machine decodes after half a minute are there then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), 30_000));
    vi.stubGlobal("createImageBitmap", () => late);
    const asked = await ask(["late"]);
    await vi.advanceTimersByTimeAsync(59_000);
    vi.useRealTimers();
    expect(await settled(asked)).toEqual(["late"]);
  });

  it("are decoded in a worker if there are many, in batches, each for its own request", async () => {
    const wanted = Array.from({ length: 50 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(2));
    workers[0]?.answer();
    expect(await settled(asking.slice(0, 40))).toEqual(wanted.slice(0, 40));
    workers[0]?.answer();
    expect(await settled(asking)).toEqual(wanted);
    expect(decodedHere).toEqual([]);
  });

  it("that cannot be decoded fail, and the others do not", async () => {
    const asking = await ask([...Array.from({ length: 30 }, () => "good"), "bad"]);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
    workers[0]?.answer();
    expect(new Set(await settled(asking.slice(0, 30)))).toEqual(new Set(["good"]));
    await expect(asking[30]).rejects.toThrow("no picture");
  });

  it("that the worker could not decode are decoded in the page", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
    workers[0]?.onmessage?.({ data: wanted.map((text, n) => (n % 2 ? text : null)) });
    expect(await settled(asking)).toEqual(wanted);
    expect(decodedHere).toHaveLength(15);
  });

  it("that are not base64 fail in the page", async () => {
    const { decodePicture } = await import("../../src/pictures/decode.ts");
    await expect(decodePicture("image/png", "?")).rejects.toThrow("no picture");
  });

  it("that are not base64 reach the worker as empty files", async () => {
    const { decodePicture } = await import("../../src/pictures/decode.ts");
    const asking = decodePicture("image/png", "?");
    const others = await ask(Array.from({ length: 30 }, () => "good"));
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
    expect(workers[0]?.asked[0]?.[0]?.bytes).toHaveLength(0);
    workers[0]?.fail();
    await expect(asking).rejects.toThrow("no picture");
    expect(await settled(others)).toHaveLength(30);
  });

  it("fail one by one if this browser cannot decode any", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    const asking = await ask(["one", "two"]);
    expect((await Promise.allSettled(asking)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("that cannot be sent to the worker are decoded in the page, and later ones in the worker", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const refuse = vi.spyOn(FakeWorker.prototype, "postMessage").mockImplementationOnce(() => {
      throw new DOMException("There is no room for it.", "DataCloneError");
    });
    expect(await settled(await ask(wanted))).toEqual(wanted);
    refuse.mockRestore();
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
    workers[0]?.answer();
    expect(await settled(asking)).toEqual(wanted);
  });

  it("are decoded in the page when the worker crashes, and from then on", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(workers[0]?.asked).toHaveLength(1));
    workers[0]?.fail();
    expect(await settled(asking)).toEqual(wanted);
    expect(await settled(await ask(wanted))).toEqual(wanted);
    expect(workers).toHaveLength(1);
  });
});

async function ask(texts: readonly string[]): Promise<Promise<unknown>[]> {
  const { decodePicture } = await import("../../src/pictures/decode.ts");
  return texts.map((text) => decodePicture("image/png", btoa(text)));
}

function settled(asking: readonly Promise<unknown>[]): Promise<unknown[]> {
  return Promise.all(asking);
}

function textOf({ bytes }: Asked): string {
  return new TextDecoder().decode(bytes);
}
