/**
 * Guessing names and passwords: every wrong try gets the same message and costs the same work, tries are few, and no child is locked out by
 * another.
 */
import { afterEach, describe, expect, it, vi } from "vitest";
import { FULL_LIMITS } from "../../../server/routes/limits.ts";
import { RetryLater } from "../../../server/services/HttpError.ts";
import { FULL_COST, PasswordHasher } from "../../../server/services/PasswordHasher.ts";
import { AddressWaits, PasswordQueue } from "../../../server/services/PasswordQueue.ts";
import { PasswordThread } from "../../../server/services/PasswordThread.ts";
import { CHEAP, TestServer } from "../TestServer.ts";

const hashed = vi.spyOn(PasswordThread.prototype, "hash");
const costs = (): object[] => hashed.mock.calls.map(([{ cost }]) => cost);

const PATIENTLY = { timeout: 20_000 };

const GUESSED_NAME = expect.stringMatching(
  /for this name many times. Maybe it was not you!.* ten minutes.* still sign in on a device you used before/,
);

let server: TestServer;
afterEach(() => server?.end());

async function start(limits = FULL_LIMITS): Promise<void> {
  server = await TestServer.start({ limits });
  await server.signUp("Ann");
  hashed.mockClear();
}

function tryPassword(username: string, password: string, forwarded?: string, cookie?: string) {
  const headers: Record<string, string> = {
    ...(forwarded && { "x-forwarded-for": forwarded }),
    ...(cookie && { cookie }),
  };
  return server.call<{ message: string }>("GET /users/me", { as: { username, password }, headers });
}

describe("a wrong try", () => {
  it("costs the same and gets the same answer, whether or not the name exists", async () => {
    await start();
    const answers = [];
    for (const name of ["Ann", "ann@example.com", "Nobody", "nobody@example.com", "", "__proto__", "x".repeat(5000)]) {
      hashed.mockClear();
      answers.push(await tryPassword(name, "wrong horse"));
      expect(costs()).toEqual([CHEAP]);
    }
    for (const { status, text, headers } of answers) {
      expect(status).toBe(401);
      expect(text).toBe(answers[0]?.text);
      expect([...headers.keys()]).toEqual([...(answers[0]?.headers.keys() ?? [])]);
      expect(headers.get("www-authenticate")).toBeNull();
    }
  });

  it("of a device secret costs no password check at all", async () => {
    await start();
    for (let n = 0; n < 50; n++) expect((await tryPassword("Ann", `device.${"x".repeat(43)}`)).status).toBe(401);
    expect(costs()).toEqual([]);
  });

  it("costs the full price by default", async () => {
    hashed.mockClear();
    await new PasswordHasher(FULL_COST).check("wrong horse", undefined);
    expect(costs()).toEqual([{ N: 32_768, r: 8, p: 3 }]);
  });
});

describe("many wrong tries", () => {
  it("of one name are refused after thirty, from any address, whether or not the name exists", async () => {
    await start();
    for (const name of ["Ann", "Nobody"]) {
      for (let n = 0; n < 30; n++) expect((await tryPassword(name, "wrong", `10.1.1.${n}`)).status).toBe(401);
      hashed.mockClear();
      const answer = await tryPassword(` ${name.toUpperCase()} `, "wrong", "10.2.2.2");
      expect(answer).toMatchObject({ status: 429, body: { error: "Too Many Requests", message: GUESSED_NAME } });
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(500);
      expect(costs()).toEqual([]);
    }
  });

  it("also count in the header of other calls", async () => {
    await start();
    for (let n = 0; n < 30; n++) {
      await server.call("GET /worlds/explore", { as: { username: "Ann", password: `guess ${n}` } });
    }
    expect((await server.call("GET /worlds?user=Ann", { as: { username: "Ann", password: "x" } })).status).toBe(429);
  });

  it("of all names are refused after a hundred from one address, but not from another", async () => {
    await start();
    for (let n = 0; n < 100; n++) expect((await tryPassword(`child-${n}`, "wrong", "10.1.1.1")).status).toBe(401);
    const message = expect.stringMatching(
      /came from your internet connection. Maybe not from you!.* ten minutes.* still sign in on a device you used before/,
    );
    expect(await tryPassword("one-more", "wrong", "10.1.1.1")).toMatchObject({ status: 429, body: { message } });
    expect((await tryPassword("one-more", "wrong", "10.1.1.2")).status).toBe(401);
    expect((await tryPassword("Ann", "correct horse", "10.1.1.2")).status).toBe(200);
  });

  it("do not affect a signed-in device", async () => {
    await start();
    const { body: ann } = await server.call<{ username: string; password: string }>("GET /users/me", {
      as: { username: "Ann", password: "correct horse" },
    });
    for (let n = 0; n < 40; n++) await tryPassword("Ann", "wrong");
    expect((await server.call("GET /worlds?user=me", { as: ann })).status).toBe(200);
    expect((await server.call("GET /users/me", { as: ann })).status).toBe(200);
  });

  it("are not counted for a class that signs in correctly at once from one address with one name", async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryPassword("Ann", "correct horse")));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect((await tryPassword("Ann", "correct horse")).status).toBe(200);
  });
});

