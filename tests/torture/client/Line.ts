/** The line between the editor and its server: cut, slow, or in the way of one save at a time; it tells what was saved over it. */
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
  /** Saves that nobody has heard of again. */
  readonly #underWay = new Set<Request>();
  #isCut = false;

  private constructor(context: BrowserContext, server: TortureServer) {
    this.#context = context;
    this.#server = server;
  }

  /** `onSaved` hears of every save that came back as done. */
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

  /** There is a server, and a way to it. */
  async mend(): Promise<void> {
    await this.#server.rise();
    await this.cut(false);
  }

  /** The next save meets it. */
  add(trouble: Trouble): void {
    this.#waiting.push(trouble);
  }

  endTroubles(): void {
    this.#waiting.length = 0;
  }

  /** Whether saves of windows that are gone by now may still arrive, where nobody hears the answer; each is told of once. */
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
    // The page may be gone by now, and its line with it.
    await route.continue().catch(() => undefined);
  }
}

async function tellSave(response: Response, onSaved: (save: Save) => void): Promise<void> {
  if (response.request().method() !== "PUT" || !GAME.test(response.url()) || !response.ok()) return;
  // What a page heard that died meanwhile is not known any more.
  const saved = (await response.json().catch(() => null)) as WorldCard | null;
  if (saved) onSaved(saved);
}
