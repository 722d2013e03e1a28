/** The dialog that chooses the key of a key event. */
import { expect, type Locator, type Page } from "@playwright/test";

export class KeyPickerDialog {
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole("dialog", { name: "Choose Key" });
  }

  /** Presses a key on the real keyboard. */
  async press(key: string): Promise<void> {
    await expect(this.dialog).toBeVisible();
    await this.#page.keyboard.press(key);
  }

  /** Presses a key of the picture of the whole keyboard. */
  async pressInPicture(name: string): Promise<void> {
    await this.dialog.getByRole("button", { name: "More keys" }).click();
    await this.dialog.getByRole("button", { name, exact: true }).click();
  }

  get chosen(): Locator {
    return this.dialog.getByRole("textbox", { name: "Key" });
  }

  async done(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Done" }).click();
  }
}
