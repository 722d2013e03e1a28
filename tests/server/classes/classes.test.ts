/** A class from its first minute to its wipe, as its teacher and its children meet it. */
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FULL_LIMITS } from "../../../server/routes/limits.ts";
import type { Class, ClassGame, Door, HandedOut, MyClasses, Wiped } from "../../../src/api/classes.ts";
import type { Operations, Report, ServerLock } from "../../../src/api/operations.ts";
import type { SavedVersion, SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { game, jpeg } from "../TestServer.ts";
import { School } from "./School.ts";

let school: School;
let lee: SignedInUser;
let time: number;

beforeEach(async () => {
  time = Date.now();
  school = await School.start({ now: () => time });
  lee = await school.person("MsLee");
});
afterEach(() => school.server.end());

const call = <Body>(what: string, as?: SignedInUser, body?: unknown) =>
  school.server.call<Body>(what, { ...(as ? { as } : {}), ...(body === undefined ? {} : { body }) });

describe("making a class", () => {
  it("takes names as they are typed, numbers those that come twice, and gives a code that can be spoken", async () => {
    const { body } = await call<Class>("POST /classes", lee, {
      name: " Class  3b ",
      names: ["Ada", " ", "ada", "Ben"],
    });
    expect(body).toMatchObject({ name: "Class 3b", openUntil: null });
    expect(body.code).toMatch(/^(?:[BDFGKLMNPRST][AEIOU]){3}$/);
    expect(body.pupils.map(({ name }) => name)).toEqual(["Ada", "ada 2", "Ben"]);
    expect((await call<MyClasses>("GET /classes", lee)).body).toEqual({
      isTeacher: true,
      isOperator: false,
      classes: [body],
    });
  });

  it("is for teachers only, in the settings or named by the operator", async () => {
    const ann = await school.person("Ann");
    const olga = await school.operator();
    const make = () => call("POST /classes", ann, { name: "Mine", names: ["Ada"] });
    expect((await make()).status).toBe(403);
    await call("PUT /operations/teachers", olga, { username: "ann", isTeacher: true });
    expect((await make()).status).toBe(200);
    await call("PUT /operations/teachers", olga, { username: "ann", isTeacher: false });
    expect((await make()).status).toBe(403);
  });

  it("leaves no trace on a site without teachers, and with classes switched off", async () => {
    for (const roles of [
      { classes: true, teachers: [], operators: ["Olga"] },
      { classes: false, teachers: ["MsLee"], operators: ["Olga"] },
    ]) {
      const other = await School.start({ roles });
      const ann = await other.person("MsLee");
      expect((await other.server.call("GET /about")).body).toMatchObject({ hasClasses: false });
      for (const what of ["GET /classes", "POST /classes", "GET /classes/door/MOPALI", "GET /classes/me"])
        expect(
          (await other.server.call(what, { as: ann, ...(what.startsWith("POST") ? { body: {} } : {}) })).status,
        ).toBe(404);
      await other.server.end();
    }
  });

  it("changes names, code and children later", async () => {
    const made = await school.newClass(lee);
    await call(`PUT /classes/${made.id}`, lee, { name: "Class 4b" });
    await call(`POST /classes/${made.id}/pupils`, lee, { names: ["Ben", "Chloe"] });
    const [ada] = made.pupils;
    await call(`PUT /classes/${made.id}/pupils/${ada?.id}`, lee, { name: "Adele" });
    const { body } = await call<Class>(`POST /classes/${made.id}/code`, lee, {});
    expect(body.name).toBe("Class 4b");
    expect(body.pupils.map(({ name }) => name)).toEqual(["Adele", "Ben", "Ben 2", "Chloe"]);
    expect(body.code).not.toBe(made.code);
    expect((await call(`GET /classes/door/${made.code}`)).status).toBe(404);
    expect((await call(`GET /classes/door/${body.code.toLowerCase()}`)).status).toBe(200);
  });
});

describe("the door", () => {
  it("shows names only while it is open, and shuts by itself", async () => {
    const { id, code, pupils } = await school.newClass(lee);
    const names = pupils.map(({ id, name }) => ({ id, name, hasPictures: false }));
    const key = expect.stringMatching(/^[\w-]{43}$/);
    expect((await call<Door>(`GET /classes/door/${code}`)).body).toEqual({
      isOpen: true,
      className: "Class 3b",
      pupils: names,
      key,
    });
    time += 2 * 60 * 60_000 + 1;
    const shut = { isOpen: false, className: "", pupils: [], key };
    expect((await call<Door>(`GET /classes/door/${code}`)).body).toEqual(shut);
    expect((await school.tap(code, pupils[0]?.id ?? "")).status).toBe(403);
    await call(`PUT /classes/${id}/door`, lee, { isOpen: true });
    expect((await school.tap(code, pupils[0]?.id ?? "")).status).toBe(200);
  });

  it("signs a child in by the three pictures of the first day, in their order", async () => {
    const made = await school.newClass(lee);
    const [ada] = made.pupils;
    const first = await school.tap(made.code, ada?.id ?? "", [4, 9, 23]);
    expect(first.body).toMatchObject({ email: "", pupil: { name: "Ada", classId: made.id, className: "Class 3b" } });
    expect(first.headers.get("set-cookie")).toBeNull();
    expect((await school.tap(made.code, ada?.id ?? "", [9, 4, 23])).status).toBe(401);
    expect((await school.tap(made.code, ada?.id ?? "", [4, 9, 23])).status).toBe(200);
    for (const pictures of [
      [4, 4, 9],
      [1, 2],
      [0, 1, 24],
      [-1, 2, 3],
    ])
      expect((await school.tap(made.code, ada?.id ?? "", pictures)).status).toBe(400);
  });

  it("signs children in by the pictures of the printed sheet, which are told once and replace those before", async () => {
    const made = await school.newClass(lee);
    const ada = await school.pupil(made, "Ada");
    const { body: sheet } = await school.handedPictures(lee, made);
    expect(sheet.map(({ name }) => name)).toEqual(["Ada", "Ben"]);
    expect((await call("GET /classes/me", ada)).status).toBe(401);
    for (const { id, pictures } of sheet) {
      expect(new Set(pictures).size).toBe(3);
      expect((await school.tap(made.code, id, pictures)).status).toBe(200);
    }
    const files = await textsIn(school.server.folder);
    for (const { pictures } of sheet) expect(files).not.toContain(JSON.stringify(pictures));
  });

  it("makes five wrong tries wait for a minute, and twenty for the teacher", async () => {
    const made = await school.newClass(lee);
    const { id } = await school.pupil(made, "Ada");
    const wrong = () => school.tap(made.code, id, [5, 6, 7]);
    for (let round = 1; round <= 3; round++) {
      for (let n = 1; n < 5; n++) expect((await wrong()).status).toBe(401);
      expect((await wrong()).body).toMatchObject({ code: "pictures-wait" });
      expect((await school.tap(made.code, id)).status).toBe(429);
      time += 60_000;
    }
    for (let n = 1; n < 5; n++) expect((await wrong()).status).toBe(401);
    expect((await wrong()).body).toMatchObject({ code: "pictures-locked" });
    time += 3_600_000;
    expect((await school.tap(made.code, id)).body).toMatchObject({ code: "pictures-locked" });
    await school.server.stop();
    await school.server.open();
    expect((await school.tap(made.code, id)).status).toBe(403);
    const { body } = await call<Class>(`POST /classes/${made.id}/pupils/${id}/unlock`, lee, {});
    expect(body.pupils[0]).toMatchObject({ isLocked: false });
    expect((await school.tap(made.code, id)).status).toBe(200);
  });

  it("counts tries that are made at once", async () => {
    const made = await school.newClass(lee);
    const { id } = await school.pupil(made, "Ada");
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => school.tap(made.code, id, [n % 20, 22, 23])),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBe(4);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  });

  it("stops whoever guesses codes or pictures of many children from one address", async () => {
    const limits = { wrongPicturesOfClass: 8, wrongPicturesOfAddress: 12, wrongCodesOfAddress: 6 };
    const strict = await School.start({ limits: { ...FULL_LIMITS, ...limits } });
    const teacher = await strict.person("MsLee");
    const made = await strict.newClass(teacher, ["Ada", "Ben", "Chloe", "Dev"]);
    for (const { id } of made.pupils) await strict.tap(made.code, id);
    const statuses: number[] = [];
    for (const { id } of [...made.pupils, ...made.pupils, ...made.pupils])
      statuses.push((await strict.tap(made.code, id, [7, 8, 9])).status);
    expect(statuses.filter((status) => status === 401).length).toBe(8);
    expect(statuses.at(-1)).toBe(429);
    const codes: number[] = [];
    for (let n = 0; n < 8; n++)
      codes.push((await strict.server.call(`GET /classes/door/BABAB${"AEIOU"[n % 5]}`)).status);
    expect(codes.at(0)).toBe(404);
    expect(codes.at(-1)).toBe(429);
    await strict.server.end();
  });

  it("lets a class in whose address somebody uses to guess codes", async () => {
    const strict = await School.start({ limits: { ...FULL_LIMITS, wrongCodesOfAddress: 6 } });
    const teacher = await strict.person("MsLee");
    const made = await strict.newClass(teacher, ["Ada", "Ben"]);
    const [ada, ben] = made.pupils;
    await strict.tap(made.code, ada?.id ?? "");
    const codes: number[] = [];
    for (let n = 0; n < 10; n++)
      codes.push((await strict.server.call(`GET /classes/door/BABAB${"AEIOU"[n % 5]}`)).status);
    expect(codes).toEqual([404, 404, 404, 404, 404, 404, 429, 429, 429, 429]);
    expect((await strict.server.call(`GET /classes/door/${made.code}`)).status).toBe(200);
    expect((await strict.tap(made.code, ben?.id ?? "")).status).toBe(200);
    await strict.server.end();
  });

  it("forgets a child at once who says That's not me, and after a day at school", async () => {
    const made = await school.newClass(lee);
    const ada = await school.pupil(made, "Ada");
    const out = await call("DELETE /classes/me", ada);
    expect([out.status, out.headers.get("set-cookie")]).toEqual([200, null]);
    expect((await call("GET /classes/me", ada)).status).toBe(401);
    const again = await school.pupil(made, "Ada");
    expect((await call("GET /users/me", again)).headers.get("set-cookie")).toBeNull();
    time += 13 * 60 * 60_000;
    expect((await call("GET /classes/me", again)).status).toBe(401);
  });

  it("is the only way in: pictures are no password anywhere else", async () => {
    const made = await school.newClass(lee);
    const { id } = await school.pupil(made, "Ada");
    for (const password of ["1 2 3", "1,2,3", "[1,2,3]"])
      expect((await school.server.call("GET /users/me", { as: { username: id, password } })).status).toBe(401);
    expect((await call(`GET /users/${id}`, lee)).status).toBe(404);
  });
});

