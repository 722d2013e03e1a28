/** What holds in every implementation of the stores for classes, their pupils, reports, and what goes on right now. */
import { expect, it } from "vitest";
import type { ClassRow, PupilFacts, ReportRow, Signal } from "../../../../server/stores/classRows.ts";
import type { UserRow } from "../../../../server/stores/rows.ts";
import type { Stores } from "../../../../server/stores/Stores.ts";
import { CodeTaken, Gone } from "../../../../server/stores/troubles.ts";
import type { OpenStores } from "../forms.ts";
import { atOnce, freshId, newPerson, newWorld, outcomes, timeOf, UNUSUAL } from "../rows.ts";

function aClass(teacherId: string, about: Partial<ClassRow> = {}): ClassRow {
  const id = freshId();
  const lists = { notes: [], handedOut: [], gallery: [] };
  const lesson = { openUntil: null, isPaused: false, isLookingHere: false };
  const times = { createdAt: timeOf(0), updatedAt: timeOf(0) };
  return { id, teacherId, name: "Class 3b", code: id, ...lesson, ...lists, ...times, ...about };
}

async function newClass(stores: Stores, about: Partial<ClassRow> = {}): Promise<ClassRow> {
  const row = aClass((await newPerson(stores)).id, about);
  await stores.classes.add(row);
  return row;
}

const facts = (classId: string, about: Partial<PupilFacts> = {}): PupilFacts => {
  return { classId, name: "Ada", hasPictures: false, tries: 0, waitsUntil: null, ...about };
};

function newPupil(stores: Stores, classId: string, about: Partial<UserRow> = {}): Promise<UserRow> {
  const id = freshId();
  return newPerson(stores, { id, email: id, pupil: facts(classId), ...about });
}

