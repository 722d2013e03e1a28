import type { ForkParent, WorldCard } from "../../src/api/wire.ts";
import { plainText } from "../../src/engine/index.ts";
import type { WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";

/** Id of the signed-in user, or null for a visitor. */
export type Viewer = string | null;

/** What is told of a game that comes with the product. */
export type ExampleFacts = Pick<WorldCard, "description" | "whatCanIChange" | "kind">;

/** What the cards of one list need of other records, each looked up once. */
interface Lookup {
  readonly names: ReadonlyMap<string, string>;
  readonly parents: ReadonlyMap<string, WorldRow>;
  readonly viewer: Viewer;
  readonly examples: ReadonlyMap<string, ExampleFacts>;
}

/**
 * Makes cards of stored worlds as a viewer may see them: with owners' names and parents, and without anything of an
 * unlisted game.
 */
export class WorldCards {
  readonly #stores: Stores;
  readonly #examples: ReadonlyMap<string, ExampleFacts>;

  /** `examples`: what is told of the games that come with the product, by their ids, the easiest first. */
  constructor(stores: Stores, examples: ReadonlyMap<string, ExampleFacts> = new Map()) {
    this.#stores = stores;
    this.#examples = examples;
  }

  async card(row: WorldRow, viewer: Viewer): Promise<WorldCard> {
    return asCard(row, await this.#lookUp([row], viewer));
  }

  async cards(rows: readonly WorldRow[], viewer: Viewer): Promise<WorldCard[]> {
    const lookup = await this.#lookUp(rows, viewer);
    return rows.map((row) => asCard(row, lookup));
  }

  /**
   * Returns a list by popularity in which the games that come with the product follow one another from the easiest to
   * the hardest where they were played equally often. All other worlds keep their places.
   */
  easiestFirst(rows: readonly WorldRow[]): readonly WorldRow[] {
    const places = new Map([...this.#examples.keys()].map((id, place) => [id, place]));
    const isExample = ({ id }: WorldRow) => places.has(id);
    const placeOf = ({ id }: WorldRow) => places.get(id) ?? 0;
    const examples = rows
      .filter(isExample)
      .sort((one, other) => other.playCount - one.playCount || placeOf(one) - placeOf(other));
    return rows.map((row) => (isExample(row) ? (examples.shift() ?? row) : row));
  }

  async #lookUp(rows: readonly WorldRow[], viewer: Viewer): Promise<Lookup> {
    const parents = await this.#stores.worlds.several([...new Set(rows.flatMap((row) => row.forkParentId ?? []))]);
    const owners = new Set([...rows, ...parents].map(({ userId }) => userId));
    const names = await this.#stores.users.usernames([...owners]);
    return { names, parents: new Map(parents.map((row) => [row.id, row])), viewer, examples: this.#examples };
  }
}

function asCard(row: WorldRow, lookup: Lookup): WorldCard {
  const { id, userId, thumbnail, forkCount, playCount, published, revision, updatedAt } = row;
  const username = lookup.names.get(userId);
  const owner = {
    // A pupil's id would link all games of one child, and is half of what the door of the class asks for.
    userId: username !== undefined || lookup.viewer === userId ? userId : "",
    user: { username: username ?? "" },
  };
  const about = { id, ...owner, name: shownName(row), thumbnail, forkParent: parentOf(row, lookup) };
  const counts = { forkCount, playCount, published, sharesNotes: row.sharesNotes === true, revision, updatedAt };
  return { ...about, ...counts, ...tellingOf(row, lookup) };
}

/** Returns what is told about how to play a game and what to change in it. */
function tellingOf({ id, description }: WorldRow, { examples }: Lookup): ExampleFacts {
  const example = examples.get(id);
  if (example) return example;
  return { description: description ?? "", whatCanIChange: "", kind: null };
}

/** Returns the name to show, because names from before they were checked may contain invisible characters. */
function shownName({ name }: WorldRow): string {
  return plainText(name).trim() || "Untitled";
}

/**
 * Returns the parent of a remix. An unlisted parent is named only to its owner and to the maker of the remix, because
 * both had its link.
 */
function parentOf(row: WorldRow, { names, parents, viewer }: Lookup): ForkParent | null {
  const parent = parents.get(row.forkParentId ?? "");
  if (!parent) return null;
  const mayKnow = parent.published || viewer === parent.userId || viewer === row.userId;
  if (!mayKnow) return null;
  return { id: parent.id, name: shownName(parent), user: { username: names.get(parent.userId) ?? "" } };
}