describe("the games of a class", () => {
  it("are handed out to everybody under their own name, with the words of Nib", async () => {
    const made = await school.newClass(lee);
    const { id } = await school.savedGame(lee, "Bridge");
    const { body } = await call<HandedOut>(`POST /classes/${made.id}/handouts`, lee, { from: id, says: "Help Hero!" });
    expect(body).toEqual({ given: 2, away: 2, without: [] });
    const ada = await school.pupil(made, "Ada");
    const own = (await call<readonly WorldCard[]>("GET /worlds?user=me", ada)).body;
    expect(own).toMatchObject([{ name: "Bridge", forkParent: null, published: false }]);
    expect((await call("GET /classes/me", ada)).body).toMatchObject({
      handedOut: [{ worldId: own[0]?.id, says: "Help Hero!" }],
    });
    const { body: all } = await call<readonly ClassGame[]>(`GET /classes/${made.id}/games`, lee);
    expect(all.map(({ pupilName, name }) => [pupilName, name])).toEqual([
      ["Ada", "Bridge"],
      ["Ben", "Bridge"],
    ]);
    const opened = await call<WorldRecord>(`GET /worlds/${own[0]?.id}`, lee);
    expect(opened.body.data).toMatchObject({ characters: { hero: { name: "Bridge" } } });
  });

  it("are seen by the class in its gallery, and by nobody else before the teacher lets them out", async () => {
    const made = await school.newClass(lee);
    const [ada, ben] = [await school.pupil(made, "Ada"), await school.pupil(made, "Ben")];
    const { id } = await school.savedGame(ada, "Secret Maze");
    const seen = async () => {
      const stranger = await school.person("Ann");
      const statuses = [];
      for (const as of [undefined, stranger, ben]) statuses.push((await call(`GET /worlds/${id}`, as)).status);
      return statuses;
    };
    expect(await seen()).toEqual([404, 404, 404]);
    expect((await call(`PUT /worlds/${id}`, ada, { published: true })).status).toBe(403);
    await call(`PUT /classes/me/games/${id}`, ada, { isShown: true });
    expect(await seen()).toEqual([404, 404, 200]);
    expect((await call<readonly ClassGame[]>("GET /classes/me/gallery", ben)).body).toMatchObject([
      { id, pupilName: "Ada", isShown: true, user: { username: "" } },
    ]);
    expect(await publicTexts()).not.toContain("Secret Maze");
    await call(`PUT /classes/${made.id}/games/${id}`, lee, { isLetOut: true });
    expect(await seen()).toEqual([200, 200, 200]);
    expect(await publicTexts()).toContain("Secret Maze");
    expect(await publicTexts()).not.toMatch(/Ada|Class 3b/);
    await call(`PUT /classes/${made.id}/games/${id}`, lee, { isLetOut: false, isShown: false });
    expect(await seen()).toEqual([404, 404, 404]);
  });

  it("get stickers of classmates, which only the maker and the teacher see", async () => {
    const made = await school.newClass(lee, ["Ada", "Ben", "Chloe"]);
    const [ada, ben, chloe] = [
      await school.pupil(made, "Ada"),
      await school.pupil(made, "Ben"),
      await school.pupil(made, "Chloe"),
    ];
    const { id } = await school.savedGame(ada, "Maze");
    expect((await call(`PUT /classes/me/games/${id}/sticker`, ben, { sticker: "star" })).status).toBe(404);
    await call(`PUT /classes/me/games/${id}`, ada, { isShown: true });
    await call(`PUT /classes/me/games/${id}/sticker`, ben, { sticker: "star" });
    await call(`PUT /classes/me/games/${id}/sticker`, ben, { sticker: "laugh" });
    expect((await call(`PUT /classes/me/games/${id}/sticker`, ada, { sticker: "star" })).status).toBe(403);
    const stickersFor = async (as: SignedInUser) =>
      (await call<readonly ClassGame[]>("GET /classes/me/gallery", as)).body.map(({ stickers, mySticker }) => [
        stickers,
        mySticker,
      ]);
    expect(await stickersFor(ada)).toEqual([[["laugh"], null]]);
    expect(await stickersFor(ben)).toEqual([[[], "laugh"]]);
    expect(await stickersFor(chloe)).toEqual([[[], null]]);
  });

  it("move to another child as a whole", async () => {
    const made = await school.newClass(lee);
    const [ada, ben] = [await school.pupil(made, "Ada"), await school.pupil(made, "Ben")];
    const { id } = await school.savedGame(ada, "Cave");
    await call(`PUT /worlds/${id}`, ada, { name: "Maze", data: game("Maze") });
    const before = (await call<readonly SavedVersion[]>(`GET /worlds/${id}/versions`, ada)).body;
    const { body } = await call<WorldCard>(`POST /classes/${made.id}/games/${id}/move`, lee, { pupil: ben.id });
    expect((await call(`GET /worlds/${id}`, ada)).status).toBe(404);
    const moved = await call<WorldRecord>(`GET /worlds/${body.id}`, ben);
    expect(moved.body).toMatchObject({
      name: "Maze",
      userId: ben.id,
      data: { characters: { hero: { name: "Maze" } } },
    });
    const after = (await call<readonly SavedVersion[]>(`GET /worlds/${body.id}/versions`, ben)).body;
    expect(after.map(({ name, savedAt }) => [name, savedAt])).toEqual(
      before.map(({ name, savedAt }) => [name, savedAt]),
    );
    expect(after.map(({ name }) => name)).toEqual(["Maze", "Cave"]);
    const cave = await call<{ data: unknown }>(`GET /worlds/${body.id}/versions/${after[1]?.revision}`, ben);
    expect(JSON.stringify(cave.body)).toContain("Cave");
  });

  async function publicTexts(): Promise<string> {
    const calls = ["GET /worlds/explore", "GET /worlds/explore?order=new"];
    return (await Promise.all(calls.map((what) => call(what)))).map(({ text }) => text).join();
  }
});

