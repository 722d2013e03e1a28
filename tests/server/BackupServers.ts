/** What the tests of backups start with. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { game, jpeg, TestServer } from "./TestServer.ts";

/** A server with one account, a stopped server into whose folder backups are restored, and a folder for the backups. */
export class BackupServers {
  readonly server: TestServer;
  readonly other: TestServer;
  readonly shelf: string;
  readonly ann: SignedInUser;

  private constructor(server: TestServer, other: TestServer, shelf: string, ann: SignedInUser) {
    this.server = server;
    this.other = other;
    this.shelf = shelf;
    this.ann = ann;
  }

  static async start(): Promise<BackupServers> {
    const server = await TestServer.start();
    const other = await TestServer.start();
    await other.stop();
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    return new BackupServers(server, other, shelf, await server.signUp("Ann"));
  }

  /** Saves a version of a game that carries `mark` as its name, in its document and by the length of its picture. */
  async save(id: string, mark: string): Promise<void> {
    const body = { name: mark, data: game(mark), thumbnail: jpeg(mark.length) };
    await this.server.call(`PUT /worlds/${id}`, { as: this.ann, body });
  }

  /** A new game with one version for each mark. */
  async savedWorld(...marks: string[]): Promise<WorldCard> {
    const world = await this.server.newWorld(this.ann);
    for (const mark of marks) await this.save(world.id, mark);
    return world;
  }

  async end(): Promise<void> {
    await Promise.all([this.server.end(), this.other.end(), rm(this.shelf, { recursive: true, force: true })]);
  }
}
