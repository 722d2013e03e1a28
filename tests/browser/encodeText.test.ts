import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const made: FakeWorker[] = [];

/** A worker that the test controls. */
class FakeWorker {
  onmessage: ((event: { data: Blob }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly asked: string[] = [];
  readonly terminate = vi.fn();

  constructor() {
    made.push(this);
  }

  postMessage(text: string): void {
    this.asked.push(text);
  }

  answer(text: string): void {
    this.onmessage?.({ data: new Blob([text]) });
  }

  fail(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubGlobal("Worker", FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

describe("a long text", () => {
  it("is encoded by one worker, and each answer goes to its own request", async () => {
    const { encodeText } = await import("../../src/browser/encodeText.ts");
    const [one, other] = [encodeText("one"), encodeText("other")];
    made[0]?.answer("one");
    made[0]?.answer("other");
    expect([await textOf(await one), await textOf(await other)]).toEqual(["one", "other"]);
    expect(made).toHaveLength(1);
  });

  it("is sent as it is when the worker crashes, and from then on", async () => {
    const { encodeText } = await import("../../src/browser/encodeText.ts");
    const waiting = [encodeText("one"), encodeText("other")];
    made[0]?.fail();
    expect(await Promise.all(waiting)).toEqual(["one", "other"]);
    expect(await encodeText("later")).toBe("later");
    expect(made[0]?.terminate).toHaveBeenCalled();
    expect(made).toHaveLength(1);
  });

  it("is sent as it is when no worker starts", async () => {
    vi.stubGlobal("Worker", refuse);
    const { encodeText } = await import("../../src/browser/encodeText.ts");
    expect(await encodeText("one")).toBe("one");
  });
});

function refuse(): never {
  throw new Error("No workers here.");
}

async function textOf(encoded: Blob | string): Promise<string> {
  return typeof encoded === "string" ? encoded : encoded.text();
}