describe("reports", () => {
  it("go to the teacher within a class, and hide the game from whoever reported it", async () => {
    const made = await school.newClass(lee);
    const [ada, ben] = [await school.pupil(made, "Ada"), await school.pupil(made, "Ben")];
    const { id } = await school.savedGame(ada, "Maze");
    await call(`PUT /classes/me/games/${id}`, ada, { isShown: true });
    for (let n = 0; n < 2; n++) await call("POST /reports", ben, { worldId: id, reason: "mean" });
    expect((await call("GET /classes/me/gallery", ben)).body).toEqual([]);
    const { body } = await call<readonly Report[]>(`GET /classes/${made.id}/reports`, lee);
    expect(body).toMatchObject([{ reason: "mean", by: "Ben", game: { id } }]);
    await call(`DELETE /classes/${made.id}/reports/${body[0]?.id}`, lee);
    expect((await call(`GET /classes/${made.id}/reports`, lee)).body).toEqual([]);
    await call("POST /reports", ben, { worldId: id, reason: "scary" });
    expect((await call(`GET /classes/${made.id}/reports`, lee)).body).toMatchObject([{ maker: "Ada", by: "Ben" }]);
    await call(`DELETE /reports/${id}`, lee, {});
    expect((await call(`GET /classes/${made.id}/reports`, lee)).body).toHaveLength(1);
    await call(`DELETE /reports/${id}`, ben, {});
    expect((await call(`GET /classes/${made.id}/reports`, lee)).body).toEqual([]);
  });

  it("go to the operator elsewhere, who hides a game from everybody but its maker", async () => {
    const [ann, olga] = [await school.person("Ann"), await school.operator()];
    const { id } = await school.savedGame(ann, "Rude Game");
    await call(`PUT /worlds/${id}`, ann, { published: true });
    await call("POST /reports", undefined, { worldId: id, reason: "scary" });
    const { body } = await call<Operations>("GET /operations", olga);
    expect(body).toMatchObject({
      reports: [{ reason: "scary", by: "", game: { id } }],
      hidden: [],
      disk: { free: expect.any(Number) },
      lastBackup: null,
      accountsToday: expect.any(Number),
      teachers: [{ username: "MsLee", isFixed: true }],
    });
    await call(`PUT /operations/games/${id}`, olga, { isHidden: true });
    await call(`DELETE /operations/reports/${body.reports[0]?.id}`, olga);
    expect((await call(`GET /worlds/${id}`)).status).toBe(404);
    expect((await call(`GET /worlds/${id}`, ann)).status).toBe(200);
    expect((await call("GET /worlds/explore")).body).toEqual([]);
    expect((await call("GET /worlds?user=Ann")).body).toEqual([]);
    expect((await call<Operations>("GET /operations", olga)).body).toMatchObject({ reports: [], hidden: [{ id }] });
    await call(`PUT /operations/games/${id}`, olga, { isHidden: false });
    expect((await call(`GET /worlds/${id}`)).status).toBe(200);
    await call(`DELETE /operations/games/${id}`, olga);
    expect((await call(`GET /worlds/${id}`, ann)).status).toBe(404);
  });

  it("leave the name of an operator to the operator, and give links for new passwords", async () => {
    const body = { username: "olga", password: "correct horse", email: "thief@example.com" };
    expect((await call("POST /users", undefined, body)).status).toBe(400);
    const olga = await school.operator();
    await school.person("Ann");
    const link = await call("POST /operations/links", olga, { username: "ann" });
    expect(link.body).toMatchObject({ username: "Ann", path: expect.stringMatching(/^\/new-password#/) });
    const made = await school.newClass(lee);
    expect((await call("POST /operations/links", olga, { username: made.pupils[0]?.id })).status).toBe(404);
  });
});

describe("the lock of a game", () => {
  it("is held by one window at a time, until it is let go or not renewed", async () => {
    const { id } = await school.savedGame(lee, "Bridge");
    const take = async (window: string, steals = false) =>
      (await call<ServerLock>(`PUT /worlds/${id}/lock`, lee, { window, steals })).body.isMine;
    expect(await take("window-one")).toBe(true);
    expect(await take("window-two")).toBe(false);
    time += 20_000;
    expect(await take("window-one")).toBe(true);
    time += 29_000;
    expect(await take("window-two")).toBe(false);
    await call(`DELETE /worlds/${id}/lock`, lee, { window: "window-one" });
    expect(await take("window-two")).toBe(true);
    time += 30_000;
    expect(await take("window-one")).toBe(true);
    expect(await take("window-two", true)).toBe(true);
    expect(await take("window-one")).toBe(false);
  });
});

describe("wiping a class", () => {
  it("leaves no trace of its children, their games, versions and pictures", async () => {
    const made = await school.newClass(lee, ["Zerlina", "Ben"]);
    const pupil = await school.pupil(made, "Zerlina");
    const { id } = await school.savedGame(pupil, "Zerlinas Maze");
    for (const mark of [41, 42])
      await call(`PUT /worlds/${id}`, pupil, { thumbnail: jpeg(mark), data: { ...(await opened(id, pupil)) } });
    await call(`GET /worlds/${id}`, lee);
    await call(`PUT /classes/${made.id}/pupils/${pupil.id}/note`, lee, { text: "Well done, Zerlina" });
    await call("POST /reports", lee, { worldId: id, reason: "other" });
    const before = await textsIn(school.server.folder);
    for (const trace of ["Zerlina", pupil.id, id, made.id, made.code]) expect(before).toContain(trace);

    expect(
      (await school.server.call("DELETE /users/me", { as: { username: "MsLee", password: "correct horse" } })).status,
    ).toBe(409);
    const { status, body } = await call<Wiped>(`DELETE /classes/${made.id}`, lee, {});
    expect([status, body]).toEqual([200, { leftovers: [] }]);
    const log = JSON.stringify(school.server.lines);
    for (const trace of ["Zerlina", pupil.id, id, made.id, made.code]) expect(log).not.toContain(trace);
    await school.server.stop();
    const after = await textsIn(school.server.folder);
    for (const trace of ["Zerlina", pupil.id, id, made.id, made.code]) expect(after).not.toContain(trace);
    expect((await readdir(join(school.server.folder, "pictures"))).filter((name) => !name.startsWith("."))).toEqual([]);
    await school.server.open();
    expect((await call("GET /classes/me", pupil)).status).toBe(401);
    expect((await call<MyClasses>("GET /classes", lee)).body.classes).toEqual([]);
  });

  it("names what it cannot reach, with the command that removes it", async () => {
    const made = await school.newClass(lee);
    await mkdir(join(school.server.folder, "quarantine"));
    await school.server.damage("quarantine/users.x.json.1", "{}");
    const { body } = await call<Wiped>(`DELETE /classes/${made.id}`, lee, {});
    const place = join(school.server.folder, "quarantine", "users.x.json.1");
    expect(body.leftovers).toEqual([{ place, command: `rm -r '${place}'` }]);
  });

  it("lets a single child leave with everything", async () => {
    const made = await school.newClass(lee);
    const ada = await school.pupil(made, "Ada");
    const { id } = await school.savedGame(ada, "Maze");
    const { body } = await call<Class>(`DELETE /classes/${made.id}/pupils/${ada.id}`, lee, {});
    expect(body.pupils.map(({ name }) => name)).toEqual(["Ben"]);
    expect((await call(`GET /worlds/${id}`, lee)).status).toBe(404);
    expect((await call("GET /classes/me", ada)).status).toBe(401);
  });

  async function opened(id: string, as: SignedInUser): Promise<object> {
    return (await call<WorldRecord>(`GET /worlds/${id}`, as)).body.data as object;
  }
});

/** The names and texts of all files in a folder. */
async function textsIn(folder: string): Promise<string> {
  const files = (await readdir(folder, { withFileTypes: true, recursive: true })).filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files.map(
      async ({ parentPath, name }) => `${parentPath}/${name} ${await readFile(join(parentPath, name), "latin1")}`,
    ),
  );
  return texts.join("\n");
}
