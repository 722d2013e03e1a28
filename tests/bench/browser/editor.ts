/** Work on a very large game: each edit costs as much as it changes (performance.md, "Editor"). */
import type { Page } from "@playwright/test";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { drag } from "../../e2e/pages/drag.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { TestEditor } from "../../support/TestEditor.ts";
import { atMost, type Figures } from "../Figures.ts";
import { bigGame, LONER } from "./bigGame.ts";
import { Gauge } from "./Gauge.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";

const SLOW = 4;
/** The journal of the browser writes within this. */
const JOURNAL_MS = 500;
/** How long a child waits before the next press. */
const PATIENCE_MS = 1000;
/** A game just opened is written down for the first time within this. */
const SETTLED_MS = 5000;

export const editor: Subject = {
  name: "editor",
  aims: {
    "editor.moveActor.scriptMs": atMost(2, 8),
    "editor.undo.scriptMs": atMost(2, 8),
    "editor.undoEntry.bytes": atMost(100, 400),
    "editor.save.longestTaskMs": atMost(20, 50),
    "editor.open.ms": atMost(2500, 5000),
  },
  async measure(stand, figures) {
    const document = bigGame();
    figures.keep("editor.undoEntry.bytes", [entryBytes(document)]);
    await measureEdits(stand, figures, await stand.putGame(document));
    // The other one may have been left with its loner somewhere else.
    const game = await stand.putGame(document);
    figures.keep("editor.open.ms", await rounds(() => untilFirstPress(stand, game)));
  },
};

/** What undo keeps of the smallest of edits. */
function entryBytes(document: WorldDocument): number {
  const { editor } = new TestEditor({ document });
  const { id, rules } = Object.values(document.characters)[7] ?? {};
  editor.rules.rename(id ?? "", rules?.[0]?.id ?? "", "Go for a walk");
  return JSON.stringify(editor.store.getState().document.undoStack).length;
}

async function measureEdits(stand: Stand, figures: Figures, game: string): Promise<void> {
  const page = await stand.visit();
  const gauge = await Gauge.on(page);
  const desk = new EditorPage(page);
  await openOn(page, `/editor/${game}`);
  const push = await pusher(desk);
  const undo = () => page.keyboard.press("Control+z");
  const [moves, undos, saves]: [number[], number[], number[]] = [[], [], []];
  await page.waitForTimeout(SETTLED_MS);
  await rounds(async () => {
    moves.push(await gauge.scriptMs(push));
    undos.push(await gauge.scriptMs(undo));
    const { longestMs } = await gauge.tasks(() => saveAfter(page, push));
    await undo();
    return saves.push(longestMs);
  });
  figures.keep("editor.moveActor.scriptMs", moves.slice(1));
  figures.keep("editor.undo.scriptMs", undos.slice(1));
  figures.keep("editor.save.longestTaskMs", saves.slice(1));
  await stand.leave(page);
}

/** Pushes the one who stands alone a square to the right, as a hand does it: nothing else asks the page while it is measured. */
async function pusher({ page, stage }: EditorPage): Promise<() => Promise<void>> {
  const { column, row } = LONER;
  const [from, to] = [await stage.pixelOf(column, row), await stage.pixelOf(column + 1, row)];
  return () => drag(page, from, to);
}

/** The edit itself, the journal, the save and all that comes with it. */
async function saveAfter(page: Page, edit: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await edit();
  await page.waitForTimeout(JOURNAL_MS);
  await page.keyboard.press("Control+s");
  await saved;
  await page.waitForTimeout(JOURNAL_MS);
}

/** From the address to the first press that is answered, on a machine `SLOW` times as slow. */
async function untilFirstPress(stand: Stand, game: string): Promise<number> {
  const page = await stand.visit();
  const desk = new EditorPage(page);
  await (await Gauge.on(page)).slowDown(SLOW);
  const start = performance.now();
  await openOn(page, `/editor/${game}`);
  await pressUntilAnswered(desk);
  const time = performance.now() - start;
  await stand.leave(page);
  return time;
}

const yes = (): boolean => true;
const no = (): boolean => false;

/** As a child who waits for the first actor to take the selection. */
async function pressUntilAnswered({ page, stage }: EditorPage): Promise<void> {
  const { x, y } = await stage.pixelOf(LONER.column, LONER.row);
  const bar = page.getByRole("group", { name: "Selected actors" });
  for (let isAnswered = false; !isAnswered; ) {
    await page.mouse.click(x, y);
    isAnswered = await bar.waitFor({ timeout: PATIENCE_MS }).then(yes, no);
  }
}
