/** Classes in backups: they come back with their children, and a wipe names the backups that still hold them. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { backUp } from "../../../server/backup/backUp.ts";
import { checkAll } from "../../../server/backup/checkAll.ts";
import { restore } from "../../../server/backup/restore.ts";
import type { Class, MyClasses, Wiped } from "../../../src/api/classes.ts";
import type { Operations, Report } from "../../../src/api/operations.ts";
import { School } from "./School.ts";

it("a backup holds classes, children and reports, and the operator sees when it was made", async () => {
  const school = await School.start();
  const backups = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
  onTestFinished(async () => {
    await school.server.end();
    await rm(backups, { recursive: true, force: true });
  });
  const { server } = school;
  const lee = await school.person("MsLee");
  const olga = await school.operator();
  const made = await school.newClass(lee);
  const ada = await school.pupil(made, "Ada");
  const { id } = await school.savedGame(ada, "Maze");
  await server.call("POST /reports", { as: lee, body: { worldId: id, reason: "other" } });

  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  const { place, faults } = await backUp(server.folder, backups, eightDaysAgo);
  expect(faults).toEqual([]);
  expect((await checkAll(place)).faults).toEqual([]);
  const { body: site } = await server.call<Operations>("GET /operations", { as: olga });
  expect(site.lastBackup).toEqual({ at: eightDaysAgo.toISOString(), isOld: true });

  const wiped = await server.call<Wiped>(`DELETE /classes/${made.id}`, { as: lee, body: {} });
  expect(wiped.body.leftovers).toEqual([{ place, command: `rm -r '${place}'` }]);
  await server.stop();
  await restore(backups, server.folder, new Date());
  await server.open();
  const { body: mine } = await server.call<MyClasses>("GET /classes", { as: lee });
  expect(mine.classes.map(({ pupils }: Class) => pupils.map(({ name }) => name))).toEqual([["Ada", "Ben"]]);
  expect((await school.tap(made.code, ada.id)).status).toBe(200);
  const { body: reports } = await server.call<readonly Report[]>(`GET /classes/${made.id}/reports`, { as: lee });
  expect(reports).toMatchObject([{ game: { id } }]);
});
