import type { Editor } from "../../editor/Editor.ts";
import type { Film } from "../../editor/film/Film.ts";
import { haveSameRules, withRulesOf } from "../../editor/film/rulesOfNow.ts";
import type { AskedTurn, WantedPicture } from "../../editor/index.ts";
import { type Mend, mendsFor } from "../../editor/mending/mends.ts";
import { explainTurn, type Moment, type NodeVerdict, nearestMiss, type TurnStory } from "../../engine/explain/index.ts";
import {
  type Character,
  currentStage,
  findNode,
  type Id,
  own,
  type Point,
  type Rule,
  rulesIn,
  samePoint,
  type TickInput,
  type WorldDocument,
  wrapPoint,
} from "../../engine/index.ts";
import { NumberedIds } from "../../engine/replay/index.ts";
import { type GameContext, gameContextOf } from "../../recording/index.ts";
import type { ToldTurn } from "../../recording/verdictSentence.ts";
import { isOnAnyStage } from "./whereabouts.ts";

/** A rule, and what came of it in a turn. */
export interface ToldRule {
  readonly rule: Rule;
  readonly told: NodeVerdict;
}

/** What somebody did in a turn. */
export interface Deeds extends ToldTurn {
  readonly moment: Moment;
  readonly character: Character;
  readonly acted: readonly ToldRule[];
}

/** All that is told of a turn, with the rules as they are now. */
export interface AskedStory extends Deeds {
  /** What was done with the rules of then; null if they are still the same. */
  readonly asPlayed: Deeds | null;
  /** The one that came nearest to being carried out. */
  readonly miss: ToldRule | null;
  /** All others that were tried, or that something kept from being tried. */
  readonly others: readonly ToldRule[];
  /** Those that were not tried because a rule before them was carried out. */
  readonly unasked: readonly ToldRule[];
  /** What would be carried out in the next turn, with no key pressed; known only of the last turn. */
  readonly nextIds: ReadonlySet<Id>;
  /** Those that wait for keys, by key. */
  readonly waiting: ReadonlyMap<number, readonly ToldRule[]>;
}

/** Why there is no story: nothing was played since the game was opened, the turn is forgotten, or there was or is no such actor. */
export type Untold = "notPlayed" | "tooLongAgo" | "notYetThere" | "notThere" | "gone";

export function isTold(story: AskedStory | Untold): story is AskedStory {
  return typeof story !== "string";
}

/** The story of a turn. */
export function askedStory(editor: Editor, { actorId, turn }: AskedTurn): AskedStory | Untold {
  if (turn === 0) return "notPlayed";
  const then = editor.film?.at(turn - 1);
  if (!then) return "tooLongAgo";
  const now = editor.store.getState().document;
  const deeds = deedsOf(momentOf({ ...then, document: withRulesOf(then.document, now) }), actorId);
  if (!deeds) return whyUntold(actorId, then.document, now);
  const isRetold = !haveSameRules(then.document, now) || then.document.world.settle !== now.world.settle;
  return {
    ...deeds,
    asPlayed: isRetold ? deedsOf(momentOf(then), actorId) : null,
    nextIds: turn === editor.film?.length ? nextIds(editor, actorId) : new Set(),
    ...sorted(deeds),
  };
}

/** Null if there was no such actor, or nothing is known of its character. */
function deedsOf(moment: Moment, actorId: Id): Deeds | null {
  const { document } = moment;
  const story = explainTurn(moment, actorId);
  const character = story && own(document.characters, story.characterId);
  if (!character) return null;
  return {
    moment,
    story,
    character,
    game: gameContextOf(document),
    rules: character.rules,
    before: currentStage(document.world)?.actors ?? {},
    acted: toldRules(story, character).filter(({ told }) => told.verdict.kind === "acted"),
  };
}

function whyUntold(actorId: Id, then: WorldDocument, now: WorldDocument): Untold {
  if (isOnAnyStage(then, actorId)) return "gone";
  return isOnAnyStage(now, actorId) ? "notYetThere" : "notThere";
}

/** A rule is the nearest miss unless another one was chosen. */
export function withMiss(story: AskedStory, ruleId: Id | null): AskedStory {
  const chosen = [...story.others, ...story.unasked].find(({ rule }) => rule.id === ruleId);
  if (!chosen) return story;
  const without = (list: readonly ToldRule[]) => list.filter((one) => one !== chosen);
  return {
    ...story,
    miss: chosen,
    others: inOrder([...without(story.others), ...(story.miss ? [story.miss] : [])], story.rules),
    unasked: without(story.unasked),
  };
}

