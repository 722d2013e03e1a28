/** A server with teachers, an operator and two classes, and short methods to act as each of them. */
import { setTimeout as wait } from "node:timers/promises";
import type { AppOptions } from "../../../server/app.ts";
import type { Class, HandedPictures, PupilNow, SignedInPupil, WallEvents } from "../../../src/api/classes.ts";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { basic, game, TestServer } from "../TestServer.ts";

const PATIENCE_MS = 8000;
const LOOK_MS = 20;

/** One event of a stream. */
export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

export class School {
  readonly server: TestServer;

  private constructor(server: TestServer) {
    this.server = server;
  }

  static async start(options: AppOptions = {}): Promise<School> {
    const roles = { classes: true, teachers: ["MsLee", "MrFox"], operators: ["Olga"] };
    return new School(await TestServer.start({ roles, ...options }));
  }

  /** Signs up, or in if the name is there. Operators had an account before they were named, so theirs is put in place. */
  async person(username: string): Promise<SignedInUser> {
    const typed = { username, password: "correct horse" };
    const { status, body } = await this.server.call<SignedInUser>("GET /users/me", { as: typed });
    return status === 200 ? body : this.server.signUp(username);
  }

  /** The operator's account is older than the setting that names it, which a stranger's must not be. */
  async operator(): Promise<SignedInUser> {
    const olga = await this.person("Other-Olga-Before");
    const { users } = this.server.kept;
    const row = await users.get(olga.id);
    if (row) {
      await users.remove(row.id);
      await users.add({ ...row, username: "Olga" });
    }
    return { ...olga, username: "Olga" };
  }

  async newClass(teacher: SignedInUser, names: readonly string[] = ["Ada", "Ben"]): Promise<Class> {
    const body = { name: "Class 3b", names };
    const made = await this.server.call<Class>("POST /classes", { as: teacher, body });
    return (await this.server.call<Class>(`PUT /classes/${made.body.id}/door`, { as: teacher, body: { isOpen: true } }))
      .body;
  }

  /** Taps three pictures at the door. The first tap of a child is the password from then on. */
  tap(code: string, pupil: string, pictures: readonly number[] = [1, 2, 3]) {
    return this.server.call<SignedInPupil>(`POST /classes/door/${code}`, { body: { pupil, pictures } });
  }

  async pupil({ code, pupils }: Class, name: string): Promise<SignedInPupil> {
    const id = pupils.find((pupil) => pupil.name === name)?.id ?? "";
    return (await this.tap(code, id)).body;
  }

  handedPictures(teacher: SignedInUser, { id }: Class) {
    return this.server.call<readonly HandedPictures[]>(`POST /classes/${id}/pictures`, { as: teacher, body: {} });
  }

  async savedGame(as: SignedInUser, name: string): Promise<WorldCard> {
    const { id } = await this.server.newWorld(as);
    return (await this.server.call<WorldCard>(`PUT /worlds/${id}`, { as, body: { name, data: game(name) } })).body;
  }

  /** Follows a stream of events. `next` resolves to the data of the first event from now on for which `isIt` holds. */
  async follow(path: string, as: SignedInUser): Promise<Following> {
    return Following.open(this.server.address + path, as);
  }
}

export class Following {
  readonly events: StreamEvent[] = [];
  readonly #control = new AbortController();
  isOver = false;

  static async open(url: string, as: Pick<SignedInUser, "username" | "password">): Promise<Following> {
    const following = new Following();
    const headers = { authorization: basic(as.username, as.password) };
    const response = await fetch(url, { headers, signal: following.#control.signal });
    if (response.status !== 200) throw new Error(`${response.status}`);
    void following.#read(response).catch(() => undefined);
    return following;
  }

  /** Waits for an event of this name for whose data `isIt` holds, among those that came already, too. */
  async until<Data>(name: string, isIt: (data: Data) => boolean = () => true): Promise<Data> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const found = this.events.find((event) => event.name === name && isIt(event.data as Data));
      if (found) return found.data as Data;
      await wait(LOOK_MS);
    }
    throw new Error(`No such ${name} came.`);
  }

  /** Returns the tiles that came since the last time, and forgets all events. */
  takeTiles(): readonly WallEvents["tile"][] {
    return this.events.splice(0).flatMap(tilesIn);
  }

  untilNow(isIt: (now: PupilNow) => boolean): Promise<PupilNow> {
    return this.until<PupilNow>("now", isIt);
  }

  untilWall(isIt: (wall: WallEvents["wall"]) => boolean): Promise<WallEvents["wall"]> {
    return this.until<WallEvents["wall"]>("wall", isIt);
  }

  /** Waits for a tile, within a whole wall or by itself. */
  async untilTile(isIt: (tile: WallEvents["tile"]) => boolean): Promise<WallEvents["tile"]> {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const found = this.events.flatMap(tilesIn).findLast(isIt);
      if (found) return found;
      await wait(LOOK_MS);
    }
    throw new Error("No such tile came.");
  }

  end(): void {
    this.#control.abort();
  }

  async #read(response: Response): Promise<void> {
    let text = "";
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const blocks = (text + decoder.decode(bytes, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (name !== undefined && data !== undefined) this.events.push({ name, data: JSON.parse(data) });
      }
    }
    this.isOver = true;
  }
}

function tilesIn({ name, data }: StreamEvent): readonly WallEvents["tile"][] {
  if (name === "wall") return (data as WallEvents["wall"]).tiles;
  return name === "tile" ? [data as WallEvents["tile"]] : [];
}
