/** What somebody tries who means ill, or comes at a bad moment: with another's session, after it is over, or in floods. */
import { connect } from "node:net";
import express from "express";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendEvents } from "../../../server/routes/eventStream.ts";
import type { Follower } from "../../../server/services/classes/ClassStreams.ts";
import type { Class, SignedInPupil } from "../../../src/api/classes.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { jpeg } from "../TestServer.ts";
import { School } from "./School.ts";

let school: School;
let ann: SignedInUser;
let made: Class;
let ada: SignedInPupil;

beforeEach(async () => {
  school = await School.start();
  ann = await school.person("Ann");
  await school.server.kept.users.setTeacher(ann.id, true);
  made = await school.newClass(ann);
  ada = await school.pupil(made, "Ada");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await school.server.end();
});

const call = <Body = Record<string, unknown>>(what: string, as: SignedInUser, body?: unknown) =>
  school.server.call<Body>(what, { as, ...(body === undefined ? {} : { body }) });
const status = { doing: "making", handIsUp: false, worldId: null };

describe("a wall", () => {
  it("ends when its teacher gets a new password, so that nobody goes on watching with the old one", async () => {
    const wall = await school.follow(`/classes/${made.id}/wall`, ann);
    await wall.untilWall(() => true);
    const typed = { username: ann.username, password: "correct horse" };
    expect((await call("PUT /users/me/password", typed as SignedInUser, { password: "another one here" })).status).toBe(
      200,
    );
    wall.events.splice(0);
    await call("PUT /classes/me/status", ada, { ...status, picture: jpeg(3) });
    await expect.poll(() => wall.isOver).toBe(true);
    expect(wall.events).toEqual([]);
  });

  it("ends for a teacher who may have no more classes, whom the games of the children are shut for", async () => {
    const { id } = await school.savedGame(ada, "Maze");
    expect((await call(`GET /worlds/${id}`, ann)).status).toBe(200);
    const wall = await school.follow(`/classes/${made.id}/wall`, ann);
    await wall.untilWall(() => true);
    await school.server.kept.users.setTeacher(ann.id, false);
    await call("PUT /classes/me/status", ada, status);
    await expect.poll(() => wall.isOver).toBe(true);
    expect((await call(`GET /worlds/${id}`, ann)).status).toBe(404);
  });
});