export function classFacts(opened: OpenStores): void {
  it("stores all fields of a class, in any words, and finds it by its code", async () => {
    const { classes } = opened();
    for (const name of UNUSUAL) {
      const row = await newClass(opened(), {
        name,
        openUntil: timeOf(3),
        notes: [{ pupilId: "p", id: "n", text: name }],
        handedOut: [{ pupilId: "p", worldId: "w", says: name }],
        gallery: [{ worldId: "w", stickers: [{ pupilId: "p", sticker: "star" }] }],
      });
      expect(await classes.get(row.id)).toEqual(row);
      expect(await classes.withCode(row.code)).toEqual(row);
    }
    for (const words of ["", "%", ...UNUSUAL]) expect(await classes.withCode(words)).toBeNull();
    expect(await classes.hasAny()).toBe(true);
  });

  it("lists the classes of a teacher, the latest last", async () => {
    const { id } = await newPerson(opened());
    const later = aClass(id, { createdAt: timeOf(2) });
    const earlier = aClass(id, { createdAt: timeOf(1) });
    for (const row of [later, earlier]) await opened().classes.add(row);
    await newClass(opened());
    expect(await opened().classes.taughtBy(id)).toEqual([earlier, later]);
  });

  it("gives a code to only one of many classes that want it at once, also when it is changed", async () => {
    const { classes } = opened();
    const { id } = await newPerson(opened());
    const { good, troubles } = await outcomes(atOnce(5, () => classes.add(aClass(id, { code: "MOPALI" }))));
    expect([good.length, troubles.length]).toEqual([1, 4]);
    const other = await newClass(opened());
    const wanted = classes.change(other.id, (row) => ({ ...row, code: "MOPALI" }));
    await expect(wanted).rejects.toThrow(CodeTaken);
    expect(troubles.every((trouble) => trouble instanceof CodeTaken)).toBe(true);
    expect((await classes.get(other.id))?.code).toBe(other.code);
  });

  it("makes all of many changes at once, and none of one that is refused", async () => {
    const { classes } = opened();
    const { id } = await newClass(opened());
    const shown = (worldId: string) => ({ worldId, stickers: [] });
    await Promise.all(
      atOnce(8, (n) => classes.change(id, (row) => ({ ...row, gallery: [...row.gallery, shown(`${n}`)] }))),
    );
    expect((await classes.get(id))?.gallery.map(({ worldId }) => worldId).sort()).toEqual([..."01234567"]);
    const refused = classes.change(id, () => {
      throw new Error("no");
    });
    await expect(refused).rejects.toThrow("no");
    expect((await classes.get(id))?.gallery.length).toBe(8);
    await classes.remove(id);
    await classes.remove(id);
    expect(await classes.get(id)).toBeNull();
    await expect(classes.change(id, (row) => row)).rejects.toThrow(Gone);
  });

  it("lists the pupils of a class in the order in which they came, and tells their names to nobody else", async () => {
    const { users } = opened();
    const { id } = await newClass(opened());
    const second = await newPupil(opened(), id, { createdAt: timeOf(2) });
    const first = await newPupil(opened(), id, { createdAt: timeOf(1) });
    await newPupil(opened(), freshId());
    expect(await users.pupilsOf(id)).toEqual([first, second]);
    expect((await users.usernames([first.id, second.id])).size).toBe(0);
    await users.remove(first.id);
    expect(await users.pupilsOf(id)).toEqual([second]);
  });

  it("counts every one of many wrong tries at once", async () => {
    const { users } = opened();
    const { id } = await newPupil(opened(), freshId());
    await Promise.all(
      atOnce(10, () => users.changePupil(id, (pupil) => ({ ...pupil, tries: pupil.tries + 1, waitsUntil: timeOf(9) }))),
    );
    expect((await users.get(id))?.pupil).toMatchObject({ tries: 10, waitsUntil: timeOf(9) });
    const grownUp = await newPerson(opened());
    for (const nobody of [grownUp.id, freshId()])
      await expect(users.changePupil(nobody, (pupil) => pupil)).rejects.toThrow(Gone);
  });

  it("remembers who may make classes, and counts new accounts without pupils", async () => {
    const { users } = opened();
    const lee = await newPerson(opened(), { createdAt: "2031-01-01T00:00:00.000Z" });
    await newPupil(opened(), freshId(), { createdAt: "2031-01-02T00:00:00.000Z" });
    await users.setTeacher(lee.id, true);
    expect((await users.teachers()).map(({ id }) => id)).toEqual([lee.id]);
    expect(await users.get(lee.id)).toEqual({ ...lee, isTeacher: true });
    await users.setTeacher(lee.id, false);
    expect(await users.teachers()).toEqual([]);
    expect(await users.get(lee.id)).toEqual(lee);
    expect(await users.countSince("2030-12-31T23:59:59.000Z")).toBe(1);
    await expect(users.setTeacher(freshId(), true)).rejects.toThrow(Gone);
  });

  it("lists hidden worlds, and leaves them out of all others", async () => {
    const { worlds } = opened();
    const { id } = await newWorld(opened(), "{}", { published: true, updatedAt: timeOf(90_000), playCount: 900 });
    expect(await worlds.change(id, { isHidden: true })).toMatchObject({ isHidden: true });
    const idsIn = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
    expect(idsIn(await worlds.hidden())).toContain(id);
    expect(idsIn([...(await worlds.popular(5)), ...(await worlds.newest(5))])).not.toContain(id);
    await worlds.change(id, { isHidden: false });
    expect(idsIn(await worlds.hidden())).not.toContain(id);
    expect(idsIn(await worlds.popular(5))).toContain(id);
    expect(await worlds.get(id)).not.toHaveProperty("isHidden");
  });

  it("keeps one report of a game by a person, until it is removed", async () => {
    const { reports } = opened();
    const [world, ann] = [await newWorld(opened()), await newPerson(opened())];
    const report = (about: Partial<ReportRow>): ReportRow => {
      const plain = { worldId: world.id, classId: null, reporterId: ann.id, reason: "mean" as const };
      return { id: freshId(), ...plain, at: timeOf(1), ...about };
    };
    const [first, second] = [report({}), report({ classId: "3b", reporterId: null })];
    for (const row of [second, first, { ...first, reason: "scary" as const }]) await reports.add(row);
    expect(await reports.askedOf(null)).toEqual([first]);
    expect(await reports.askedOf("3b")).toEqual([second]);
    expect([...(await reports.reportedBy(ann.id))]).toEqual([world.id]);
    await reports.remove(first.id);
    expect(await reports.get(first.id)).toBeNull();
    expect(await reports.askedOf(null)).toEqual([]);
  });

  it("knows what goes on in each class, with the last two pictures of each member", async () => {
    const { live } = opened();
    const [here, there] = [freshId(), freshId()];
    await live.change(here, "ada", (row) => ({ ...row, hereUntil: timeOf(5), worldName: "Maze" }));
    await Promise.all(atOnce(6, () => live.change(here, "ada", (row) => ({ ...row, rule: `${row.rule}x` }))));
    await live.change(there, "ben", (row) => row);
    expect(await live.of(here)).toMatchObject([
      { memberId: "ada", hereUntil: timeOf(5), worldName: "Maze", rule: "xxxxxx" },
    ]);
    for (const name of ["one", "two", "three"]) {
      await live.keepPicture(here, "ada", `${here}${name}`, Buffer.from(name));
    }
    const pictures = await Promise.all(["one", "two", "three"].map((name) => live.picture(`${here}${name}`)));
    expect(pictures.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual([null, "two", "three"]);
    await live.forget(here, "ada");
    expect([await live.of(here), await live.picture(`${here}three`)]).toEqual([[], null]);
    await live.forget(there);
    expect(await live.of(there)).toEqual([]);
  });

  it("tells all who listen what is signaled, until they stop", async () => {
    const { live } = opened();
    const heard: (Signal | null)[] = [];
    const end = live.listen((signal) => void heard.push(signal));
    const signal: Signal = { classId: freshId(), memberId: "ada", what: "live" };
    await expect
      .poll(async () => {
        await live.signal(signal);
        return heard;
      })
      .toContainEqual(signal);
    end();
  });

  it("gives the lock of a game to one holder at a time", async () => {
    const { locks } = opened();
    const world = freshId();
    const { good } = await outcomes(atOnce(5, (n) => locks.take(world, `window ${n}`, 1000, 31_000)));
    expect(good.filter(Boolean).length).toBe(1);
    const holder = `window ${good.indexOf(true)}`;
    expect(await locks.take(world, holder, 2000, 32_000)).toBe(true);
    expect(await locks.take(world, "another", 31_500, 60_000)).toBe(false);
    expect(await locks.take(world, "another", 32_000, 60_000)).toBe(true);
    await locks.release(world, holder);
    expect(await locks.take(world, holder, 33_000, 60_000)).toBe(false);
    await locks.release(world, "another");
    expect(await locks.take(world, holder, 33_000, 60_000)).toBe(true);
  });
}