/** What can be changed in one step so that the rule acts in that turn; each was tried. */
export function mendsOf({ moment, story }: AskedStory, { told }: ToldRule): readonly Mend[] {
  if (!story.seen) return [];
  return mendsFor({ moment, actorId: story.actorId, missed: told, actors: story.seen.stage.actors });
}

/** The square that kept a rule from fitting, counted from the actor; null if it was something else. */
export function wrongSquare({ told }: ToldRule): Point | null {
  if (told.verdict.kind === "earlier" || told.verdict.kind === "off") return null;
  const [first] = told.misses;
  return first && "square" in first ? first.square : null;
}

/** What a rule wanted around the actor, to be shown over what was there; null if a check failed, which no picture shows. */
export function wantedBy(
  { story: { actorId, seen }, game }: AskedStory,
  { rule, told }: ToldRule,
): WantedPicture | null {
  const me = own(seen?.stage.actors ?? {}, actorId);
  const square = wrongSquare({ rule, told });
  if (!seen || !me || !square || told.verdict.kind === "check") return null;
  const squares = told.misses.flatMap((miss) => ("square" in miss && miss.square ? [miss.square] : []));
  return { rule, game, stage: seen.stage, at: me.position, others: squares.filter((one) => !samePoint(one, square)) };
}

/** The same square on the stage; null if it is off the stage. */
export function cellOf({ story: { actorId, seen } }: AskedStory, square: Point | null): Point | null {
  const me = own(seen?.stage.actors ?? {}, actorId);
  if (!seen || !me || !square) return null;
  return wrapPoint(seen.stage, { x: me.position.x + square.x, y: me.position.y + square.y });
}

type FilmMoment = NonNullable<ReturnType<Film["at"]>>;

const NOTHING_PRESSED: TickInput = { keys: [], clicks: [], pressed: [] };

function momentOf({ document, seed, made, idPrefix, input }: FilmMoment): Moment {
  const { next } = new NumberedIds(idPrefix, made);
  return { document, input: input ?? NOTHING_PRESSED, seed, newId: next, stepsMustFit: true };
}

/** What an actor would do if the game went on now; not known after a turn that broke off, which might never end. */
function nextIds(editor: Editor, actorId: Id): ReadonlySet<Id> {
  const { film, store } = editor;
  const last = film?.hasBrokenOff ? null : film?.at(film.length);
  const story = last && explainTurn(momentOf({ ...last, document: store.getState().document }), actorId);
  const next = story?.verdicts.filter(({ verdict }) => verdict.kind === "acted") ?? [];
  return new Set(next.map(({ id }) => id));
}

function sorted({ story, character, acted }: Deeds) {
  const all = toldRules(story, character);
  const done = new Set(acted.map(({ rule }) => rule));
  const waiting = waitingForKeys(all, character);
  const held = new Set([...waiting.values()].flat());
  const nearest = nearestMiss(story, character.rules);
  const miss = story.noTurn ? null : (all.find(({ rule }) => rule.id === nearest?.id) ?? null);
  const rest = all.filter((one) => one !== miss && !done.has(one.rule) && !held.has(one));
  return {
    miss,
    waiting,
    others: rest.filter(({ told }) => told.verdict.kind !== "earlier"),
    unasked: rest.filter(({ told }) => told.verdict.kind === "earlier"),
  };
}

function waitingForKeys(all: readonly ToldRule[], { rules }: Character): ReadonlyMap<number, readonly ToldRule[]> {
  const byKey = new Map<number, ToldRule[]>();
  for (const one of all) {
    const { verdict } = one.told;
    const container = verdict.kind === "event" ? findNode(rules, verdict.containerId) : undefined;
    if (container?.type !== "group-event" || container.event !== "key" || container.code === undefined) continue;
    byKey.set(container.code, [...(byKey.get(container.code) ?? []), one]);
  }
  return byKey;
}

/** All rules of a character in their order, with what came of them. */
function toldRules({ verdicts }: TurnStory, { rules }: Character): readonly ToldRule[] {
  return rulesIn(rules).flatMap((rule): ToldRule[] => {
    const told = verdicts.find(({ id }) => id === rule.id);
    return told ? [{ rule, told }] : [];
  });
}

function inOrder(list: readonly ToldRule[], rules: GameContext["characters"][Id]["rules"]): readonly ToldRule[] {
  const order = rulesIn(rules).map(({ id }) => id);
  return [...list].sort((one, other) => order.indexOf(one.rule.id) - order.indexOf(other.rule.id));
}
