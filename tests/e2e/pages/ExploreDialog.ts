/** The dialog of ready-made characters. */
import { expect, type Locator, type Page } from "@playwright/test";

export class ExploreDialog {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Explore Characters" });
  }

  async add(name: string): Promise<void> {
    await this.dialog.getByRole("button", { name: `Add ${name}`, exact: true }).click();
    await expect(this.dialog.getByRole("button", { name: `Added! ${name}`, exact: true })).toBeDisabled();
  }

  async done(): Promise<void> {
    await this.dialog.getByRole("button", { name: "Done" }).click();
    await expect(this.dialog).toBeHidden();
  }
}