describe("a page that reads nothing", () => {
  it("is told nothing more after its end, which would end the server", async () => {
    const errors: Error[] = [];
    let opened: { readonly follower: Follower; readonly unread: () => number } | null = null;
    const app = express().get("/", (request, response) => {
      response.on("error", (error) => errors.push(error));
      sendEvents(request, response, (follower) => {
        opened = { follower, unread: () => response.writableLength };
        return () => undefined;
      });
    });
    const server = app.listen(0);
    await expect.poll(() => server.address()).toBeTruthy();
    const client = connect((server.address() as { port: number }).port);
    client.pause().write("GET / HTTP/1.1\r\nHost: school\r\n\r\n");
    const { follower, unread } = await vi.waitUntil(() => opened);
    // The system takes some megabytes before anything waits in the server.
    const isFull = (): boolean => {
      if (unread() > 0) return true;
      follower.send("now", { much: "x".repeat(900_000) });
      return false;
    };
    await vi.waitUntil(isFull, { timeout: 10_000 });
    follower.end();
    follower.send("now", { more: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(errors).toEqual([]);
    client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe("what comes while a class is wiped", () => {
  it.each([
    { what: "PUT /classes/me/status", who: () => ada, body: { ...status, picture: jpeg(5) } },
    { what: "PUT /classes/{class}/stage", who: () => ann, body: { picture: jpeg(6) } },
  ])("leaves no picture behind: $what", async ({ what, who, body }) => {
    const { live } = school.server.kept;
    const keep = live.keepPicture.bind(live);
    let kept = "";
    vi.spyOn(live, "keepPicture").mockImplementationOnce(async (...picture) => {
      await call(`DELETE /classes/${made.id}`, ann, {});
      [, , kept] = picture;
      await keep(...picture);
    });
    await call(what.replace("{class}", made.id), who(), body);
    expect(kept).not.toBe("");
    expect(await live.picture(kept)).toBeNull();
    expect(await live.of(made.id)).toEqual([]);
  });
});

it("a page names its game by an id, and by nothing longer", async () => {
  expect((await call("PUT /classes/me/status", ada, { ...status, worldId: "w".repeat(65) })).status).toBe(400);
});

it("two children are never called the same, also after one is renamed", async () => {
  const ben = made.pupils.find(({ name }) => name === "Ben")?.id;
  const { body } = await call<Class>(`PUT /classes/${made.id}/pupils/${ben}`, ann, { name: "ada" });
  expect(body.pupils.map(({ name }) => name)).toEqual(["Ada", "ada 2"]);
  const same = await call<Class>(`PUT /classes/${made.id}/pupils/${ada.id}`, ann, { name: "Ada" });
  expect(same.body.pupils.map(({ name }) => name)).toEqual(["Ada", "ada 2"]);
});

it("pictures are not taken for new ones where the page asked for those of before", async () => {
  await call(`DELETE /classes/${made.id}/pupils/${ada.id}/pictures`, ann, {});
  const tap = (areKnown: boolean) =>
    school.server.call(`POST /classes/door/${made.code}`, { body: { pupil: ada.id, pictures: [7, 8, 9], areKnown } });
  expect(await tap(true)).toMatchObject({ status: 409, body: { code: "pictures-new" } });
  expect((await tap(false)).status).toBe(200);
});

it("a game that the teacher took down stays down until the teacher hangs it up again", async () => {
  const { id } = await school.savedGame(ada, "Maze");
  const show = () => call(`PUT /classes/me/games/${id}`, ada, { isShown: true });
  const asTeacher = (isShown: boolean) =>
    call(`PUT /classes/${made.id}/games/${id}`, ann, { isShown, isLetOut: false });
  expect((await show()).status).toBe(200);
  const { updatedAt } = (await call<WorldCard>(`GET /worlds/${id}`, ada)).body;
  await asTeacher(false);
  expect((await show()).status).toBe(403);
  expect((await call<WorldCard>(`GET /worlds/${id}`, ada)).body.updatedAt).toBe(updatedAt);
  await asTeacher(true);
  expect((await show()).status).toBe(200);
});

it("a game that was let out and then changed by its child is the class's own again, until the teacher has looked at it", async () => {
  const { id } = await school.savedGame(ada, "Maze");
  const letOut = () => call(`PUT /classes/${made.id}/games/${id}`, ann, { isLetOut: true });
  const stranger = await school.person("Sam");
  const seen = async () => (await call(`GET /worlds/${id}`, stranger)).status;
  await letOut();
  expect(await seen()).toBe(200);
  expect((await call(`PUT /worlds/${id}`, ada, { name: "Call Ada at 555 1234" })).status).toBe(200);
  expect(await seen()).toBe(404);
  expect(JSON.stringify((await call("GET /worlds/explore", stranger)).body)).not.toContain("555");
  await letOut();
  expect(await seen()).toBe(200);
});

it("a game that was let out does not tell who made it, so that the games of one child cannot be put together", async () => {
  const { id } = await school.savedGame(ada, "Maze");
  const ownerSeenBy = async (as: SignedInUser) => (await call<WorldCard>(`GET /worlds/${id}`, as)).body.userId;
  await call(`PUT /classes/${made.id}/games/${id}`, ann, { isLetOut: true });
  const stranger = await school.person("Sam");
  expect(await ownerSeenBy(stranger)).toBe("");
  expect(await ownerSeenBy(ada)).toBe(ada.id);
  const { body } = await call<readonly WorldCard[]>("GET /worlds/explore", stranger);
  expect(body.find((card) => card.id === id)?.userId).toBe("");
});
