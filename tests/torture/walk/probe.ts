/** What a walk reads from the page: the editor, found through React, and a log of the game just before each entry of its undo stack. */
import type { Page } from "@playwright/test";
import type { Editor } from "../../../src/editor/Editor.ts";
import type { Actor, UndoEntry, WorldDocument } from "../../../src/engine/index.ts";

/** The game just before each entry, as text; null if it is unknown. */
export interface KnownBefore {
  readonly undo: readonly (string | null)[];
  readonly redo: readonly (string | null)[];
}

/** What the input has to know to find its way. */
export interface Situation {
  readonly isRecording: boolean;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly modal: string | null;
  readonly actors: readonly Pick<Actor, "id" | "position">[];
  readonly undoes: number;
  readonly redoes: number;
  /** The label of the next undo. */
  readonly label: string;
}

interface Probe {
  content(): string;
  situation(): Situation;
  known(): KnownBefore;
  goOnFrom(known: KnownBefore): void;
}

declare global {
  interface Window {
    walkProbe?: Probe;
  }
}

/** The characters and the world, without traces of ticks and without thumbnails of stages, which every save draws. */
export function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => window.walkProbe?.content() ?? "");
}

export async function situationOf(page: Page): Promise<Situation> {
  const situation = await page.evaluate(() => window.walkProbe?.situation() ?? null);
  if (!situation) throw new Error("The editor is gone.");
  return situation;
}

export function knownBefore(page: Page): Promise<KnownBefore> {
  return page.evaluate(() => window.walkProbe?.known() ?? { undo: [], redo: [] });
}

/** `known` is from before a reload of the page. */
export async function attachProbe(page: Page, known: KnownBefore = { undo: [], redo: [] }): Promise<void> {
  await page.evaluate(installProbe);
  await page.evaluate((before) => window.walkProbe?.goOnFrom(before), known);
}

/** Runs in the page. */
function installProbe(): void {
  const editor = findEditor();
  const before = new Map<unknown, string>();
  /** The game before the current gesture; unknown if a generated name arrived meanwhile. */
  let begun: WorldDocument | "unknown" | null = null;

  editor.store.subscribe(({ document: now }, { document: last }) => {
    if (now === last) return;
    const lateAt = amendedAt(last, now);
    const added = lateAt < 0 ? newEntry(last, now) : null;
    if (lateAt >= 0) {
      forgetAfter(lateAt, last, now);
    } else if (added) {
      if (begun !== "unknown") before.set(added.changes, textOf(begun ?? last));
      begun = null;
    } else if (now.undoStack === last.undoStack && now.redoStack === last.redoStack) {
      if (begun && begun !== "unknown" && textOf(begun) === textOf(now)) begun = null;
      else if (textOf(last) !== textOf(now)) begun ??= last;
    }
  });

  window.walkProbe = {
    content: () => textOf(editor.store.getState().document),
    situation,
    known: () => {
      const { undoStack, redoStack } = editor.store.getState().document;
      const knownOf = ({ changes }: UndoEntry) => before.get(changes) ?? null;
      return { undo: undoStack.map(knownOf), redo: redoStack.map(knownOf) };
    },
    goOnFrom: ({ undo, redo }) => {
      const { undoStack, redoStack } = editor.store.getState().document;
      noteAll(undoStack, undo);
      noteAll(redoStack, redo);
    },
  };

  function noteAll(stack: readonly UndoEntry[], texts: readonly (string | null)[]): void {
    stack.forEach(({ changes }, index) => {
      const text = texts[index];
      if (text) before.set(changes, text);
    });
  }

  /** All entries, the oldest first. */
  function timelineOf({ undoStack, redoStack }: WorldDocument): unknown[] {
    return [...undoStack, ...[...redoStack].reverse()].map(({ changes }) => changes);
  }

  /**
   * The first entry that a generated name was added to; -1 if there is none. A full stack that dropped its oldest entry has the same length
   * as before, too.
   */
  function amendedAt(last: WorldDocument, now: WorldDocument): number {
    if (now.undoStack.length !== last.undoStack.length || now.redoStack.length !== last.redoStack.length) return -1;
    const [was, is] = [timelineOf(last), timelineOf(now)];
    return is.length > 1 && is[0] === was[1] ? -1 : is.findIndex((changes, index) => changes !== was[index]);
  }

  /** Before the entry that got a generated name, the game is unchanged; after it, the game always had that name. */
  function forgetAfter(lateAt: number, last: WorldDocument, now: WorldDocument): void {
    const [was, is] = [timelineOf(last), timelineOf(now)];
    const known = before.get(was[lateAt]);
    for (const changes of is.slice(lateAt)) before.delete(changes);
    if (known !== undefined) before.set(is[lateAt], known);
    if (begun) begun = "unknown";
  }

  function newEntry(last: WorldDocument, now: WorldDocument): UndoEntry | null {
    const top = now.undoStack.at(-1);
    const known = [...last.undoStack, ...last.redoStack];
    return top && !known.some(({ changes }) => changes === top.changes) ? top : null;
  }

  function textOf({ characters, world }: WorldDocument): string {
    const { history: _, evaluatedRuleIds: __, input: ___, speed: ____, stages, ...rest } = world;
    const pictureless = Object.entries(stages).map(([id, { thumbnail: _____, ...stage }]) => [id, stage]);
    return JSON.stringify({ characters, world: { ...rest, stages: Object.fromEntries(pictureless) } });
  }

  function situation(): Situation {
    const { document: game, recording, playback, ui } = editor.store.getState();
    const actors = Object.values(editor.scene(recording ? "after" : "stage")?.stage.actors ?? {});
    return {
      isRecording: recording !== null,
      isPlaying: playback.running,
      speed: playback.tickMs,
      modal: ui.modal?.id ?? null,
      actors: actors.map(({ id, position }) => ({ id, position })),
      undoes: game.undoStack.length,
      redoes: game.redoStack.length,
      label: game.undoStack.at(-1)?.label ?? "",
    };
  }

  /** React stores its fiber beside each element; the editor is the value of a context around the toolbar. */
  function findEditor(): Editor {
    const element = document.querySelector("[data-part]");
    const key = Object.keys(element ?? {}).find((name) => name.startsWith("__reactFiber$"));
    type Fiber = { readonly return: Fiber | null; readonly memoizedProps: { readonly value?: { editor?: Editor } } };
    let fiber = key ? (element as unknown as Record<string, Fiber>)[key] : null;
    while (fiber) {
      const found = fiber.memoizedProps?.value?.editor;
      if (found?.store) return found;
      fiber = fiber.return;
    }
    throw new Error("No editor is shown.");
  }
}
