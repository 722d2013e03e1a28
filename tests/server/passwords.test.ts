/** Setting a new password with the old one, or with a link from the operator. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { FULL_LIMITS } from "../../server/routes/limits.ts";
import { PasswordThread } from "../../server/services/PasswordThread.ts";
import { makeResetLink } from "../../server/services/resetLinks.ts";
import type { SignedInUser } from "../../src/api/wire.ts";
import { storedText } from "./storedText.ts";
import { TestServer } from "./TestServer.ts";

const OLD = "correct horse";
const NEW = "a better horse";
const HOUR_MS = 3_600_000;
const OVER = "This link doesn't work anymore. Ask the grown-up who runs this site for a new one.";

let server: TestServer;
let ann: SignedInUser;
let now: number;

beforeEach(async () => {
  now = Date.now();
  server = await TestServer.start({ limits: FULL_LIMITS, now: () => now });
  ann = await server.signUp("Ann");
});
afterEach(() => server.end());

/** The token of a new link. */
async function link(name = "Ann"): Promise<string> {
  const made = await makeResetLink(server.kept.users, name, now);
  return made?.path.split("#")[1] ?? "";
}

const look = (token: unknown) => server.call("POST /users/me/reset", { body: { token } });
const reset = (token: unknown, password: string = NEW) =>
  server.call<SignedInUser>("PUT /users/me/reset", { body: { token, password } });
const signIn = async (password: string) =>
  (await server.call("GET /users/me", { as: { username: "Ann", password } })).status;
const isSignedIn = async (user: SignedInUser) =>
  (await server.call("GET /worlds?user=me", { as: user })).status === 200;

describe("a link for a new password", () => {
  it("names its user, sets the new password, and signs out all other devices", async () => {
    const token = await link("ann@example.com");
    expect((await look(token)).body).toEqual({ username: "Ann" });
    const { status, body, headers } = await reset(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: ann.id, username: "Ann" } });
    expect(await isSignedIn(body)).toBe(true);
    expect(await isSignedIn(ann)).toBe(false);
    expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
    expect(headers.getSetCookie().join()).toMatch(/^known=/);
  });

  it("works once, even if two use it at the same time", async () => {
    const token = await link();
    const hashing = holdHashing();
    const both = ["one", "two"].map((word) => reset(token, `${word} long password`));
    await expect.poll(hashing.begun).toBe(2);
    hashing.letGo();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await look(token)).toMatchObject({ status: 404, body: { message: OVER } });
    expect(await reset(token)).toMatchObject({ status: 404, body: { message: OVER } });
  });

  it("that was made while the clock was a year ahead does not work when it is right again", async () => {
    now += 365 * 24 * HOUR_MS;
    const token = await link();
    now -= 365 * 24 * HOUR_MS;
    expect((await look(token)).status).toBe(404);
  });

  it("works for an hour and no longer", async () => {
    const token = await link();
    now += HOUR_MS - 1;
    expect((await look(token)).status).toBe(200);
    now += 1;
    expect((await look(token)).status).toBe(404);
    expect((await reset(token)).status).toBe(404);
    expect(await signIn(OLD)).toBe(200);
  });

  it("becomes invalid when a later one is made and when the password is changed", async () => {
    const first = await link();
    const second = await link();
    expect([(await look(first)).status, (await look(second)).status]).toEqual([404, 200]);
    await server.call("PUT /users/me/password", { as: { username: "Ann", password: OLD }, body: { password: NEW } });
    expect((await look(second)).status).toBe(404);
  });

  it("survives a restart, and is stored only as a digest", async () => {
    const token = await link();
    await server.stop();
    await server.open();
    const kept = await storedText(server.folder, "users");
    expect(kept).toContain("resetLink");
    expect(kept).not.toContain(token.split(".")[1]);
    expect((await reset(token)).status).toBe(200);
    expect(JSON.stringify(server.lines)).not.toContain(token.split(".")[1]);
  });

  it("stays valid if the new password is refused", async () => {
    const token = await link();
    expect(await reset(token, "short")).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/8 characters/) },
    });
    expect((await reset(token)).status).toBe(200);
  });

  it("cannot be guessed: made-up links cost no password check, and are limited", async () => {
    const token = await link();
    const bob = await server.signUp("Bob");
    const hashed = vi.spyOn(PasswordThread.prototype, "hash");
    const [id = "", secret = ""] = token.split(".");
    const madeUp = ["", "x", id, `${id}.`, `${bob.id}.${secret}`, `${id}.${"a".repeat(22)}`, `__proto__.${secret}`, 7];
    for (const other of madeUp) {
      expect((await look(other)).status).toBeGreaterThanOrEqual(400);
      expect((await reset(other)).status).toBeGreaterThanOrEqual(400);
    }
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
    for (let n = 0; n < 100; n++) await look(`${id}.${"b".repeat(22)}`);
    expect(await look(token)).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Many links.* ten minutes/) },
    });
    const elsewhere = { "x-forwarded-for": "10.1.1.1" };
    expect((await server.call("POST /users/me/reset", { body: { token }, headers: elsewhere })).status).toBe(200);
  });
});

