import { expect, it, vi } from "vitest";
import { newDocument } from "../../../src/engine/index.ts";
import { saveWithRecovery } from "../../../src/saving/recovery/RecoveryLog.ts";

const game = newDocument("Frog Jump", () => "id");

function half() {
  let resolve: () => void = () => undefined;
  let reject: (why: Error) => void = () => undefined;
  const promise = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve: () => resolve(), reject: (why: Error) => reject(why) };
}

/** A save whose two halves end when the test says so. */
function begin() {
  const [server, journal] = [half(), half()];
  let isOver = false;
  const saving = saveWithRecovery({ save: () => server.promise }, () => journal.promise)
    .save(game)
    .then(() => {
      isOver = true;
    });
  const settle = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return isOver;
  };
  return { server, journal, saving, settle };
}

it("a save is over when both are written, whichever is the slower one", async () => {
  const first = begin();
  first.server.resolve();
  expect(await first.settle()).toBe(false);
  first.journal.resolve();
  expect(await first.settle()).toBe(true);
  const second = begin();
  second.journal.resolve();
  expect(await second.settle()).toBe(false);
  second.server.resolve();
  expect(await second.settle()).toBe(true);
});

it("a save that fails fails at once", async () => {
  const { server, saving } = begin();
  server.reject(new Error("No line."));
  await expect(saving).rejects.toThrow("No line.");
});

it("a browser that never comes to an end with writing keeps nobody from a save", async () => {
  vi.useFakeTimers();
  const { server, saving } = begin();
  server.resolve();
  await vi.advanceTimersByTimeAsync(2000);
  await saving;
  vi.useRealTimers();
});
