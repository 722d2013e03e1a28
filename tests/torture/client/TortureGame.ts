/** The one game of a torture run: a local game until its child signs up, then in an account. */
import type { APIRequestContext, Page } from "@playwright/test";
import { HomePage } from "../../e2e/pages/HomePage.ts";
import { makeChild, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { OtherDevice } from "./OtherDevice.ts";

const OF_THIS_BROWSER = /\/editor\/ls-/;

export class TortureGame {
  /** The user who is or was last signed in; "" for none. */
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

  /** Another device of the same child; null as long as the game is local. */
  get device(): OtherDevice | null {
    return this.#device;
  }

  /** Opens a new game in an account. */
  async openInAccount(page: Page, server: string): Promise<void> {
    const child = await makeChild(this.#request);
    this.username = child.username;
    await signIn(page.context(), child, server);
    await page.goto(`${server}/editor/${await makeWorld(this.#request, child, keyGame({ width: 12, height: 8 }))}`);
    this.isAt(page.url());
  }

  /** Opens a new local game. */
  async openInBrowser(page: Page, server: string): Promise<void> {
    await page.goto(server);
    await new HomePage(page).tryBlankStage();
    this.isAt(page.url());
  }

  /** Updates the address of the game, which changes when a local game moves to an account. */
  isAt(address: string): void {
    if (address === this.#address) return;
    this.#address = address;
    const id = new URL(address).pathname.split("/").at(-1) ?? "";
    if (!OF_THIS_BROWSER.test(address)) this.#device = new OtherDevice(this.#request, this.username, id);
  }
}
