/** A real server on a real port with files in a folder of its own, and short methods to talk to it. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppOptions, createApp } from "../../server/app.ts";
import { httpServer } from "../../server/httpServer.ts";
import { PasswordHasher } from "../../server/services/PasswordHasher.ts";
import { openFileStores } from "../../server/stores/fileStores.ts";
import type { Stores } from "../../server/stores/Stores.ts";
import type { SignedInUser, WorldCard, WorldRecord } from "../../src/api/wire.ts";

/** Scrypt at a thousandth of its real cost, because tests sign up dozens of people. */
export const CHEAP = { N: 16, r: 8, p: 1 };
const hasher = new PasswordHasher(CHEAP);

/** All tests call from one address in quick succession; tests of the limits set their own. */
const NO_LIMITS = {
  callsPerMinute: 1_000_000,
  signUpsPerHour: 1_000_000,
  usedEmailsPerHour: 1_000_000,
  wrongPasswordsOfName: 1_000_000,
  wrongPasswordsOfAddress: 1_000_000,
  pagesPerMinute: 1_000_000,
  wrongPicturesOfClass: 1_000_000,
  wrongPicturesOfAddress: 1_000_000,
  wrongCodesOfAddress: 1_000_000,
  codesOfAddress: 1_000_000,
  reportsPerHour: 1_000_000,
  reportsOfAddressPerHour: 1_000_000,
  crashesPerMinute: 1_000_000,
  crashesPerHour: 1_000_000,
  drawingsPerMinute: 1_000_000,
};

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

export interface Call {
  readonly as?: Pick<SignedInUser, "username" | "password">;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export class TestServer {
  readonly folder: string;
  readonly lines: Readonly<Record<string, unknown>>[] = [];
  readonly #options: AppOptions;
  readonly #makers = new Map<string, SignedInUser>();
  #stores: Stores | null = null;
  #server: Server | null = null;

  private constructor(folder: string, options: AppOptions) {
    this.folder = folder;
    this.#options = options;
  }

  static async start(options: AppOptions = {}): Promise<TestServer> {
    const server = new TestServer(await mkdtemp(join(tmpdir(), "gridlings-test-")), options);
    await server.open();
    return server;
  }

  /** Starts a new server on the same folder, as after a crash or a stop. */
  async open(): Promise<void> {
    const log = (line: Readonly<Record<string, unknown>>): void => void this.lines.push(line);
    this.#stores = await openFileStores(this.folder, log);
    const server = httpServer(createApp(this.#stores, { hasher, log, limits: NO_LIMITS, ...this.#options }));
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  }

  async stop(): Promise<void> {
    const [server, stores] = [this.#server, this.#stores];
    if (!server || !stores) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stores.close();
    this.#server = null;
  }

  async end(): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The open stores, for what has no call. */
  get kept(): Stores {
    if (!this.#stores) throw new Error("The server is not open.");
    return this.#stores;
  }

  get address(): string {
    const bound = this.#server?.address();
    return `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
  }

  /** `call("PUT /worlds/x", { as: ann, body: {} })` */
  async call<Body = Record<string, unknown>>(what: string, { as, body, headers }: Call = {}): Promise<Answer<Body>> {
    const [method = "", path = ""] = what.split(" ");
    const sent = new Headers(headers);
    if (as) sent.set("authorization", basic(as.username, as.password));
    if (body !== undefined) sent.set("content-type", "application/json");
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(this.address + path, { method, headers: sent, body: text ?? null });
    const answer = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      text: answer,
      body: isJson && answer !== "" ? JSON.parse(answer) : {},
    };
  }

  async signUp(username: string): Promise<SignedInUser> {
    const body = { username, password: "correct horse", email: `${username}@example.com` };
    return (await this.call<SignedInUser>("POST /users", { body })).body;
  }

  async newWorld(as: SignedInUser, query = ""): Promise<WorldCard> {
    const { body } = await this.call<WorldCard>(`POST /worlds${query}`, { as });
    this.#makers.set(body.id, as);
    return body;
  }

  /** A world as its maker, another user or, with null, a visitor gets it. */
  async world(id: string, as: SignedInUser | null = this.#makers.get(id) ?? null): Promise<WorldRecord> {
    return (await this.call<WorldRecord>(`GET /worlds/${id}`, as ? { as } : {})).body;
  }

  /** Replaces the content of a file in the folder, as a crash or a bad disk might. */
  async damage(path: string, content: string): Promise<void> {
    await writeFile(join(this.folder, path), content);
  }
}

export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
}

/** The smallest game, with a mark that tells it from others. */
export function game(mark = "x"): Record<string, unknown> {
  return {
    version: 1,
    characters: { hero: { id: "hero", name: mark } },
    world: { id: "root", stages: { s1: { id: "s1", name: "Level 1", actors: {} } }, globals: {} },
    undoStack: [],
    redoStack: [],
  };
}

/** The form of `game(mark)` that others get. */
export function sharedGame(mark = "x"): Record<string, unknown> {
  const { undoStack: _, redoStack: __, world, ...rest } = game(mark);
  return { ...rest, world: { ...(world as object), history: [] } };
}

/** A JPEG of 16 by 16 as far as the server reads it: the frame header with its size, and the number of a color that tells it from others. */
export function jpeg(mark = 0): string {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, mark, 0x11, 0];
  const bytes = Buffer.from([0xff, 0xd8, ...frame, 0xff, 0xd9]);
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
