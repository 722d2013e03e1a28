import type { Operations, PasswordLink } from "../../src/api/operations.ts";
import type { Stores } from "../stores/Stores.ts";
import type { SiteRoles } from "./classes/SiteRoles.ts";
import { HttpError, refuseIfGone, WORLD_NOT_FOUND } from "./HttpError.ts";
import type { Reports } from "./Reports.ts";
import { makeResetLink } from "./resetLinks.ts";
import type { WorldCards } from "./WorldCards.ts";
import type { WorldReader } from "./WorldReader.ts";
import type { WorldWriter } from "./WorldWriter.ts";

interface SiteOperationsDeps {
  readonly stores: Stores;
  readonly roles: SiteRoles;
  readonly reports: Reports;
  readonly reader: WorldReader;
  readonly writer: WorldWriter;
  readonly cards: WorldCards;
  readonly version: string;
  readonly now: () => number;
}

const WEEK_MS = 7 * 24 * 60 * 60_000;
const NOBODY = "Nobody here has this username.";

/** What the operators of the site can see and do. */
export class SiteOperations {
  readonly #deps: SiteOperationsDeps;

  constructor(deps: SiteOperationsDeps) {
    this.#deps = deps;
  }

  async look(): Promise<Operations> {
    const { stores, roles, reports, cards, version, now } = this.#deps;
    const { disk, lastBackup: at } = await stores.facts();
    const today = new Date(now());
    today.setHours(0, 0, 0, 0);
    return {
      reports: await reports.askedOf(null),
      hidden: await cards.cards(await stores.worlds.hidden(), null),
      disk,
      versions: { gridlings: version, node: process.version },
      lastBackup: at === null ? null : { at, isOld: now() - Date.parse(at) > WEEK_MS },
      backsUpHere: disk !== null,
      accountsToday: await stores.users.countSince(today.toISOString()),
      teachers: await roles.teachers(),
    };
  }

  /** Hides a game from everybody but its owner, or shows it again. */
  async setHidden(id: string, isHidden: boolean): Promise<void> {
    const { reader, stores } = this.#deps;
    await reader.find(id);
    await stores.worlds.change(id, { isHidden }).catch(refuseIfGone(new HttpError(404, WORLD_NOT_FOUND)));
  }

  async remove(id: string): Promise<void> {
    const { reader, stores, writer } = this.#deps;
    const owner = await stores.users.get((await reader.find(id)).userId);
    if (owner) await writer.remove(owner, id);
    else await stores.worlds.remove(id);
  }

  async setTeacher(username: string, isTeacher: boolean): Promise<void> {
    const { users } = this.#deps.stores;
    const user = await users.find(username.trim());
    if (!user || user.pupil) throw new HttpError(404, NOBODY);
    await users.setTeacher(user.id, isTeacher).catch(refuseIfGone(new HttpError(404, NOBODY)));
  }

  async makePasswordLink(username: string): Promise<PasswordLink> {
    const { stores, now } = this.#deps;
    const user = await stores.users.find(username.trim());
    const link = user && !user.pupil ? await makeResetLink(stores.users, username, now()) : null;
    if (!link) throw new HttpError(404, NOBODY);
    return link;
  }
}
