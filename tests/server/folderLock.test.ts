/** The lock of a data folder, taken by several holders in one process, because it depends on the folder and the kernel only. */
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../server/Log.ts";
import { ControlSocket } from "../../server/stores/files/ControlSocket.ts";
import { askHolder, FolderLock } from "../../server/stores/files/FolderLock.ts";

const pace = { lookMs: 10, knockMs: 200, claimMs: 10_000 };
const IN_USE = "already using the folder";

let folder: string;
let onLost: ReturnType<typeof vi.fn<() => void>>;
const taken: FolderLock[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-lock-"));
  onLost = vi.fn();
});
afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release();
  await rm(folder, { recursive: true, force: true });
});

async function take(place = folder): Promise<FolderLock> {
  const lock = await FolderLock.take(place, { pace, log: silentLog, onLost });
  taken.push(lock);
  return lock;
}

const entries = (): Promise<string[]> => readdir(join(folder, "lock"));
const entry = async (): Promise<string> =>
  join(folder, "lock", (await entries()).find((name) => !name.includes("socket")) ?? "");

/** Leaves the lock of a killed process: a socket to which nobody listens. */
async function abandoned(): Promise<void> {
  await take();
  const [lock] = taken.splice(0);
  const [name = ""] = (await entries()).filter((each) => !each.includes("socket"));
  await lock?.release();
  await writeFile(join(folder, "lock", name), "");
  await writeFile(join(folder, "lock", `${name}.socket`), "");
}

describe("a folder", () => {
  it("is held by one server, and by the next one once it is released", async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(IN_USE);
    await lock.release();
    expect(await entries()).toEqual([]);
    await take();
  });

  it("is held by exactly one of several that start at once", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      await abandoned();
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => take()));
      const failures = tries.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
      expect(failures, failures.join("\n")).toHaveLength(5);
      for (const failure of failures) expect(failure).toContain(IN_USE);
      expect(await entries()).toHaveLength(2);
      for (const lock of taken.splice(0)) await lock.release();
    }
  });

  it("is taken over at once from a server that was killed", async () => {
    await abandoned();
    const start = performance.now();
    await take();
    expect(await entries()).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(pace.knockMs);
  });

  it("is taken over from an earlier server without a socket", async () => {
    await writeFile(join(folder, "lock"), JSON.stringify({ pid: 1, started: "1", token: "gone" }));
    await take();
  });

  it("may have a path of any length", async () => {
    const deep = join(folder, "a".repeat(80), "b".repeat(80));
    await mkdir(deep, { recursive: true });
    await take(deep);
    await expect(take(deep)).rejects.toThrow(IN_USE);
    expect(await readdir(join(folder, "a".repeat(80)))).toEqual(["b".repeat(80)]);
  });

  it("stays held if its holder does not answer properly", async () => {
    const lock = await take();
    lock.control?.handle("state", () => {
      throw new Error("no idea");
    });
    await expect(take()).rejects.toThrow(IN_USE);
  });

  it("has a lock that no other user can read", async () => {
    await take();
    expect((await stat(join(folder, "lock"))).mode & 0o077).toBe(0);
  });
});

/** An entry that belongs to no socket of this machine. */
async function stranger(): Promise<string> {
  await mkdir(join(folder, "lock"));
  const file = join(folder, "lock", "elsewhere.1");
  await writeFile(file, "");
  return file;
}

describe("a server on another machine", () => {
  it("is asked by a knock, and keeps the folder if it answers", async () => {
    const file = await stranger();
    const answering = setInterval(async () => {
      if ((await stat(file)).mtimeMs === 1000) await utimes(file, new Date(), new Date());
    }, 10);
    await expect(take()).rejects.toThrow(IN_USE);
    clearInterval(answering);
    expect(await entries()).toEqual(["elsewhere.1"]);
  });

  it("that does not answer the knock loses the folder", async () => {
    const file = await stranger();
    await take();
    await expect(stat(file)).rejects.toThrow("ENOENT");
  });

  it("gets an answer when it knocks", async () => {
    await take();
    const file = await entry();
    await utimes(file, 1, 1);
    await vi.waitFor(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(1_000_000));
    expect(onLost).not.toHaveBeenCalled();
  });

  it("that took the folder over from a frozen server makes that one end", async () => {
    await take();
    await rm(await entry());
    await vi.waitFor(() => expect(onLost).toHaveBeenCalled());
  });

  it("is what every other looks like on a file system without sockets", async () => {
    vi.spyOn(ControlSocket, "listen").mockRejectedValue(new Error("EOPNOTSUPP"));
    const lock = await take();
    expect(lock.control).toBeNull();
    await expect(take()).rejects.toThrow(IN_USE);
    vi.restoreAllMocks();
    await expect(take()).rejects.toThrow(IN_USE);
  });
});

describe("the server that holds a folder", () => {
  it("answers commands of other processes", async () => {
    const lock = await take();
    lock.control?.handle("double", (body) => Number(body) * 2);
    lock.control?.handle("fail", () => {
      throw new Error("Not today.");
    });
    expect(await askHolder(folder, "double", 21)).toEqual({ kind: "answer", value: 42 });
    expect(await askHolder(folder, "fail", null)).toEqual({ kind: "error", message: "Not today." });
    expect(await askHolder(folder, "unheard", null)).toMatchObject({ kind: "error" });
  });

  it("does not exist while no server holds the folder", async () => {
    expect(await askHolder(folder, "double", 21)).toBeNull();
    await abandoned();
    expect(await askHolder(folder, "double", 21)).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["too much of it", `"${"x".repeat(100_000)}"`],
    ["nothing", ""],
  ])("survives %s", async (_what, text) => {
    await take();
    const name = (await entries()).find((each) => each.endsWith("socket")) ?? "";
    const line = connect(join(folder, "lock", name));
    line.on("error", () => undefined).end(text);
    await new Promise((resolve) => line.resume().once("close", resolve));
    await expect(take()).rejects.toThrow(IN_USE);
  });
});
