import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { type Answer, type Call, game, jpeg, type TestServer } from "../TestServer.ts";
import { type Standing, standingOf } from "./standing.ts";

/** Something that was answered once, and the name of its owner. */
export interface Fact {
  readonly name: string;
  readonly owner: string;
  /** Empty if it belongs to no world. */
  readonly world: string;
  readonly ask: () => Promise<string>;
  readonly expected: string;
}

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const SAVES = 3;

/** A data folder with something of every kind in it, and the facts that must hold for it: who can sign in, and each thing they made. */
export class KnownFolder {
  readonly facts: Fact[] = [];
  readonly #server: TestServer;
  #pictures = 0;

  /** The server must be open and its folder empty. It is left open. */
  constructor(server: TestServer) {
    this.#server = server;
  }

  async fill(): Promise<void> {
    const server = this.#server;
    const people = [];
    for (const name of NAMES) people.push(await server.signUp(name));
    const worlds = [];
    for (const person of people) worlds.push(await this.#savedWorld(person, SAVES - 1));
    await server.call("DELETE /users/me", { as: { ...(await server.signUp("Gone")), password: "correct horse" } });
    for (const [index, person] of people.entries()) await this.#save(person, worlds[index]?.id ?? "", SAVES);
    for (const name of ["Eva", "Finn", "Gus"]) people.push(await server.signUp(name));
    for (const person of people.slice(-2)) worlds.push(await this.#savedWorld(person, 1));
    for (const person of people) await this.#remember(person);
  }

  /** The facts that no longer hold. */
  async missing(): Promise<Fact[]> {
    const found = await Promise.all(this.facts.map(async (fact) => (await fact.ask()) === fact.expected));
    return this.facts.filter((_fact, index) => !found[index]);
  }

  async #savedWorld(as: SignedInUser, saves: number): Promise<WorldCard> {
    const world = await this.#server.newWorld(as);
    for (let save = 1; save <= saves; save += 1) await this.#save(as, world.id, save);
    return world;
  }

  async #save(as: SignedInUser, id: string, save: number): Promise<void> {
    const name = `${as.username} ${save}`;
    this.#pictures += 1;
    const thumbnail = jpeg(this.#pictures);
    await this.#must(`PUT /worlds/${id}`, {
      as,
      body: { name, data: game(name), thumbnail, published: save === SAVES },
    });
  }

  async #remember(as: SignedInUser): Promise<void> {
    const { username: owner } = as;
    await this.#note({ name: `${owner} signs in`, owner, world: "" }, async () => {
      return (await this.#server.call("GET /users/me", { as })).text;
    });
    const { body: cards } = await this.#must<WorldCard[]>("GET /worlds?user=me", { as });
    for (const { id } of cards) await this.#rememberWorld(as, id);
    const words = `GET /generate-background?prompt=${owner}&filename=1`;
    const { body } = await this.#must<{ imageUrl: string }>(words, { as });
    await this.#notePicture(`the drawing of ${owner}`, owner, "", body.imageUrl);
  }

  async #rememberWorld(as: SignedInUser, world: string): Promise<void> {
    const { username: owner } = as;
    await this.#note({ name: `the game of ${owner}`, owner, world }, async () => {
      const { status, body } = await this.#server.call<Standing>(`GET /worlds/${world}`);
      return status === 200 ? standingOf(body) : String(status);
    });
    const versions = `GET /worlds/${world}/versions`;
    const { body: notes } = await this.#must<{ revision: number; thumbnail: string }[]>(versions, { as });
    for (const { revision, thumbnail } of notes) {
      await this.#notePicture(`the picture of version ${revision} of ${owner}`, owner, world, thumbnail);
    }
    for (const { revision } of notes.slice(1)) {
      await this.#note({ name: `version ${revision} of ${owner}`, owner, world }, async () => {
        const { status, text } = await this.#server.call(`${versions}/${revision}`, { as });
        return status === 200 ? text : String(status);
      });
    }
  }

  #notePicture(name: string, owner: string, world: string, address: string): Promise<void> {
    return this.#note({ name, owner, world }, async () => (await this.#server.call(`GET ${address}`)).text);
  }

  async #note(fact: Omit<Fact, "ask" | "expected">, ask: () => Promise<string>): Promise<void> {
    this.facts.push({ ...fact, ask, expected: await ask() });
  }

  async #must<Body>(what: string, call: Call): Promise<Answer<Body>> {
    const answer = await this.#server.call<Body>(what, call);
    if (answer.status === 200) return answer;
    throw new Error(`${what} was answered ${answer.status} ${answer.text.slice(0, 200)}`);
  }
}
