/** Passwords are hashed in threads: their results, their low priority, and what happens when one dies. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FULL_COST, PasswordHasher } from "../../server/services/PasswordHasher.ts";
import { CHEAP } from "./TestServer.ts";

/** The hash of an account from before there were threads. */
const KEPT = { salt: "MDEyMzQ1Njc4OWFiY2RlZg==", hash: "G4W5nQ2B6hYm0OghZ5oPEuCjIl8I+Sp+hh15UA5iu+g=", ...FULL_COST };
const PROGRAM = `
  import { PasswordHasher } from "./server/services/PasswordHasher.ts";
  const { salt, hash, ...cost } = await new PasswordHasher({ N: 16, r: 8, p: 1 }).hash("correct horse");
  console.log(cost);
`;

const given = vi.spyOn(Worker.prototype, "postMessage");
const threads = (): Worker[] => given.mock.contexts as Worker[];
let hasher: PasswordHasher;

beforeEach(() => {
  given.mockClear();
  hasher = new PasswordHasher(CHEAP);
});

describe("a password", () => {
  it("is right in any Unicode form of its letters, and wrong otherwise", async () => {
    const known = await hasher.hash("caf\u00e9 horse");
    expect(known).toMatchObject(CHEAP);
    expect(await hasher.check("cafe\u0301 horse", known)).toBe(true);
    expect(await hasher.check("cafe horse", known)).toBe(false);
    expect(await hasher.check("caf\u00e9 horse", undefined)).toBe(false);
    expect(await hasher.check("correct horse", KEPT)).toBe(true);
  });

  it("starts one thread if few sign in, and never more than two", async () => {
    for (let n = 0; n < 3; n++) await hasher.hash("one after another");
    expect(new Set(threads()).size).toBe(1);
    await Promise.all(Array.from({ length: 20 }, () => hasher.hash("all at once")));
    expect(new Set(threads()).size).toBe(2);
  });

  it("keeps the process alive only while a caller waits", async () => {
    const args = ["--import", "tsx", "--input-type=module", "-e", PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain("N: 16");
  });

  it.runIf(process.platform === "linux")("gives way to everything else that the server does", async () => {
    const before = niceOfThreads();
    await Promise.all([hasher.hash("one"), hasher.hash("two")]);
    const after = niceOfThreads();
    const mine = before.get(String(process.pid)) ?? 0;
    const begun = [...after].filter(([thread, nice]) => !before.has(thread) && nice === Math.max(mine, 10));
    expect(begun).toHaveLength(2);
    for (const [thread, nice] of before) expect(after.get(thread) ?? nice).toBe(nice);
  });
});

describe("a thread that dies", () => {
  it("asks its caller to try again, and the next ones are checked", async () => {
    const checks = Array.from({ length: 5 }, () => hasher.check("correct horse", KEPT));
    await vi.waitFor(() => expect(threads()).toHaveLength(2));
    await threads()[0]?.terminate();
    await expect(checks[0]).rejects.toMatchObject({
      status: 503,
      seconds: 1,
      message: expect.stringMatching(/couldn't check your password/),
    });
    expect(await Promise.all(checks.slice(1))).toEqual([true, true, true, true]);
  });

  it("tells the log why, and affects nothing else", async () => {
    const cause = { code: "ERR_CRYPTO_INVALID_SCRYPT_PARAMS" };
    await expect(hasher.check("correct horse", { ...KEPT, N: 3 })).rejects.toMatchObject({ status: 503, cause });
    expect(await hasher.check("correct horse", await hasher.hash("correct horse"))).toBe(true);
  });
});

/** The nice value of each thread of this process; a higher one has less priority. */
function niceOfThreads(): Map<string, number> {
  const stat = (thread: string): string => readFileSync(`/proc/self/task/${thread}/stat`, "utf8").split(") ")[1] ?? "";
  return new Map(readdirSync("/proc/self/task").map((thread) => [thread, Number(stat(thread).split(" ")[16])]));
}
