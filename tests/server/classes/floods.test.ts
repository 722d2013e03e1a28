/** One who floods a call from the address of a whole school, and the others there who go on. */
import { afterEach, describe, expect, it } from "vitest";
import { FULL_LIMITS } from "../../../server/routes/limits.ts";
import type { Class, Door } from "../../../src/api/classes.ts";
import { School } from "./School.ts";

let school: School;

const start = async (limits: Partial<typeof FULL_LIMITS>) => {
  school = await School.start({ limits: { ...FULL_LIMITS, ...limits } });
  const lee = await school.person("MsLee");
  return { lee, made: await school.newClass(lee) };
};
afterEach(() => school.server.end());

describe("reports", () => {
  const statusesOf = async (times: number, report: () => Promise<{ readonly status: number }>) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push((await report()).status);
    return statuses;
  };

  const reporters = async (limits: Parameters<typeof start>[0]) => {
    const { lee, made } = await start(limits);
    const { id } = await school.savedGame(lee, "Maze");
    await school.server.call(`PUT /worlds/${id}`, { as: lee, body: { published: true } });
    const body = { worldId: id, reason: "mean" };
    return { ada: await school.pupil(made, "Ada"), ben: await school.pupil(made, "Ben"), body };
  };

  it("of one child who floods are refused, and those of its classmates and of visitors are taken", async () => {
    const { ada, ben, body } = await reporters({ reportsPerHour: 3, reportsOfAddressPerHour: 100 });
    expect(await statusesOf(5, () => school.server.call("POST /reports", { as: ada, body }))).toEqual([
      200, 200, 200, 429, 429,
    ]);
    expect((await school.server.call("POST /reports", { as: ben, body })).status).toBe(200);
    expect(await statusesOf(4, () => school.server.call("POST /reports", { body }))).toEqual([200, 200, 200, 429]);
    expect((await school.server.call("POST /reports", { as: ben, body })).status).toBe(200);
  });

  it("of many accounts at one address are limited too", async () => {
    const { ada, ben, body } = await reporters({ reportsPerHour: 3, reportsOfAddressPerHour: 4 });
    await statusesOf(9, () => school.server.call("POST /reports", { as: ada, body }));
    expect(await statusesOf(2, () => school.server.call("POST /reports", { as: ben, body }))).toEqual([200, 429]);
  });
});

describe("a code guessed far too often at one address", () => {
  const look = async (code: string, known?: string) =>
    (await school.server.call(`GET /classes/door/${code}${known ? `?known=${known}` : ""}`)).status;
  const guess = async (times: number) => {
    for (let n = 0; n < times; n++) await look("BABABA");
    return look("BABABA");
  };
  const keyOf = async ({ code }: Class) => (await school.server.call<Door>(`GET /classes/door/${code}`)).body.key;
  /** The server forgets what it had counted, and which doors were found from where. */
  const restart = async () => {
    await school.server.stop();
    await school.server.open();
  };

  it("keeps strangers out, and lets a device in that was at this door before, also when the server has started again", async () => {
    const { made } = await start({ wrongCodesOfAddress: 3 });
    const key = await keyOf(made);
    await restart();
    expect(await guess(3)).toBe(429);
    expect(await look(made.code)).toBe(429);
    expect(await look(made.code, "x".repeat(key.length))).toBe(429);
    expect(await look(made.code, key)).toBe(200);
    expect((await school.server.call(`POST /classes/door/${made.code}?known=${key}`, { body: {} })).status).toBe(400);
  });

  it("lets all others in where one device that knew the door has come in, or where the teacher is", async () => {
    const { lee, made } = await start({ wrongCodesOfAddress: 3 });
    const key = await keyOf(made);
    await restart();
    await guess(3);
    await look(made.code, key);
    expect(await look(made.code)).toBe(200);
    await restart();
    expect(await guess(3)).toBe(429);
    await school.server.call(`GET /classes/${made.id}`, { as: lee });
    expect(await look(made.code)).toBe(200);
  });

  it("stays shut for all but known devices when guessing goes on, so that no class can be told by its answer", async () => {
    const { made } = await start({ wrongCodesOfAddress: 3, codesOfAddress: 8 });
    const key = await keyOf(made);
    expect(await guess(6)).toBe(429);
    expect(await look(made.code)).toBe(200);
    await guess(2);
    expect(await look(made.code)).toBe(429);
    expect(await look(made.code, key)).toBe(200);
  });

  it("is not opened by the key of a code that was changed", async () => {
    const { lee, made } = await start({ wrongCodesOfAddress: 3 });
    const key = await keyOf(made);
    const { body } = await school.server.call<Class>(`POST /classes/${made.id}/code`, { as: lee, body: {} });
    await restart();
    await guess(3);
    expect(await look(body.code, key)).toBe(429);
  });
});
