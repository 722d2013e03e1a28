import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** The recovery log writes within a quarter of a second; a busy machine takes longer. */
const PATIENCE_MS = 8000;
/** Long enough to see that a full browser stores nothing. */
const FULL_MS = 400;

/** The storage of this browser for the site, observed and disturbed from outside: a full disk, and cleared data. */
export class BrowserStore {
  readonly #devTools: CDPSession;
  readonly #origin: string;
  #isFull = false;

  private constructor(devTools: CDPSession, origin: string) {
    this.#devTools = devTools;
    this.#origin = origin;
  }

  /** Uses a page of its own, because overrides end with the page that set them. */
  static async of(context: BrowserContext, origin: string): Promise<BrowserStore> {
    const page = await context.newPage();
    await page.goto(`${origin}/health`);
    return new BrowserStore(await context.newCDPSession(page), origin);
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Refuses all new data from now on. */
  async fill(): Promise<void> {
    this.#isFull = true;
    await this.#devTools.send("Storage.overrideQuotaForOrigin", { origin: this.#origin, quotaSize: 1 });
  }

  async makeRoom(): Promise<void> {
    if (this.#isFull) await this.#devTools.send("Storage.overrideQuotaForOrigin", { origin: this.#origin });
    this.#isFull = false;
  }

  /** Like the browser's own "Clear site data": database, texts, cached pages, and the session. */
  async clear(): Promise<void> {
    await this.#devTools.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
  }

  /** Whether the recovery log has a snapshot with this name, after the time it takes to write one. */
  hasMoment(page: Page, name: string): Promise<boolean> {
    return this.#has(page, "journalPoints", name);
  }

  /** Whether a local game with this name is stored. */
  hasGame(page: Page, name: string): Promise<boolean> {
    return this.#has(page, "localCards", name);
  }

  async #has(page: Page, table: string, name: string): Promise<boolean> {
    const end = Date.now() + (this.#isFull ? FULL_MS : PATIENCE_MS);
    while (Date.now() < end) {
      if ((await page.evaluate(namesIn, table)).includes(name)) return true;
      await page.waitForTimeout(50);
    }
    return false;
  }
}

/** Runs in the page. Does not create a missing database, which would get in the way of the real one. */
function namesIn(table: string): Promise<string[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open("gridlings");
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const asking = opening.result.transaction(table).objectStore(table).getAll();
      asking.onsuccess = () => resolve(asking.result.map((record) => String((record.card ?? record).name)));
      asking.onerror = () => resolve([]);
      opening.result.close();
    };
  });
}
