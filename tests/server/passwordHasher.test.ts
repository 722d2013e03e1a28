/** Passwords are hashed beside the server's other work: what is answered, how many at once, and what happens when one cannot be hashed. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FULL_COST, PasswordHasher } from "../../server/services/PasswordHasher.ts";
import { CHEAP } from "./TestServer.ts";

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock("node:crypto", async (original) => {
  const real = await original<typeof import("node:crypto")>();
  const scrypt = (...given: unknown[]): void => {
    const done = given.pop() as (...result: unknown[]) => void;
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    Reflect.apply(real.scrypt, null, [
      ...given,
      (...result: unknown[]) => {
        running.now -= 1;
        done(...result);
      },
    ]);
  };
  return { ...real, scrypt };
});

/** As an account of the first server has it. */
const KEPT = { salt: "MDEyMzQ1Njc4OWFiY2RlZg==", hash: "G4W5nQ2B6hYm0OghZ5oPEuCjIl8I+Sp+hh15UA5iu+g=", ...FULL_COST };
const PROGRAM = `
  import { PasswordHasher } from "./server/services/PasswordHasher.ts";
  const { salt, hash, ...cost } = await new PasswordHasher({ N: 16, r: 8, p: 1 }).hash("correct horse");
  console.log(cost);
`;

let hasher: PasswordHasher;

beforeEach(() => {
  Object.assign(running, { now: 0, most: 0 });
  hasher = new PasswordHasher(CHEAP);
});

describe("a password", () => {
  it("is right as it was typed, in whatever form its letters came, and wrong otherwise", async () => {
    const known = await hasher.hash("caf\u00e9 horse");
    expect(known).toMatchObject(CHEAP);
    expect(await hasher.check("cafe\u0301 horse", known)).toBe(true);
    expect(await hasher.check("cafe horse", known)).toBe(false);
    expect(await hasher.check("caf\u00e9 horse", undefined)).toBe(false);
    expect(await hasher.check("correct horse", KEPT)).toBe(true);
  });

  it("waits while two others are hashed", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => hasher.hash("all at once", { address: `${n}`, isKnown: false })),
    );
    expect(running).toEqual({ now: 0, most: 2 });
  });

  it("keeps the program alive as long as somebody waits for it, and no longer", async () => {
    const args = ["--import", "tsx", "--input-type=module", "-e", PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain("N: 16");
  });

  it("that cannot be hashed sends its caller away for a moment, tells the log why, and those behind it are checked", async () => {
    const broken = Promise.allSettled(
      Array.from({ length: 3 }, () => hasher.check("correct horse", { ...KEPT, N: 3 })),
    );
    const known = await hasher.hash("correct horse");
    const checks = Array.from({ length: 5 }, () => hasher.check("correct horse", known));
    const cause = { code: "ERR_CRYPTO_INVALID_SCRYPT_PARAMS" };
    const reason = { status: 503, seconds: 1, cause, message: expect.stringMatching(/try again/) };
    for (const ended of await broken) expect(ended).toMatchObject({ status: "rejected", reason });
    expect(await Promise.all(checks)).toEqual(checks.map(() => true));
  });
});
