/** Pictures that could not be had at once: on a machine that was too busy, or while the network was away. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadPicture } from "../../src/pictures/cache.ts";

const bitmap = { width: 40, height: 40 };
const decode = vi.fn<() => Promise<unknown>>();
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("createImageBitmap", decode.mockReset().mockResolvedValue(bitmap));
  vi.stubGlobal(
    "fetch",
    ask.mockReset().mockImplementation(async () => new Response("picture")),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a picture", () => {
  it("that the browser was too busy to decode in ten seconds is decoded when it is tried again", async () => {
    decode.mockReturnValueOnce(new Promise(() => undefined));
    expect(await inTime(loadPicture("/backgrounds/busy.png"))).toBe(bitmap);
    expect(decode).toHaveBeenCalledTimes(2);
  });

  it("that the network did not give is asked for again", async () => {
    ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await inTime(loadPicture("/backgrounds/away.png"))).toBe(bitmap);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("that never comes fails after two tries, and one that is broken or missing at the first", async () => {
    ask.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(inTime(loadPicture("/backgrounds/never.png"))).rejects.toThrow("Failed to fetch");
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockReset().mockImplementation(async () => new Response("", { status: 404 }));
    await expect(inTime(loadPicture("/backgrounds/gone.png"))).rejects.toThrow("There is no picture");
    expect(ask).toHaveBeenCalledTimes(1);
    decode.mockRejectedValue(new DOMException("The source image could not be decoded.", "InvalidStateError"));
    await expect(inTime(loadPicture("data:image/png;base64,AAAA"))).rejects.toThrow("could not be decoded");
    expect(decode).toHaveBeenCalledTimes(1);
  });
});

/** Settles as `promise` does, while the clock runs for a minute. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  for (let second = 0; second < 60; second += 1) await vi.advanceTimersByTimeAsync(1000);
  return promise;
}
