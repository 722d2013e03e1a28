/** What its caller drops before the answer: what was checked by then counts as tried, and nothing else does. */
import { afterEach, expect, it, vi } from "vitest";
import { FULL_LIMITS, type Limits } from "../../../server/routes/limits.ts";
import { PasswordQueue } from "../../../server/services/PasswordQueue.ts";
import { PasswordThread } from "../../../server/services/PasswordThread.ts";
import { headOf, RawCall } from "../load/RawCall.ts";
import { basic, TestServer } from "../TestServer.ts";

const PATIENTLY = { timeout: 20_000 };
const { hash } = PasswordThread.prototype;
let server: TestServer;
afterEach(() => server?.end());

const MANY = 6;
const HERE = 1;
const headers = { "x-forwarded-for": `192.0.2.${HERE}` };
const HALF = { "Content-Type": "application/json", "Content-Length": 1000 };
const few = {
  signUpsPerHour: MANY,
  usedEmailsPerHour: MANY,
  wrongPasswordsOfName: MANY,
  wrongPasswordsOfAddress: MANY,
};

async function startStrict(limits: Partial<Limits> = {}): Promise<void> {
  server = await TestServer.start({ limits: { ...FULL_LIMITS, ...few, ...limits } });
  await server.signUp("Ann");
}

/** As many passwords as are checked at once. */
const CHECKED = 2;

function signInAs(username: string, password: string) {
  return server.call("GET /users/me", { as: { username, password }, headers });
}

/** Sooner or later: a dropped try counts until the server is done with it. */
async function expectSignedIn(): Promise<void> {
  await expect.poll(async () => (await signInAs("Ann", "correct horse")).status, PATIENTLY).toBe(200);
}

/** Resolves when all are over for the server. */
async function begin(text: string, count = MANY): Promise<{ readonly drop: () => Promise<void> }> {
  const before = server.lines.length;
  const cut = (): number => server.lines.slice(before).filter(({ isCutOff }) => isCutOff === true).length;
  const calls = await Promise.all(Array.from({ length: count }, () => RawCall.start(server.address, text)));
  // Whatever counts has been counted by then.
  for (let n = 0; n < 3; n++) await server.call("GET /about", { headers });
  const drop = async (): Promise<void> => {
    await Promise.all(calls.map((call) => call.close()));
    await expect.poll(cut, PATIENTLY).toBe(count);
  };
  return { drop };
}

/** Calls whose passwords are checked only after their callers are gone. */
async function dropWhileChecked(text: string, count: number): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const checking = vi.spyOn(PasswordThread.prototype, "hash").mockImplementation(async function (
    this: PasswordThread,
    task,
  ) {
    await released;
    return hash.call(this, task);
  });
  const waiting = vi.spyOn(PasswordQueue.prototype, "wait");
  const { drop } = await begin(text, count);
  await expect.poll(() => checking.mock.calls.length + waiting.mock.calls.length, PATIENTLY).toBe(count);
  await drop();
  release();
  const done = (): number => checking.mock.settledResults.filter(({ type }) => type === "fulfilled").length;
  await expect.poll(done, PATIENTLY).toBe(CHECKED);
  vi.restoreAllMocks();
  for (let n = 0; n < 3; n++) await server.call("GET /about", { headers });
}

it("a dropped call does not count as a sign-up, so that others behind the address need not wait", async () => {
  await startStrict();
  await (await begin(`${headOf("POST /users", HERE, HALF)}{`)).drop();
  const body = { username: "Dora", password: "long enough", email: "dora@example.com" };
  expect((await server.call("POST /users", { body, headers })).status).toBe(200);
});

it("a dropped call does not count as a wrong link", async () => {
  await startStrict();
  await (await begin(`${headOf("PUT /users/me/reset", HERE, HALF)}{`)).drop();
  expect((await server.call("POST /users/me/reset", { body: { token: "x" }, headers })).status).toBe(404);
});

it("a dropped call does not count as a wrong password if the password was right and the change never came", async () => {
  await startStrict();
  const authorization = { Authorization: basic("Ann", "correct horse") };
  await (await begin(`${headOf("PUT /users/me/password", HERE, { ...HALF, ...authorization })}{`)).drop();
  await expectSignedIn();
});

it("a dropped call does not count as a wrong password if it turns out right", async () => {
  await startStrict({ wrongPasswordsOfName: CHECKED });
  await dropWhileChecked(headOf("GET /users/me", HERE, { Authorization: basic("Ann", "correct horse") }), CHECKED);
  await expectSignedIn();
});

it.each(["/users/me", "/worlds/explore"])(
  "a dropped call counts as a wrong password if it turns out wrong (%s)",
  async (path) => {
    await startStrict({ wrongPasswordsOfName: CHECKED });
    await dropWhileChecked(headOf(`GET ${path}`, HERE, { Authorization: basic("Ann", "wrong horse") }), CHECKED);
    expect((await signInAs("Ann", "correct horse")).status).toBe(429);
  },
);

it("a dropped call that was still waiting is not checked, and does not count as a wrong password", async () => {
  await startStrict();
  await dropWhileChecked(headOf("GET /users/me", HERE, { Authorization: basic("Ann", "wrong horse") }), MANY);
  for (let n = CHECKED; n < MANY; n++) expect((await signInAs("Ann", "wrong horse")).status).toBe(401);
  expect((await signInAs("Ann", "correct horse")).status).toBe(429);
});
