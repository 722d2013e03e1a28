/** The last turns once more, as they were and as they would have been with the rules as they are now. */
import {
  type Actor,
  currentStage,
  type Id,
  nodesIn,
  own,
  type Stage,
  type World,
  type WorldDocument,
} from "../../engine/index.ts";
import { NumberedIds, type Reel } from "../../engine/replay/index.ts";
import { Simulation } from "../../engine/simulation.ts";
import { diff } from "../history/diff.ts";
import type { Film } from "./Film.ts";
import { withRulesOf } from "./rulesOfNow.ts";

const TURNS_MAX = 20;
/** Of all pictures together, so that comparing a crowd does not stop the page. */
const ACTORS_MAX = 20_000;

export interface Comparison {
  /** The turn after which both were still the same. */
  readonly from: number;
  /** How the game stood after that turn, and after each one since. */
  readonly turns: readonly ComparedTurn[];
  /** The rules and containers that are new or were changed. */
  readonly changedIds: ReadonlySet<Id>;
}

export interface ComparedTurn {
  /** With the rules as they are now; null if no stage is shown. */
  readonly stage: Stage | null;
  /** Those who then were as nobody is now. */
  readonly ghosts: readonly Actor[];
  /** Those who now are as nobody was then. */
  readonly different: readonly Actor[];
  /** Whether a number or text of the game or of somebody in it is another one. */
  readonly hasOtherValues: boolean;
}

/** A game as it stood after a turn. */
type Standing = Pick<World, "stages" | "globals">;

/** Null if nothing was played. */
export function compareTurns(film: Film, now: WorldDocument): Comparison | null {
  const played = film.lastReel?.document;
  if (!played) return null;
  const reels = unbroken(film.lastReels(turnsFor(played)));
  const changed = withChange(reels, now);
  const turns = asPlayed(reels).map((then, index) => compared(then, changed[index] ?? then));
  const from = film.length - (turns.length - 1);
  return turns.length < 2 ? null : { from, turns, changedIds: changedNodes(played, now) };
}

/** Whether the game stands the same with and without the change. */
export function isSameTurn({ ghosts, different, hasOtherValues }: ComparedTurn): boolean {
  return ghosts.length === 0 && different.length === 0 && !hasOtherValues;
}

function turnsFor({ world }: WorldDocument): number {
  const actors = Object.keys(currentStage(world)?.actors ?? {}).length;
  return Math.max(1, Math.min(TURNS_MAX, Math.floor(ACTORS_MAX / Math.max(1, actors))));
}

/** Only what was played without somebody being moved by hand in between. */
function unbroken(reels: readonly Reel[]): readonly Reel[] {
  const start = reels.findLastIndex((reel, index) => {
    const before = reels[index - 1];
    return before === undefined || !goesOnFrom(before, reel);
  });
  return reels.slice(Math.max(0, start));
}

function goesOnFrom(before: Reel, reel: Reel): boolean {
  const end = currentStage(play(before, before.document, before.made).world);
  const next = currentStage(reel.document.world);
  if (!end || !next || end.id !== next.id) return false;
  return without(end, next).length === 0 && without(next, end).length === 0;
}

function asPlayed(reels: readonly Reel[]): readonly Standing[] {
  return reels.flatMap((reel, index) => {
    const { standings } = play(reel, reel.document, reel.made);
    return index === 0 ? [reel.document.world, ...standings] : standings;
  });
}

/** Each reel goes on where the one before ended, with its own dice: chance alone makes no difference. */
function withChange(reels: readonly Reel[], now: WorldDocument): readonly Standing[] {
  const [first] = reels;
  if (!first) return [];
  const found: Standing[] = [first.document.world];
  let document = withRulesOf(first.document, now);
  let ids = { prefix: first.idPrefix, made: first.made };
  for (const reel of reels) {
    const made = ids.prefix === reel.idPrefix ? Math.max(ids.made, reel.made) : reel.made;
    const played = play(reel, document, made);
    found.push(...played.standings);
    document = { ...document, world: played.world };
    ids = { prefix: reel.idPrefix, made: played.made };
  }
  return found;
}

function play(reel: Reel, document: WorldDocument, made: number) {
  const { seed, idPrefix, stepsMustFit, inputs } = reel;
  const ids = new NumberedIds(idPrefix, made);
  const simulation = Simulation.load(document, { seed, newId: ids.next, stepsMustFit });
  const standings = inputs.map((input): Standing => {
    simulation.tick(input);
    return simulation.withoutHistory();
  });
  return { standings, world: simulation.withoutHistory(), made: ids.made };
}

/** On another stage everybody differs, so nobody is shown as a ghost there. */
function compared(then: Standing, now: Standing): ComparedTurn {
  const [stage, before] = [currentStage(now) ?? null, currentStage(then)];
  if (!before || !stage) return { stage, ghosts: [], different: [], hasOtherValues: false };
  return {
    stage,
    ghosts: before.id === stage.id ? without(before, stage) : [],
    different: without(stage, before),
    hasOtherValues: valuesOf(then) !== valuesOf(now),
  };
}

/** All numbers and texts, in one text. */
function valuesOf({ globals, stages }: Standing): string {
  const values = Object.values(stages).flatMap(({ actors }) =>
    Object.values(actors).map(({ variableValues }) => JSON.stringify(variableValues)),
  );
  return [...Object.values(globals).map(({ value }) => value), ...values.sort()].join("\n");
}

/** The actors of a stage that look and stand as none of another does. */
function without({ actors }: Stage, other: Stage): readonly Actor[] {
  const there = new Map<string, number>();
  for (const actor of Object.values(other.actors)) there.set(lookOf(actor), (there.get(lookOf(actor)) ?? 0) + 1);
  return Object.values(actors).filter((actor) => {
    const left = there.get(lookOf(actor)) ?? 0;
    there.set(lookOf(actor), left - 1);
    return left <= 0;
  });
}

function lookOf({ characterId, position: { x, y }, appearance, transform = "0" }: Actor): string {
  return [characterId, x, y, appearance, transform].join(" ");
}

function changedNodes(then: WorldDocument, now: WorldDocument): ReadonlySet<Id> {
  const before = new Map(allNodes(then).map((node) => [node.id, node]));
  const changed = allNodes(now).filter((node) => {
    const was = before.get(node.id);
    return was === undefined || diff(withoutContents(was), withoutContents(node)).length > 0;
  });
  return new Set(changed.map(({ id }) => id));
}

function allNodes({ characters }: WorldDocument) {
  return Object.keys(characters).flatMap((id) => nodesIn(own(characters, id)?.rules ?? []));
}

/** A container does not change with the rules in it. */
function withoutContents<Node extends object>(node: Node): object {
  return "rules" in node ? { ...node, rules: [] } : node;
}
