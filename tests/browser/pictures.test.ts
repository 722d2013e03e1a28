/** Pictures are decoded beside the page where there are many, and in it where there are few, or where there is no thread. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

interface Asked {
  readonly type: string;
  readonly bytes: Uint8Array;
}

const threads: FakeThread[] = [];

/** A thread as the page sees it: what it is asked for it decodes when the test says so. */
class FakeThread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: (readonly Asked[])[] = [];

  constructor() {
    threads.push(this);
  }

  postMessage(files: readonly Asked[]): void {
    this.asked.push(files);
  }

  terminate(): void {}

  /** What is in a file is its picture; "bad" is none. */
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
  threads.length = 0;
  decodedHere.length = 0;
  vi.resetModules();
  vi.stubGlobal("Worker", FakeThread);
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const text = await file.text();
    decodedHere.push(text);
    if (text === "" || text === "bad") throw new Error("This is no picture.");
    return text;
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("pictures", () => {
  it("of a few are decoded in the page, and no thread is started for them", async () => {
    expect(await settled(await ask(["one", "two"]))).toEqual(["one", "two"]);
    expect(threads).toEqual([]);
  });

  it("of many are decoded in a thread, some at a time, each for who asked for it", async () => {
    const wanted = Array.from({ length: 50 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(2));
    threads[0]?.answer();
    expect(await settled(asking.slice(0, 40))).toEqual(wanted.slice(0, 40));
    threads[0]?.answer();
    expect(await settled(asking)).toEqual(wanted);
    expect(decodedHere).toEqual([]);
  });

  it("that are none fail, and the others beside them do not", async () => {
    const asking = await ask([...Array.from({ length: 30 }, () => "good"), "bad"]);
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(1));
    threads[0]?.answer();
    expect(new Set(await settled(asking.slice(0, 30)))).toEqual(new Set(["good"]));
    await expect(asking[30]).rejects.toThrow("no picture");
  });

  it("that the thread could not read are decoded in the page", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(1));
    threads[0]?.onmessage?.({ data: wanted.map((text, n) => (n % 2 ? text : null)) });
    expect(await settled(asking)).toEqual(wanted);
    expect(decodedHere).toHaveLength(15);
  });

  it("whose text is no base64 fail in the page", async () => {
    const { decodePicture } = await import("../../src/browser/pictureFiles.ts");
    await expect(decodePicture("image/png", "?")).rejects.toThrow("no picture");
  });

  it("whose text is no base64 are empty files to the thread", async () => {
    const { decodePicture } = await import("../../src/browser/pictureFiles.ts");
    const asking = decodePicture("image/png", "?");
    const others = await ask(Array.from({ length: 30 }, () => "good"));
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(1));
    expect(threads[0]?.asked[0]?.[0]?.bytes).toHaveLength(0);
    threads[0]?.fail();
    await expect(asking).rejects.toThrow("no picture");
    expect(await settled(others)).toHaveLength(30);
  });

  it("fail one by one where this browser decodes none", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    const asking = await ask(["one", "two"]);
    expect((await Promise.allSettled(asking)).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("that cannot be handed to the thread are decoded in the page, and later ones in the thread", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const refuse = vi.spyOn(FakeThread.prototype, "postMessage").mockImplementationOnce(() => {
      throw new DOMException("There is no room for it.", "DataCloneError");
    });
    expect(await settled(await ask(wanted))).toEqual(wanted);
    refuse.mockRestore();
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(1));
    threads[0]?.answer();
    expect(await settled(asking)).toEqual(wanted);
  });

  it("are decoded in the page where the thread breaks, and from then on", async () => {
    const wanted = Array.from({ length: 30 }, (_, n) => `picture ${n}`);
    const asking = await ask(wanted);
    await vi.waitFor(() => expect(threads[0]?.asked).toHaveLength(1));
    threads[0]?.fail();
    expect(await settled(asking)).toEqual(wanted);
    expect(await settled(await ask(wanted))).toEqual(wanted);
    expect(threads).toHaveLength(1);
  });
});

async function ask(texts: readonly string[]): Promise<Promise<unknown>[]> {
  const { decodePicture } = await import("../../src/browser/pictureFiles.ts");
  return texts.map((text) => decodePicture("image/png", btoa(text)));
}

function settled(asking: readonly Promise<unknown>[]): Promise<unknown[]> {
  return Promise.all(asking);
}

function textOf({ bytes }: Asked): string {
  return new TextDecoder().decode(bytes);
}
