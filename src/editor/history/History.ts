import { type Character, type Id, nodesIn, type RuleTree, type World, type WorldDocument } from "../../engine/index.ts";
import { withEditAtStart } from "../commands/automaticStart.ts";
import { showStage } from "../commands/stageList.ts";
import type { EditorStore } from "../state/createStore.ts";
import { amended, type EntryMark, type LateText, lastEntry } from "./amended.ts";
import type { PlacedChange } from "./change.ts";
import { isPlayedSince, redoStep, type TickedEntry, undoStep, withStep, withTicks } from "./steps.ts";

export type Command = (document: WorldDocument) => WorldDocument;

/** An entry that takes longer than this to compute is logged, in ms. */
const SLOW_MS = 50;

export interface HistoryDeps {
  /** Milliseconds. */
  readonly now: () => number;
  /** True for players, whose game cannot be edited. */
  readonly refused: boolean;
  /** Called before an edit, to bring the document up to date. */
  readonly before: () => void;
  /** Called after an edit, undo or redo. */
  readonly changed: () => void;
  /** Called with each new entry. */
  readonly entered: (label: string, entry: EntryMark) => void;
  /** Called when ticks were put into the document. */
  readonly settled: () => void;
}

/** Runs commands on the document and makes one undo entry for each command or gesture. */
export class History {
  readonly #store: EditorStore;
  readonly #links: HistoryDeps;
  #marked: WorldDocument | null = null;

  constructor(store: EditorStore, links: HistoryDeps) {
    this.#store = store;
    this.#links = links;
  }