describe("the names of one account", () => {
  const NAMES = async () => ["Ann", "ann@example.com", (await server.call<{ id: string }>("GET /users/Ann")).body.id];

  it("share one count: after thirty wrong tries in all, not even the right password works", async () => {
    await start();
    for (const name of await NAMES()) {
      for (let n = 0; n < 10; n++) expect((await tryPassword(name, "wrong", `10.1.1.${n}`)).status).toBe(401);
    }
    for (const name of await NAMES()) expect((await tryPassword(name, "correct horse", "10.2.2.2")).status).toBe(401);
  });

  it("do not reveal that they belong to one account: each answers like an unknown name, even if another is used up", async () => {
    await start();
    await server.signUp("Bob");
    const burn = async (name: string) => {
      for (let n = 0; n < 31; n++) await tryPassword(name, "wrong", `10.1.${n}.1`);
    };
    const looks = async (name: string) => {
      hashed.mockClear();
      const { status, text, headers } = await tryPassword(name, "wrong", "10.2.2.2");
      return { status, text, headers: [...headers.keys()], costs: costs() };
    };
    await burn("Ann");
    const unknown = await looks("stranger@example.com");
    expect(unknown).toMatchObject({ status: 401, costs: [CHEAP] });
    expect(await looks("ann@example.com")).toEqual(unknown);
    await burn("bob@example.com");
    expect(await looks("Bob")).toEqual(unknown);
  });
});

describe("a device on which a child signed in before", () => {
  let cookie: string;

  async function startKnown(): Promise<void> {
    await start();
    cookie = cookieIn(await tryPassword("Ann", "correct horse"));
  }

  function cookieIn({ headers }: { readonly headers: Headers }): string {
    return headers.getSetCookie().join().split(";")[0] ?? "";
  }

  /** From as many addresses as needed, by all names. */
  async function strangersUseUpAllTries(): Promise<void> {
    for (const name of ["Ann", "ann@example.com"]) {
      for (let n = 0; n < 35; n++) await tryPassword(name, "wrong", `10.1.1.${n}`);
    }
    for (let n = 0; n < 110; n++) await tryPassword(`child-${n}`, "wrong");
  }

  it("can always sign in, also after signing out, whatever strangers do, even from its own address", async () => {
    await startKnown();
    const { body: ann } = await tryPassword("Ann", "correct horse", undefined, cookie);
    const left = await server.call("DELETE /users/me/session", { as: ann as never });
    expect(cookieIn(left)).toMatch(/^known=/);
    await strangersUseUpAllTries();
    expect(await tryPassword("Ann", "correct horse", "10.4.4.4")).toMatchObject({
      status: 429,
      body: { message: GUESSED_NAME },
    });
    for (const name of ["Ann", "ann@example.com"]) {
      expect((await tryPassword(name, "correct horse", undefined, cookie)).status).toBe(200);
    }
  });

  it("is not recognized by a made-up mark or that of another child", async () => {
    await startKnown();
    const bob = await server.signUp("Bob");
    const bobs = cookieIn(await server.call("GET /users/me", { as: bob }));
    await strangersUseUpAllTries();
    const [device = ""] = cookie.split(".");
    for (const other of [bobs, device, `${device}.${"a".repeat(22)}`, "known=", `known=${"x".repeat(9000)}`]) {
      expect((await tryPassword("Ann", "correct horse", "10.3.3.3", other)).status).toBe(429);
    }
  });

  it("has its own thirty tries, so that a thief cannot guess without limit", async () => {
    await startKnown();
    for (let n = 0; n < 30; n++) expect((await tryPassword("Ann", "wrong", undefined, cookie)).status).toBe(401);
    const message = expect.stringMatching(/on this device. Please wait ten minutes/);
    const right = await tryPassword("Ann", "correct horse", undefined, cookie);
    expect(right).toMatchObject({ status: 429, body: { message } });
    expect((await tryPassword("Ann", "correct horse")).status).toBe(200);
  });

  it("keeps the marks of all its users in a cookie that no script can read and only sign-in receives", async () => {
    await startKnown();
    await server.signUp("Bob");
    const answer = await tryPassword("Bob", "correct horse", undefined, cookie);
    expect(answer.headers.getSetCookie().join()).toMatch(/; Path=\/users; .*HttpOnly; SameSite=Strict$/);
    const both = cookieIn(answer);
    expect(both).toHaveLength(cookie.length + 23);
    await strangersUseUpAllTries();
    for (const name of ["Ann", "Bob"]) {
      expect((await tryPassword(name, "correct horse", undefined, both)).status).toBe(200);
    }
  });
});

