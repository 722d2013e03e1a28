/** The network between the editor and its server, which can be cut, slow, or fail one save at a time; it reports what was saved over it. */
import type { BrowserContext, Request, Response, Route } from "@playwright/test";
import type { WorldCard } from "../../../src/api/wire.ts";
import type { Save } from "./KnownNames.ts";
import type { TortureServer } from "./TortureServer.ts";

export type Trouble = 401 | 413 | 500 | "slow";

const SLOW_MS = 2500;
const GAME = /\/worlds\/[^/]+$/;

export class Line {
  readonly #context: BrowserContext;
  readonly #server: TortureServer;
  readonly #waiting: Trouble[] = [];
  /** Saves without an answer so far. */
  readonly #underWay = new Set<Request>();
  #isCut = false;

  private constructor(context: BrowserContext, server: TortureServer) {
    this.#context = context;
    this.#server = server;
  }

  /** `onSaved` is called with every confirmed save. */
  static async on(context: BrowserContext, server: TortureServer, onSaved: (save: Save) => void): Promise<Line> {
    const line = new Line(context, server);
    await context.route(GAME, (route) => line.#meet(route));
    context.on("response", (response) => {
      line.#underWay.delete(response.request());
      void tellSave(response, onSaved);
    });
    context.on("requestfailed", (request) => line.#underWay.delete(request));
    return line;
  }

  /** Whether the server can be reached. */
  get isUp(): boolean {
    return !this.#isCut && this.#server.isUp;
  }

  async cut(isCut: boolean): Promise<void> {
    if (isCut !== this.#isCut) await this.#context.setOffline(isCut);
    this.#isCut = isCut;
  }

  /** Brings back the server and the network. */
  async mend(): Promise<void> {
    await this.#server.rise();
    await this.cut(false);
  }

  /** Applies to the next save. */
  add(trouble: Trouble): void {
    this.#waiting.push(trouble);
  }

  endTroubles(): void {
    this.#waiting.length = 0;
  }

  /** Whether saves by closed windows may still arrive, whose answers nobody hears; each is reported once. */
  takeOrphans(): boolean {
    const orphans = [...this.#underWay].filter((request) => request.frame().page().isClosed());
    for (const request of orphans) this.#underWay.delete(request);
    return orphans.length > 0;
  }

  async #meet(route: Route): Promise<void> {
    const trouble = route.request().method() === "PUT" ? this.#waiting.shift() : undefined;
    if (typeof trouble === "number") {
      const json = { error: "trouble", message: "Something is in the way." };
      await route.fulfill({ status: trouble, json });
      return;
    }
    if (route.request().method() === "PUT") this.#underWay.add(route.request());
    if (trouble === "slow") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    // The page may be closed by now, and its requests with it.
    await route.continue().catch(() => undefined);
  }
}

async function tellSave(response: Response, onSaved: (save: Save) => void): Promise<void> {
  if (response.request().method() !== "PUT" || !GAME.test(response.url()) || !response.ok()) return;
  // The body of an answer is lost if its page has been closed meanwhile.
  const saved = (await response.json().catch(() => null)) as WorldCard | null;
  if (saved) onSaved(saved);
}
