import type { Page } from "@playwright/test";
import { AUTOSAVE_MS, type WorldDocument } from "../../../src/engine/index.ts";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { TestEditor } from "../../support/TestEditor.ts";
import { atMost, type Figures } from "../Figures.ts";
import { bareDrag } from "./bareHand.ts";
import { bigGame, LONER } from "./bigGame.ts";
import { Gauge } from "./Gauge.ts";
import { keepInBrowser } from "./localGame.ts";
import { measureOpening, OPENING_AIMS } from "./opening.ts";
import { openOn, type Stand } from "./Stand.ts";
import { rounds, type Subject } from "./Subject.ts";

/** Within this time after an edit, the recovery log is written and the thumbnail of a save is drawn. */
const JOURNAL_MS = 500;
/** A game just opened is first written to the recovery log within this time. */
const SETTLED_MS = 5000;
/** Within this time after an edit, a local game is saved with its thumbnail. */
const SAVING_MS = AUTOSAVE_MS + 1500;

/**
 * Editing a very large game: an edit should cost in proportion to what it changes. `scriptMs` is all script on the main thread from the
 * press to the frame that shows the result, for the press, eight moves and release of a drag or for the undo key: events, tool, document,
 * undo entry, subscribers, React, timers and the layouts they force. Drawing frames in between is `framesMs`, because the stage is drawn
 * whatever its document weighs and has figures of its own (`stage.*`). `longestTaskMs` is the longest uninterrupted work of the thread,
 * frames included.
 */
export const editor: Subject = {
  name: "editor",
  aims: {
    "editor.moveActor.scriptMs": atMost(2, 8),
    "editor.moveActor.framesMs": { want: 8, isBetter: "lower" },
    "editor.undo.scriptMs": atMost(2, 8),
    "editor.undo.framesMs": { want: 2, isBetter: "lower" },
    "editor.undoEntry.bytes": atMost(100, 400),
    "editor.undo.longestTaskMs": atMost(20, 50),
    "editor.journal.longestTaskMs": atMost(20, 50),
    "editor.save.longestTaskMs": atMost(20, 50),
    "editor.saveLocal.longestTaskMs": atMost(20, 50),
    ...OPENING_AIMS,
  },
  async measure(stand, figures) {
    const document = bigGame();
    figures.keep("editor.undoEntry.bytes", [entryBytes(document)]);
    await measureEdits(stand, figures, await stand.putGame(document));
    await measureLocalSaves(stand, figures, document);
    // The previous game may have its LONER elsewhere.
    await measureOpening(stand, figures, await stand.putGame(document));
  },
};

/** The size of the undo entry of a minimal edit. */
function entryBytes(document: WorldDocument): number {
  const { editor } = new TestEditor({ document });
  const { id, rules } = Object.values(document.characters)[7] ?? {};
  editor.rules.rename(id ?? "", rules?.[0]?.id ?? "", "Go for a walk");
  return JSON.stringify(editor.store.getState().document.undoStack).length;
}

async function measureEdits(stand: Stand, figures: Figures, game: string): Promise<void> {
  const page = await stand.visit();
  const gauge = await Gauge.on(page);
  const push = await openedToPush(page, game);
  const undo = () => page.keyboard.press("Control+z");
  const moves = await rounds(async () => [await gauge.script(push), await gauge.script(undo)] as const);
  keepAll(figures, "editor.moveActor.scriptMs", moves, ([moved]) => moved.workMs);
  keepAll(figures, "editor.moveActor.framesMs", moves, ([moved]) => moved.framesMs);
  keepAll(figures, "editor.undo.scriptMs", moves, ([, undone]) => undone.workMs);
  keepAll(figures, "editor.undo.framesMs", moves, ([, undone]) => undone.framesMs);
  const longest = async (action: () => Promise<unknown>) => (await gauge.tasks(action)).longestMs;
  const journaled = () => push().then(() => page.waitForTimeout(JOURNAL_MS));
  const tasks = await rounds(async () => ({
    journal: await longest(journaled),
    save: await longest(() => savedToServer(page)),
    undo: await longest(undo),
  }));
  keepAll(figures, "editor.journal.longestTaskMs", tasks, ({ journal }) => journal);
  keepAll(figures, "editor.save.longestTaskMs", tasks, ({ save }) => save);
  keepAll(figures, "editor.undo.longestTaskMs", tasks, (all) => all.undo);
  await stand.leave(page);
}

/** The same game without an account. */
async function measureLocalSaves(stand: Stand, figures: Figures, document: WorldDocument): Promise<void> {
  const page = await stand.visit();
  const gauge = await Gauge.on(page);
  const push = await openedToPush(page, await keepInBrowser(page, document));
  const saves = await rounds(async () => {
    await push();
    const { longestMs } = await gauge.tasks(() => page.waitForTimeout(SAVING_MS));
    await page.keyboard.press("Control+z");
    return longestMs;
  });
  figures.keep("editor.saveLocal.longestTaskMs", saves);
  await stand.leave(page);
}

function keepAll<Round>(figures: Figures, name: string, all: readonly Round[], read: (round: Round) => number): void {
  figures.keep(name, all.map(read));
}

/** Drags LONER one square to the right with raw pointer events, so that no query of the page is measured along. */
async function openedToPush(page: Page, game: string): Promise<() => Promise<void>> {
  const { stage } = new EditorPage(page);
  await openOn(page, `/editor/${game}`);
  const { column, row } = LONER;
  const [from, to] = [await stage.pixelOf(column, row), await stage.pixelOf(column + 1, row)];
  await page.waitForTimeout(SETTLED_MS);
  return bareDrag(page, from, to);
}

async function savedToServer(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.keyboard.press("Control+s");
  await answered;
  await page.waitForTimeout(JOURNAL_MS);
}
