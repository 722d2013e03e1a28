/** The editor as a whole: its panels, and ways to open it. */
import { expect, type Page } from "@playwright/test";
import { ControlsPanel } from "./ControlsPanel.ts";
import { drag } from "./drag.ts";
import { ExploreDialog } from "./ExploreDialog.ts";
import { InspectorPanel } from "./InspectorPanel.ts";
import { KeyPickerDialog } from "./KeyPickerDialog.ts";
import { LibraryPanel } from "./LibraryPanel.ts";
import { RecordingPanel } from "./RecordingPanel.ts";
import { StagePanel } from "./StagePanel.ts";
import { ToolbarPanel } from "./ToolbarPanel.ts";

export class EditorPage {
  readonly page: Page;
  readonly toolbar: ToolbarPanel;
  readonly stage: StagePanel;
  readonly controls: ControlsPanel;
  readonly library: LibraryPanel;
  readonly inspector: InspectorPanel;
  readonly recording: RecordingPanel;
  readonly explore: ExploreDialog;
  readonly keyPicker: KeyPickerDialog;

  constructor(page: Page) {
    this.page = page;
    this.toolbar = new ToolbarPanel(page);
    this.stage = new StagePanel(page, "stage");
    this.controls = new ControlsPanel(page);
    this.library = new LibraryPanel(page);
    this.inspector = new InspectorPanel(page);
    this.recording = new RecordingPanel(page);
    this.explore = new ExploreDialog(page);
    this.keyPicker = new KeyPickerDialog(page);
  }

  async open(worldId: string): Promise<void> {
    await this.page.goto(`/editor/${worldId}`);
    await this.#makeAnyway();
    await this.stage.isReady();
  }

  /** On a phone, the editor is behind a page that offers games to play. */
  async #makeAnyway(): Promise<void> {
    const anyway = this.page.getByRole("button", { name: "Try making anyway" });
    await expect(anyway.or(this.stage.picture).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
  }

  /** Takes the game over from another window. */
  async takeOver(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Take over here" });
    await button.click();
    await expect(button).toHaveCount(0);
    await this.stage.isReady();
  }

  /** Adds ready-made characters through the library's menu. */
  async addReadyMades(...names: readonly string[]): Promise<void> {
    await this.library.openExplore();
    for (const name of names) await this.explore.add(name);
    await this.explore.done();
  }

  /** Drags a character from the library onto a square. */
  async dragToSquare(name: string, column: number, row: number): Promise<void> {
    const from = await this.library.middleOf(name);
    const to = await this.stage.pixelOf(column, row);
    await drag(this.page, from, to);
  }
}
