/** The setup of the browser bench: the built site behind a real server, Chromium, and a child with games. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { makeChild, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { Program } from "../Program.ts";

/** Bench steps take long, above all on a slowed machine. */
const PATIENCE_MS = 60_000;

interface StandParts {
  readonly folder: string;
  readonly server: Program;
  readonly address: string;
  readonly browser: Browser;
  readonly calls: APIRequestContext;
  readonly child: SignedInUser;
}

export class Stand {
  readonly address: string;
  readonly browser: Browser;
  readonly #parts: StandParts;

  private constructor(parts: StandParts) {
    this.#parts = parts;
    this.address = parts.address;
    this.browser = parts.browser;
  }

  /** `built` is the server's file, with the site beside it; `flags` are further flags of Chromium. */
  static async open(built: URL, flags: readonly string[] = []): Promise<Stand> {
    const folder = await mkdtemp(join(tmpdir(), "gridlings-bench-"));
    const server = Program.product(folder, built);
    const address = await server.ready();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ["--enable-unsafe-swiftshader", ...flags],
    });
    const calls = await request.newContext({ baseURL: address });
    return new Stand({ folder, server, address, browser, calls, child: await makeChild(calls) });
  }

  /** Stores a game of the child on the server. Returns its id. */
  putGame(document: WorldDocument): Promise<string> {
    return makeWorld(this.#parts.calls, this.#parts.child, document);
  }

  /** A page in a new browser profile, with the child signed in. Close it with `leave`. */
  async visit(options: BrowserContextOptions = {}): Promise<Page> {
    const { address, browser, child } = this.#parts;
    const viewport = { width: 1366, height: 768 };
    const context = await browser.newContext({ viewport, baseURL: address, serviceWorkers: "block", ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    await signIn(context, child, address);
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`The page complains: ${error.stack ?? error.message}`));
    return page;
  }

  async leave(page: Page): Promise<void> {
    await page.context().close();
  }

  async close(): Promise<void> {
    const { browser, calls, server, folder } = this.#parts;
    await Promise.all([browser.close(), calls.dispose()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens a page with a stage and waits until it is drawn. */
export async function openOn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.locator('[data-view="stage"][data-zoom] canvas').waitFor();
}
