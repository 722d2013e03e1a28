/** The one game of a torture run: of this browser until its child signs up, then in an account. */
import type { APIRequestContext, Page } from "@playwright/test";
import { HomePage } from "../../e2e/pages/HomePage.ts";
import { makeChild, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { OtherDevice } from "./OtherDevice.ts";

const OF_THIS_BROWSER = /\/editor\/ls-/;

export class TortureGame {
  /** Who is signed in, or was last; "" for nobody. */
  username = "";
  readonly #request: APIRequestContext;
  #address = "";
  #device: OtherDevice | null = null;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  get address(): string {
    return this.#address;
  }

  /** Another device of the same child; null as long as the game is in this browser only. */
  get device(): OtherDevice | null {
    return this.#device;
  }

  /** Opens a game that was made in an account. */
  async openInAccount(page: Page, server: string): Promise<void> {
    const child = await makeChild(this.#request);
    this.username = child.username;
    await signIn(page.context(), child, server);
    await page.goto(`${server}/editor/${await makeWorld(this.#request, child, keyGame({ width: 12, height: 8 }))}`);
    this.isAt(page.url());
  }

  /** Makes one without an account. */
  async openInBrowser(page: Page, server: string): Promise<void> {
    await page.goto(server);
    await new HomePage(page).tryBlankStage();
    this.isAt(page.url());
  }

  /** The editor shows it there: what was in this browser may have gone to an account. */
  isAt(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    const id = new URL(address).pathname.split("/").at(-1) ?? "";
    if (!OF_THIS_BROWSER.test(address)) this.#device = new OtherDevice(this.#request, this.username, id);
  }
}
