import type { ClassRow } from "../stores/classRows.ts";
import type { UserRow, WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import type { Viewer } from "./WorldCards.ts";

/**
 * Who may open a game by its address. Those of grown-up accounts are open to everybody who has it, unless the operator
 * hid them. Those of pupils are open to the pupil and the teacher, to the class while they hang in its gallery, and to
 * everybody once the teacher let them out.
 */
export class WorldAccess {
  readonly #stores: Stores;

  constructor(stores: Stores) {
    this.#stores = stores;
  }

  async mayOpen(row: WorldRow, viewer: Viewer): Promise<boolean> {
    if (viewer === row.userId) return true;
    if (row.isHidden) return false;
    if (row.published) return true;
    const owner = await this.#stores.users.get(row.userId);
    if (!owner?.pupil) return true;
    const found = viewer === null ? null : await this.#stores.classes.get(owner.pupil.classId);
    if (viewer === null || found === null) return false;
    if (found.teacherId === viewer) return true;
    return isShownIn(found, row.id) && isPupilOf(found, await this.#stores.users.get(viewer));
  }
}

export function isShownIn({ gallery }: ClassRow, worldId: string): boolean {
  return gallery.some((shown) => shown.worldId === worldId);
}

function isPupilOf({ id }: ClassRow, user: UserRow | null): boolean {
  return user?.pupil?.classId === id;
}
