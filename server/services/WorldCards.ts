/** A stored world as a viewer may see it: owner's name and parent looked up, nothing of an unlisted game given away. */
import type { ForkParent, WorldCard } from "../../src/api/wire.ts";
import type { WorldRow } from "../data/rows.ts";
import type { Table } from "../data/Table.ts";
import type { Accounts } from "./Accounts.ts";

/** Id of the signed-in user, or null for a visitor. */
export type Viewer = string | null;

export class WorldCards {
  private readonly records: Table<WorldRow>;
  private readonly accounts: Accounts;

  constructor(records: Table<WorldRow>, accounts: Accounts) {
    this.records = records;
    this.accounts = accounts;
  }

  card(row: WorldRow, viewer: Viewer): WorldCard {
    const { id, userId, name, thumbnail, forkCount, playCount, published, revision, updatedAt } = row;
    const user = { username: this.accounts.usernameOf(userId) };
    const forkParent = this.forkParent(row, viewer);
    return { id, userId, name, thumbnail, user, forkParent, forkCount, playCount, published, revision, updatedAt };
  }

  /** An unlisted parent is named only to its owner and to whoever remixed it: both had its link (product §7). */
  private forkParent(row: WorldRow, viewer: Viewer): ForkParent | null {
    const parent = this.records.get(row.forkParentId ?? "");
    if (!parent) return null;
    const mayKnow = parent.published || viewer === parent.userId || viewer === row.userId;
    if (!mayKnow) return null;
    return { id: parent.id, name: parent.name, user: { username: this.accounts.usernameOf(parent.userId) } };
  }
}
