/** A simulated child who signs up, creates, saves, remixes, publishes and deletes worlds at random, one call after the other. */
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { type Answer, type Call, game, jpeg } from "../TestServer.ts";
import { type Diary, GONE, NOW } from "./Diary.ts";
import type { Site } from "./Site.ts";
import { type Standing, standingOf, thumbnailOf } from "./standing.ts";

const WORLDS_MAX = 6;
/** Names a call for a proxy that watches the server. */
export const TOKEN_HEADER = "x-token";
export const PASSWORD = "correct horse";

export interface ChildOptions {
  readonly name: string;
  readonly diary: Diary;
  readonly dice: (below: number) => number;
  /** The size of the largest game in bytes. */
  readonly sizeMax: number;
}

export class Child {
  readonly name: string;
  readonly #options: ChildOptions;
  readonly #worlds = new Map<string, Standing>();
  #user: SignedInUser | null = null;
  #marks = 0;

  constructor(options: ChildOptions) {
    this.#options = options;
    this.name = options.name;
  }

  /** Plays until the server dies or this many calls are made. First looks up the worlds that exist. */
  async play(site: Site, calls = Number.POSITIVE_INFINITY): Promise<void> {
    try {
      await this.#look(site, await this.#signedIn(site));
      for (let call = 0; call < calls; call++) await this.#step(site, await this.#signedIn(site));
    } catch (error) {
      // The error of fetch if nothing answers any more.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  /** After a crash it is unknown whether signing up was done: either the password works or the name is free. */
  async #signedIn(site: Site): Promise<SignedInUser> {
    if (this.#user) return this.#user;
    const { name, diary } = this.#options;
    const token = diary.newToken();
    const as = { username: name, password: PASSWORD };
    const known = await site.call<SignedInUser>("GET /users/me", withToken({ as }, token));
    const body = { ...as, email: `${name}@example.com` };
    const answer =
      known.status === 200 ? known : await this.#must<SignedInUser>(site, "POST /users", withToken({ body }, token));
    diary.signedIn(answer.body, token);
    this.#user = answer.body;
    return answer.body;
  }

  /** Updates the diary to what really exists, which settles all unanswered calls. */
  async #look(site: Site, as: SignedInUser): Promise<void> {
    const { body: cards } = await this.#must<WorldCard[]>(site, "GET /worlds?user=me", { as });
    for (const id of this.#worlds.keys()) if (!cards.some((card) => card.id === id)) this.#note(id, GONE);
    for (const { id } of cards) {
      const { body } = await this.#must<Standing>(site, `GET /worlds/${id}`, { as });
      this.#note(id, standingOf(body));
      this.#worlds.set(id, body);
    }
    this.#options.diary.settleBirths(this.name);
  }

  #note(id: string, after: string): void {
    const { diary, name: owner } = this.#options;
    const deed = diary.begin({ owner, world: this.#worlds.has(id) ? id : "", after });
    deed.world = id;
    diary.end(deed);
    if (after === GONE) this.#worlds.delete(id);
  }

  async #step(site: Site, as: SignedInUser): Promise<void> {
    const { dice } = this.#options;
    const [id, world] = [...this.#worlds][dice(Math.max(1, this.#worlds.size))] ?? [];
    const choice = dice(20);
    if (!id || !world || (choice < 4 && this.#worlds.size < WORLDS_MAX)) return this.#create(site, as, id);
    if (choice < 13) return this.#save(site, as, id, world);
    if (choice < 15) return this.#publish(site, as, id, world);
    if (choice < 16) return this.#remix(site, as);
    if (choice < 17 && dice(3) === 0) return this.#leave(site, as);
    return this.#remove(site, as, id);
  }

  /** A blank world, or a copy of an own one. */
  async #create(site: Site, as: SignedInUser, from: string | undefined): Promise<void> {
    const query = from && this.#options.dice(2) === 0 ? `?from=${from}` : "";
    await this.#birth(site, `POST /worlds${query}`, as, null);
  }

  /** A remix of any child's world that still exists. */
  async #remix(site: Site, as: SignedInUser): Promise<void> {
    const standing = [...this.#options.diary.expectedAt(NOW)];
    const living = standing.filter(([, { standings }]) => !standings.includes(GONE)).map(([id]) => id);
    const from = living[this.#options.dice(Math.max(1, living.length))];
    if (!from || this.#worlds.size >= WORLDS_MAX) return;
    await this.#birth(site, `POST /worlds?from=${from}&fork=true`, as, from);
  }

  async #birth(site: Site, what: string, as: SignedInUser, forkOf: string | null): Promise<void> {
    const { diary } = this.#options;
    const deed = diary.begin({ owner: this.name, world: "", after: "not told", forkOf });
    const answer = await site.call<WorldCard>(what, withToken({ as }, deed.token));
    // Another child may have deleted the world that was to be remixed.
    if (answer.status === 404 && forkOf) return diary.strike(deed);
    answered(what, answer);
    const { body } = await this.#must<Standing>(site, `GET /worlds/${answer.body.id}`, { as });
    deed.world = answer.body.id;
    deed.after = standingOf(body);
    diary.end(deed);
    this.#worlds.set(deed.world, body);
  }

  async #save(site: Site, as: SignedInUser, id: string, before: Standing): Promise<void> {
    const name = `${this.name} ${++this.#marks}`;
    const data = bigGame(name, this.#options.dice(this.#options.sizeMax));
    const { revision } = before;
    const thumbnail = jpeg(this.#options.dice(250));
    const after = { ...before, name, data, thumbnail: thumbnailOf(thumbnail), revision: revision + 1 };
    await this.#change(site, as, id, after, { name, data, thumbnail, revision });
  }

  async #publish(site: Site, as: SignedInUser, id: string, before: Standing): Promise<void> {
    const published = !before.published;
    await this.#change(site, as, id, { ...before, published }, { published });
  }

  async #change(site: Site, as: SignedInUser, id: string, after: Standing, body: unknown): Promise<void> {
    const deed = this.#options.diary.begin({ owner: this.name, world: id, after: standingOf(after) });
    await this.#must(site, `PUT /worlds/${id}`, withToken({ as, body }, deed.token));
    this.#options.diary.end(deed);
    this.#worlds.set(id, after);
  }

  async #remove(site: Site, as: SignedInUser, id: string): Promise<void> {
    const deed = this.#options.diary.begin({ owner: this.name, world: id, after: GONE });
    await this.#must(site, `DELETE /worlds/${id}`, withToken({ as }, deed.token));
    this.#options.diary.end(deed);
    this.#worlds.delete(id);
  }

  /** Signs out; the next call signs in again, as a new device. */
  async #leave(site: Site, as: SignedInUser): Promise<void> {
    const { diary } = this.#options;
    const token = diary.newToken();
    diary.leaves(as);
    this.#user = null;
    await this.#must(site, "DELETE /users/me/session", withToken({ as }, token));
    diary.left(as, token);
  }

  async #must<Body>(site: Site, what: string, call: Call): Promise<Answer<Body>> {
    return answered(what, await site.call<Body>(what, call));
  }
}

/** Nothing that a child does here may be refused, whatever crashed before. */
function answered<Body>(what: string, answer: Answer<Body>): Answer<Body> {
  if (answer.status === 200) return answer;
  throw new Error(`${what} was answered ${answer.status} ${answer.text.slice(0, 200)}`);
}

function withToken(call: Call, token: string): Call {
  return { ...call, headers: { [TOKEN_HEADER]: token } };
}

/** A game of about this many bytes, as an editor would send it. */
function bigGame(mark: string, bytes: number): Record<string, unknown> {
  const change = { path: ["characters", "hero", "name"], before: "a".repeat(bytes), after: mark };
  return { ...game(mark), undoStack: [{ label: mark, changes: [change] }] };
}