describe("one address that has many passwords checked at once", () => {
  it("alternates with a child elsewhere, and tries beyond its share count as wrong", async () => {
    await start();
    const queued = vi.spyOn(PasswordQueue.prototype, "wait");
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    hashed.mockImplementation(() => released.then(() => Buffer.alloc(32).toString("base64")));
    const statuses: number[] = [];
    const crowd = Array.from({ length: 130 }, async (_, n) => {
      statuses.push((await tryPassword(`child-${n}`, `guess ${n}`, "10.1.1.1")).status);
    });
    // Two are being hashed and forty wait; all others have been answered.
    await expect.poll(() => statuses.length, PATIENTLY).toBe(88);
    const child = tryPassword("Ann", "correct horse", "10.2.2.2");
    await expect.poll(() => queued.mock.lastCall?.[0].address, PATIENTLY).toBe("10.2.2.2");
    hashed.mockReset();
    release();
    expect((await child).status).toBe(200);
    await Promise.all(crowd);
    expect(hashed.mock.calls.findIndex(([{ password }]) => password === "correct horse")).toBeLessThan(3);
    expect((await tryPassword("one-more", "wrong", "10.1.1.1")).status).toBe(429);
  });
});

describe("waiting callers", () => {
  const ofAll = { address: "10.1.1.1", isKnown: false };

  it("are served every other time if the account knows their device, and otherwise one address after the other", async () => {
    const queue = new PasswordQueue();
    const order: string[] = [];
    const wait = (name: string, address: string, isKnown = false): void =>
      void queue.wait({ address, isKnown }).then(() => order.push(name));
    for (const name of ["a1", "a2", "a3"]) wait(name, "a");
    wait("b1", "b");
    wait("known1", "a", true);
    wait("known2", "c", true);
    while (queue.giveToNext(new PasswordThread())) await Promise.resolve();
    expect(order).toEqual(["known1", "a1", "known2", "b1", "a2", "a3"]);
  });

  it("are at most forty of one address, and give way to a new address if all places are taken", async () => {
    const queue = new PasswordQueue();
    const refused: unknown[] = [];
    for (const address of ["10.1.1.1", "10.1.1.2", "10.1.1.3"]) {
      for (let n = 0; n < 40; n++) queue.wait({ ...ofAll, address }).catch((error) => refused.push(error));
    }
    expect(() => queue.wait(ofAll)).toThrow(AddressWaits);
    void queue.wait({ ...ofAll, address: "10.2.2.2" });
    await Promise.resolve();
    expect(refused).toMatchObject([{ status: 503, seconds: 15 }]);
  });
});

it("a try refused by a full queue does not count", async () => {
  await start({ ...FULL_LIMITS, wrongPasswordsOfName: 5, wrongPasswordsOfAddress: 5 });
  const message = "Lots of people are signing in right now.";
  hashed.mockRejectedValue(new RetryLater(503, message, 15));
  for (let n = 0; n < 10; n++) expect((await tryPassword("Ann", "correct horse")).status).toBe(503);
  hashed.mockRestore();
  expect((await tryPassword("Ann", "correct horse")).status).toBe(200);
});

describe("signing up", () => {
  it("is limited to several classes in an hour, and works again later", async () => {
    await start({ ...FULL_LIMITS, signUpsPerHour: 3 });
    await server.signUp("Bob");
    await server.signUp("Cleo");
    const body = { username: "Dora", password: "long enough", email: "dora@example.com" };
    const answer = await server.call("POST /users", { body });
    expect(answer).toMatchObject({ status: 429, body: { message: expect.stringMatching(/try again later/) } });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
    const elsewhere = { "x-forwarded-for": "10.1.1.1" };
    expect((await server.call("POST /users", { body, headers: elsewhere })).status).toBe(200);
  });

  it("cannot be used to find out whose e-mail addresses have an account", async () => {
    await start({ ...FULL_LIMITS, usedEmailsPerHour: 3 });
    const ask = async (username: string, email: string) => {
      const body = { username, password: "long enough", email };
      return (await server.call("POST /users", { body })).status;
    };
    for (let n = 0; n < 10; n++) expect(await ask(`new-${n}`, `new-${n}@example.com`)).toBe(200);
    for (let n = 0; n < 10; n++) expect(await ask("Ann", `other-${n}@example.com`)).toBe(409);
    for (let n = 0; n < 3; n++) expect(await ask(`guess-${n}`, "ann@example.com")).toBe(409);
    expect(await ask("guess-4", "ann@example.com")).toBe(429);
  });

  it("cannot be used to ask for one name again and again", async () => {
    await start();
    const body = { username: "Ann", password: "long enough", email: "x@example.com" };
    const statuses = [];
    for (let n = 0; n < 35; n++) statuses.push((await server.call("POST /users", { body })).status);
    expect(new Set(statuses.slice(0, 29))).toEqual(new Set([409]));
    expect(statuses.at(-1)).toBe(429);
  });
});

it("too many passwords at once are refused with a time to try again, and the rest are checked", async () => {
  await start({ ...FULL_LIMITS, wrongPasswordsOfName: 1000, wrongPasswordsOfAddress: 1000 });
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => tryPassword(`child-${n}`, "wrong")));
  const sentAway = answers.filter(({ status }) => status === 503);
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
  for (const { headers, body } of sentAway) {
    expect(headers.get("retry-after")).toBe("15");
    expect(body.message).toMatch(/again in a moment/);
  }
});
