/** What this browser keeps of the site, seen and tormented from outside: a full disk, and everything cleared away. */
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

/** A journal writes within a quarter of a second; a machine that does much else besides takes longer. */
const PATIENCE_MS = 8000;
/** Enough to see that a full browser keeps nothing. */
const FULL_MS = 400;

export class BrowserStore {
  readonly #devTools: CDPSession;
  readonly #origin: string;
  #isFull = false;

  private constructor(devTools: CDPSession, origin: string) {
    this.#devTools = devTools;
    this.#origin = origin;
  }

  /** By a page of its own, for what is set by a page goes with it. */
  static async of(context: BrowserContext, origin: string): Promise<BrowserStore> {
    const page = await context.newPage();
    await page.goto(`${origin}/health`);
    return new BrowserStore(await context.newCDPSession(page), origin);
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** From now on nothing new is taken. */
  async fill(): Promise<void> {
    this.#isFull = true;
    await this.#devTools.send("Storage.overrideQuotaForOrigin", { origin: this.#origin, quotaSize: 1 });
  }

  async makeRoom(): Promise<void> {
    if (this.#isFull) await this.#devTools.send("Storage.overrideQuotaForOrigin", { origin: this.#origin });
    this.#isFull = false;
  }

  /** As by the browser's own "Clear site data": database, texts, pages kept, and who is signed in. */
  async clear(): Promise<void> {
    await this.#devTools.send("Storage.clearDataForOrigin", { origin: this.#origin, storageTypes: "all" });
  }

  /** Whether a moment of this name is in the journal, once it had the time to get there. */
  hasMoment(page: Page, name: string): Promise<boolean> {
    return this.#has(page, "journalPoints", name);
  }

  /** Whether a game of this name is kept without an account. */
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

/** Runs in the page. A database that is not there is not made: it would be in the way of the true one. */
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
