import type { ClassRow } from "../stores/classRows.ts";
import type { WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import type { SiteRoles } from "./classes/SiteRoles.ts";
import type { Viewer } from "./WorldCards.ts";

/**
 * Who may open a game by its address. A game of a grown-up's account is open to everybody who has its address, unless
 * the operator hid it. A pupil's game is open to the pupil and to the teacher of the class, to the class while it hangs
 * in the gallery, and to everybody once the teacher has let it out.
 */
export class WorldAccess {
  readonly #stores: Stores;
  readonly #roles: SiteRoles;

  constructor(stores: Stores, roles: SiteRoles) {
    this.#stores = stores;
    this.#roles = roles;
  }

  async mayOpen(row: WorldRow, viewer: Viewer): Promise<boolean> {
    if (viewer === row.userId) return true;
    if (row.isHidden) return false;
    if (row.published) return true;
    const owner = await this.#stores.users.get(row.userId);
    if (!owner?.pupil) return true;
    const found = viewer === null ? null : await this.#stores.classes.get(owner.pupil.classId);
    const user = viewer === null ? null : await this.#stores.users.get(viewer);
    if (user === null || found === null) return false;
    if (found.teacherId === user.id) return this.#roles.isTeacher(user);
    return isShownIn(found, row.id) && user.pupil?.classId === found.id;
  }
}

export function isShownIn({ gallery }: ClassRow, worldId: string): boolean {
  return gallery.some((shown) => shown.worldId === worldId);
}