describe("a password that is changed by the old one", () => {
  const change = (typed: string, body: object = {}, headers: Record<string, string> = {}) =>
    server.call<SignedInUser>("PUT /users/me/password", {
      as: { username: "Ann", password: typed },
      body: { password: NEW, ...body },
      headers,
    });

  it("keeps the device it is changed on and signs out all others", async () => {
    const { body: tablet } = await server.call<SignedInUser>("GET /users/me", {
      as: { username: "Ann", password: OLD },
    });
    const { status, body } = await change(OLD, { device: ann.password });
    expect({ status, body }).toEqual({ status: 200, body: ann });
    expect([await isSignedIn(ann), await isSignedIn(tablet)]).toEqual([true, false]);
    expect([await signIn(OLD), await signIn(NEW)]).toEqual([401, 200]);
  });

  it("signs in a new device if none, or another user's, is named", async () => {
    const bob = await server.signUp("Bob");
    const { body } = await change(OLD, { device: bob.password });
    expect(body.password).not.toBe(bob.password);
    expect([await isSignedIn(body), await isSignedIn(bob)]).toEqual([true, true]);
  });

  it("cannot be changed with a device secret alone, or into one that is too short", async () => {
    expect((await change(ann.password)).status).toBe(401);
    expect((await server.call("PUT /users/me/password", { body: { password: NEW } })).status).toBe(401);
    expect(await change(OLD, { password: "short" })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/8 characters/) },
    });
    expect((await change(OLD, { password: 12345678 })).status).toBe(400);
    expect(await signIn(OLD)).toBe(200);
  });

  it("has the same limit of guesses as signing in, even on a signed-in device", async () => {
    const known = (await server.call("GET /users/me", { as: ann })).headers.getSetCookie().join().split(";")[0] ?? "";
    for (let n = 0; n < 30; n++) expect((await change("wrong", {}, { cookie: known })).status).toBe(401);
    expect((await change(OLD, {}, { cookie: known })).status).toBe(429);
    expect(
      (await server.call("GET /users/me", { as: { username: "Ann", password: OLD }, headers: { cookie: known } }))
        .status,
    ).toBe(429);
  });
});

it("a sign-in with the old password that is under way fails once the password is changed", async () => {
  const token = await link();
  const hashing = holdHashing(1);
  const late = server.call("GET /users/me", { as: { username: "Ann", password: OLD } });
  await expect.poll(hashing.begun).toBe(1);
  expect((await reset(token)).status).toBe(200);
  hashing.letGo();
  expect((await late).status).toBe(401);
});

/** Holds the hashing of passwords back until released; with a number, only that of the next ones. */
function holdHashing(count = Number.POSITIVE_INFINITY) {
  const { hash } = PasswordThread.prototype;
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let waiting = 0;
  const spy = vi.spyOn(PasswordThread.prototype, "hash").mockImplementation(async function (
    this: PasswordThread,
    task,
  ) {
    waiting += 1;
    if (waiting <= count) await free;
    return hash.call(this, task);
  });
  onTestFinished(() => spy.mockRestore());
  return { letGo: () => letGo(), begun: () => spy.mock.calls.length };
}