  /** Makes one edit; a command that changes nothing makes no entry. */
  run(label: string, command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = edited(before, command);
    if (after === before) return;
    if (this.#marked) this.#put(after);
    else this.#enter(before, after, label);
  }

  /** The document before an entry, if that is the last one and nothing was played since; otherwise null. */
  documentBefore(entry: EntryMark): WorldDocument | null {
    this.#links.before();
    const document = this.#document;
    return this.lastEntry === entry && !isPlayedSince(document) ? undoStep(document) : null;
  }

  /** Makes an edit as if the last entry had never been made. A command that changes nothing then leaves no entry. */
  replaceLast(label: string, command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    this.bail();
    const before = undoStep(this.#document);
    const after = edited(before, command);
    if (after === before) this.#put(before);
    else this.#enter(before, after, label);
  }

  /** Makes a change without an entry, such as showing another stage; undoing the edit before it undoes it, too. */
  runWithoutEntry(command: Command): void {
    if (this.#links.refused) return;
    this.#links.before();
    const before = this.#document;
    const after = command(before);
    if (after !== before) this.#put(withTicks(before, after));
  }

  /** The entry that undo would take back next, if there is one. */
  get lastEntry(): EntryMark | null {
    return lastEntry(this.#document);
  }

  /** Adds a late text to an entry; does nothing if that entry is no longer remembered. */
  amend(entry: EntryMark, late: LateText): void {
    if (this.#links.refused) return;
    this.#links.before();
    if (this.#marked) this.#marked = amended(this.#marked, entry, late);
    const after = amended(this.#document, entry, late);
    if (after !== this.#document) this.#put(after);
  }

  /** From now on all edits belong to one gesture, until `commit` or `bail`. */
  mark(): void {
    this.#links.before();
    this.#marked = this.#document;
  }

  /** Ends the gesture and makes one entry for it. */
  commit(label: string): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#enter(before, this.#document, label);
  }

  /** Ends the gesture and reverts it. */
  bail(): void {
    const before = this.#marked;
    this.#marked = null;
    if (before && before !== this.#document) this.#put(before);
  }

  undo(): void {
    this.#walk(undoStep);
  }

  redo(): void {
    this.#walk(redoInView);
  }

  /** Puts a played world into the document, without an entry. */
  absorbTicks(played: World): void {
    const before = this.#document;
    const { speed } = before.world;
    // The speed may have been changed since the game began to play.
    const world = speed === undefined ? played : { ...played, speed };
    this.#store.setState({ document: withTicks(before, { ...before, world }) });
    this.#links.settled();
  }

  #enter(before: WorldDocument, after: WorldDocument, label: string): void {
    const past = this.lastEntry;
    this.#put(this.#entered(before, after, label));
    const { lastEntry } = this;
    if (lastEntry && lastEntry !== past) this.#links.entered(label, lastEntry);
  }

  #entered(before: WorldDocument, after: WorldDocument, label: string): WorldDocument {
    const began = this.#links.now();
    const entered = withStep(before, after, label);
    const took = this.#links.now() - began;
    if (took > SLOW_MS) console.warn(`The entry to undo "${label}" took ${Math.round(took)} ms to find`);
    return entered;
  }

  #walk(step: Command): void {
    this.bail();
    const after = step(this.#document);
    if (after !== this.#document) this.#put(after);
  }

  get #document(): WorldDocument {
    return this.#store.getState().document;
  }

  #put(document: WorldDocument): void {
    this.#store.setState({ document });
    this.#links.changed();
  }
}

/**
 * As `redoStep`, but shows the stage that the edit changed, even if another one was shown after the edit. The last redo
 * leads back to the moment in which undo began, whichever stage was shown then.
 */
function redoInView(document: WorldDocument): WorldDocument {
  const again = redoStep(document);
  const [step, next]: readonly TickedEntry[] = document.redoStack.slice(-2).reverse();
  const stageId = step && next && onlyStageOf(step);
  return stageId ? withTicks(again, showStage(again, stageId)) : again;
}

function onlyStageOf({ changes }: TickedEntry): Id | null {
  const [stageId, ...others] = new Set(changes.flatMap(stageOf));
  return others.length === 0 ? (stageId ?? null) : null;
}

function stageOf({ path: [part, map, stageId] }: PlacedChange): Id[] {
  return part === "world" && map === "stages" && stageId !== undefined ? [stageId] : [];
}

function edited(before: WorldDocument, command: Command): WorldDocument {
  return dropStaleTicks(before, withEditAtStart(before, command(before)));
}

/** After an edit of a stage or of the world's variables, no tick before it can be stepped back to; an edited rule loses its light. */
function dropStaleTicks(before: WorldDocument, after: WorldDocument): WorldDocument {
  const isOtherWorld = after.world.stages !== before.world.stages || after.world.globals !== before.world.globals;
  if (isOtherWorld) return withoutTicks(after);
  return after.characters === before.characters ? after : withoutLights(after, editedRules(before, after));
}

function withoutTicks(document: WorldDocument): WorldDocument {
  if (document.world.history.length === 0) return document;
  return { ...document, world: { ...document.world, history: [], evaluatedRuleIds: {} } };
}

function withoutLights(document: WorldDocument, ruleIds: ReadonlySet<Id>): WorldDocument {
  const lights = Object.entries(document.world.evaluatedRuleIds);
  if (ruleIds.size === 0 || lights.length === 0) return document;
  const dimmed = lights.map(([actorId, lit]) => [
    actorId,
    Object.fromEntries(Object.entries(lit).filter(([ruleId]) => !ruleIds.has(ruleId))),
  ]);
  return { ...document, world: { ...document.world, evaluatedRuleIds: Object.fromEntries(dimmed) } };
}

/** The rules and containers that are not the same objects as before. */
function editedRules(before: WorldDocument, after: WorldDocument): ReadonlySet<Id> {
  const changed = Object.values(after.characters).filter((character) => character !== before.characters[character.id]);
  const edited = changed.flatMap(({ id, rules }) => {
    const known = new Set(nodesIn(rulesOf(before.characters[id])));
    return nodesIn(rules).filter((node) => !known.has(node));
  });
  return new Set(edited.map(({ id }) => id));
}

function rulesOf(character: Character | undefined): RuleTree {
  return character?.rules ?? [];
}
