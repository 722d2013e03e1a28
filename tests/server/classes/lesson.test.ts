/** What goes on in a class right now: the wall, notes, looks, the pause and the teacher's stage, as events. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Class, PupilStatus, SignedInPupil } from "../../../src/api/classes.ts";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { jpeg } from "../TestServer.ts";
import { type Following, School } from "./School.ts";

let school: School;
let lee: SignedInUser;
let made: Class;
let ada: SignedInPupil;
let wall: Following;
let page: Following;

beforeEach(async () => {
  school = await School.start();
  lee = await school.person("MsLee");
  made = await school.newClass(lee);
  ada = await school.pupil(made, "Ada");
  wall = await school.follow(`/classes/${made.id}/wall`, lee);
  page = await school.follow("/classes/me/events", ada);
});
afterEach(async () => {
  wall.end();
  page.end();
  await school.server.end();
});

const call = (what: string, as: SignedInUser, body?: unknown) =>
  school.server.call(what, { as, ...(body === undefined ? {} : { body }) });
const status = (about: Partial<PupilStatus> = {}): PupilStatus => {
  return { doing: "making", handIsUp: false, worldId: null, ...about };
};

describe("the wall", () => {
  it("shows all children first, then who comes, what they do, and their picture", async () => {
    const whole = await wall.untilWall(() => true);
    expect(whole).toMatchObject({ class: { name: "Class 3b" }, lesson: { isPaused: false }, reports: 0 });
    expect(whole.tiles.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    await expect.poll(() => wall.events.some(({ data }) => JSON.stringify(data).includes('"isHere":true'))).toBe(true);
    const told = status({ doing: "stuck", rule: "Walk right", worldId: "w", worldName: "Maze", picture: jpeg(7) });
    await call("PUT /classes/me/status", ada, told);
    const tile = await wall.untilTile(({ doing }) => doing === "stuck");
    expect(tile).toMatchObject({ id: ada.id, isHere: true, rule: "Walk right", worldName: "Maze" });
    const picture = await fetch(school.server.address + (tile.picture ?? ""));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await call("PUT /classes/me/status", ada, status({ doing: "playing" }));
    expect((await wall.untilTile(({ doing }) => doing === "playing")).picture).toBe(tile.picture);
  });

  it("shows a child as away a moment after the last page is gone", async () => {
    await wall.untilTile(({ isHere }) => isHere).catch(() => null);
    page.end();
    await expect
      .poll(() => JSON.stringify(wall.events.at(-1)?.data).includes('"isHere":false'), { timeout: 12_000 })
      .toBe(true);
  }, 15_000);

  it("shows a child as away within a minute after a server with its page crashed", async () => {
    wall.end();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    page.end();
    // The server that had the page of this child is gone without a word.
    const hereUntil = new Date(Date.now() + 1500).toISOString();
    await school.server.kept.live.change(made.id, made.pupils[1]?.id ?? "", (row) => ({ ...row, hereUntil }));
    wall = await school.follow(`/classes/${made.id}/wall`, lee);
    const isBenHere = () => JSON.stringify(wall.events).split('"name":"Ben","isHere":').at(-1)?.slice(0, 4);
    await expect.poll(isBenHere).toBe("true");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    vi.advanceTimersByTime(15_000);
    await expect.poll(isBenHere).toBe("fals");
    vi.useRealTimers();
  });

  it("tells at once who tapped wrong pictures too often, and who may come in again", async () => {
    const isLocked = () => JSON.stringify(wall.events.at(-1)?.data).includes('"isLocked":true');
    await school.server.kept.users.changePupil(ada.id, (pupil) => ({ ...pupil, tries: 19 }));
    expect((await school.tap(made.code, ada.id, [7, 8, 9])).status).toBe(403);
    await expect.poll(isLocked).toBe(true);
    await call(`POST /classes/${made.id}/pupils/${ada.id}/unlock`, lee, {});
    await expect.poll(isLocked).toBe(false);
  });

  it("shows no child in a game that is not for it, whatever its page tells", async () => {
    const ben = await school.pupil(made, "Ben");
    const secret = await school.savedGame(ben, "Secret pond");
    await call("PUT /classes/me/status", ada, status({ doing: "playing", worldId: secret.id }));
    expect((await wall.untilTile(({ doing }) => doing === "playing")).worldId).toBeNull();
    const own = await school.savedGame(ada, "Mine");
    await call("PUT /classes/me/status", ada, status({ doing: "playing", worldId: own.id }));
    expect((await wall.untilTile(({ worldId }) => worldId !== null)).worldId).toBe(own.id);
  });

  it("tells at once who tapped wrong pictures five times, until the child is in or the teacher helps", async () => {
    const isWaiting = () => JSON.stringify(wall.events.at(-1)?.data).includes('"isKeptOut":true');
    const tapWrong = async () => {
      await school.server.kept.users.changePupil(ada.id, (pupil) => ({ ...pupil, tries: 4, waitsUntil: null }));
      expect((await school.tap(made.code, ada.id, [7, 8, 9])).status).toBe(429);
      await expect.poll(isWaiting).toBe(true);
    };
    await tapWrong();
    await school.server.kept.users.changePupil(ada.id, (pupil) => ({ ...pupil, waitsUntil: null }));
    expect((await school.tap(made.code, ada.id)).status).toBe(200);
    await expect.poll(isWaiting).toBe(false);
    await tapWrong();
    await call(`DELETE /classes/${made.id}/pupils/${ada.id}/pictures`, lee, {});
    await expect.poll(isWaiting).toBe(false);
  });

  it("sends nothing while nothing happens, and says nothing twice", async () => {
    await page.untilNow(() => true);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const before = wall.events.length;
    await call("PUT /classes/me/status", ada, status());
    await wall.untilTile(({ since }) => since !== null);
    for (let n = 0; n < 3; n++) await call("PUT /classes/me/status", ada, status());
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(wall.events.length).toBe(before + 1);
  });

  it("has all of it again after a restart of the server, once pages are connected and tell it", async () => {
    await call(`PUT /classes/${made.id}/lesson`, lee, { isPaused: true });
    await page.untilNow(({ isPaused }) => isPaused);
    await school.server.stop();
    await school.server.open();
    page = await school.follow("/classes/me/events", ada);
    wall = await school.follow(`/classes/${made.id}/wall`, lee);
    expect((await page.untilNow(() => true)).isPaused).toBe(true);
    await call("PUT /classes/me/status", ada, status({ doing: "playing", handIsUp: true }));
    await expect.poll(() => JSON.stringify(wall.events).includes('"doing":"playing"')).toBe(true);
  });
});

describe("a pupil's page", () => {
  it("gets a note, which waits until OK, also through a restart", async () => {
    await call(`PUT /classes/${made.id}/pupils/${ada.id}/note`, lee, { text: " Look at  what is on your right. " });
    const { note } = await page.untilNow(({ note }) => note !== null);
    expect(note?.text).toBe("Look at what is on your right.");
    await school.server.stop();
    await school.server.open();
    expect((await call("GET /classes/me", ada)).body).toMatchObject({ teacher: "MsLee", note });
    await call(`DELETE /classes/me/notes/${note?.id}`, ada, {});
    expect((await call("GET /classes/me", ada)).body).toMatchObject({ note: null });
  });

  it("gets notes one after the other, the oldest first, and an OK that comes twice is for one of them", async () => {
    const send = (text: string) => call(`PUT /classes/${made.id}/pupils/${ada.id}/note`, lee, { text });
    for (const text of ["First.", "Second."]) await send(text);
    const { note } = await page.untilNow(({ note }) => note !== null);
    expect(note?.text).toBe("First.");
    for (let time = 0; time < 2; time++) await call(`DELETE /classes/me/notes/${note?.id}`, ada, {});
    expect((await page.untilNow(({ note }) => note?.text !== "First." && note !== null)).note?.text).toBe("Second.");
    const ben = await school.pupil(made, "Ben");
    const second = (await call("GET /classes/me", ada)).body as { readonly note?: { readonly id: string } };
    await call(`DELETE /classes/me/notes/${second.note?.id}`, ben, {});
    expect((await call("GET /classes/me", ada)).body).toMatchObject({ note: { text: "Second." } });
    for (let n = 0; n < 9; n++) expect((await send(`Note ${n}`)).status).toBe(200);
    expect((await send("One too many.")).status).toBe(409);
  });

  it("knows whether the teacher has the wall open, and so would see a hand", async () => {
    expect((await page.untilNow(({ hasWall }) => hasWall)).hasWall).toBe(true);
    page.events.splice(0);
    wall.end();
    await page.untilNow(({ hasWall }) => !hasWall);
    wall = await school.follow(`/classes/${made.id}/wall`, lee);
    page.events.splice(0);
    await page.untilNow(({ hasWall }) => hasWall);
  });

  it("learns that the teacher looks, which takes the hand down and ends with the wall", async () => {
    await call("PUT /classes/me/status", ada, status({ handIsUp: true }));
    await wall.untilTile(({ handSince }) => handSince !== null);
    expect((await page.untilNow(({ handIsUp }) => handIsUp)).isLookedAt).toBe(false);
    await call(`PUT /classes/${made.id}/pupils/${ada.id}/look`, lee, { isLooking: true });
    expect((await page.untilNow(({ isLookedAt }) => isLookedAt)).handIsUp).toBe(false);
    await call("PUT /classes/me/status", ada, { doing: "making", worldId: null });
    expect((await call("GET /classes/me", ada)).body).toMatchObject({ handIsUp: false });
    const count = page.events.length;
    wall.end();
    await expect.poll(() => page.events.length).toBeGreaterThan(count);
    expect(page.events.at(-1)?.data).toMatchObject({ isLookedAt: false });
  });

  it("sees the teacher's stage while everybody looks here", async () => {
    await call(`PUT /classes/${made.id}/lesson`, lee, { isLookingHere: true });
    await call(`PUT /classes/${made.id}/stage`, lee, { picture: jpeg(9) });
    const { stage } = await page.untilNow(({ stage }) => stage !== null);
    expect((await fetch(school.server.address + (stage ?? ""))).status).toBe(200);
    await call(`PUT /classes/${made.id}/lesson`, lee, { isLookingHere: false });
    const count = page.events.length;
    await expect.poll(() => page.events.length).toBeGreaterThanOrEqual(count);
    expect((await call("GET /classes/me", ada)).body).toMatchObject({ isLookingHere: false, stage: null });
  });

  it("is free again when the wall is closed while everybody looks here", async () => {
    await call(`PUT /classes/${made.id}/lesson`, lee, { isLookingHere: true });
    await page.untilNow(({ isLookingHere }) => isLookingHere);
    page.events.splice(0);
    wall.end();
    await page.untilNow(({ isLookingHere }) => !isLookingHere);
  });

  it("is cut off when its child gets new pictures, signs out or leaves", async () => {
    await page.untilNow(() => true);
    await school.handedPictures(lee, made);
    await expect.poll(() => page.isOver).toBe(true);
    await expect(school.follow("/classes/me/events", ada)).rejects.toThrow("401");
  });
});
