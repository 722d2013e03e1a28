import type { NewReport, Report } from "../../src/api/operations.ts";
import type { ReportRow } from "../stores/classRows.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import type { UserRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { HttpError } from "./HttpError.ts";
import type { WorldCards } from "./WorldCards.ts";
import type { WorldReader } from "./WorldReader.ts";

interface ReportsDeps {
  readonly stores: Stores;
  readonly reader: WorldReader;
  readonly cards: WorldCards;
  readonly now: () => number;
}

const ID_LETTERS = 32;

/** Takes reports of games, and shows them to whom they are for: the teacher within a class, the operator elsewhere. */
export class Reports {
  readonly #deps: ReportsDeps;

  constructor(deps: ReportsDeps) {
    this.#deps = deps;
  }

  /** Stores a report. `visitor` tells those apart who are not signed in; only a digest of it is stored. */
  async add(user: UserRow | null, visitor: string, { worldId, reason }: NewReport): Promise<void> {
    const { stores, reader, now } = this.#deps;
    const world = await reader.findFor(worldId, user?.id ?? null);
    if (world.userId === user?.id) throw new HttpError(400, "This is your own game. You can delete it.");
    const maker = await stores.users.get(world.userId);
    const classId = await this.#sharedClass(user, maker);
    const id = idOf(worldId, user?.id ?? visitor);
    const at = new Date(now()).toISOString();
    await stores.reports.add({ id, worldId, classId, reporterId: user?.id ?? null, reason, at });
    if (classId !== null) await stores.live.signal({ classId, memberId: null, what: "lesson" });
  }

  /** Takes back what this user reported by mistake. */
  async takeBack({ id: userId }: UserRow, worldId: string): Promise<void> {
    const { reports } = this.#deps.stores;
    const row = await reports.get(idOf(worldId, userId));
    if (row) await this.close(row.classId, row.id);
  }

  /** Returns the reports for the teacher of a class, or with null those for the operator. */
  async askedOf(classId: string | null): Promise<Report[]> {
    const reports: Report[] = [];
    for (const row of await this.#deps.stores.reports.askedOf(classId)) {
      const report = await this.#shown(row);
      if (report) reports.push(report);
    }
    return reports;
  }

  /** Removes a report that has been dealt with. */
  async close(classId: string | null, id: string): Promise<void> {
    const { reports, live } = this.#deps.stores;
    const row = await reports.get(id);
    if (row?.classId !== classId) throw new HttpError(404, "This report has been dealt with.");
    await reports.remove(id);
    if (classId !== null) await live.signal({ classId, memberId: null, what: "lesson" });
  }

  /** Returns null for a report of a game that is gone, which is then removed. */
  async #shown({ id, worldId, reason, at, reporterId }: ReportRow): Promise<Report | null> {
    const { stores, cards } = this.#deps;
    const world = await stores.worlds.get(worldId);
    if (!world) {
      await stores.reports.remove(id);
      return null;
    }
    const nameOf = async (userId: string) => (await stores.users.get(userId))?.pupil?.name ?? "";
    const by = reporterId === null ? "" : await nameOf(reporterId);
    return { id, reason, at, game: await cards.card(world, null), by, maker: await nameOf(world.userId) };
  }

  /** Returns the class of a pupil whose game is reported by somebody of the same class. */
  async #sharedClass(reporter: UserRow | null, maker: UserRow | null): Promise<string | null> {
    const classId = maker?.pupil?.classId;
    if (classId === undefined || reporter === null) return null;
    if (reporter.pupil?.classId === classId) return classId;
    const taught = await this.#deps.stores.classes.get(classId);
    return taught?.teacherId === reporter.id ? classId : null;
  }
}

/** One report for each game and reporter. */
function idOf(worldId: string, reporter: string): string {
  return digestOf(`report ${worldId} ${reporter}`).slice(0, ID_LETTERS);
}
