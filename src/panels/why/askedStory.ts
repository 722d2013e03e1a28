import type { Editor } from "../../editor/Editor.ts";
import { haveSameRules, withRulesOf } from "../../editor/film/rulesOfNow.ts";
import type { AskedTurn } from "../../editor/index.ts";
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
  type WorldDocument,
  wrapPoint,
} from "../../engine/index.ts";
import { NumberedIds } from "../../engine/replay/index.ts";
import { type GameContext, gameContextOf } from "../../recording/index.ts";
import type { ToldTurn } from "../../recording/verdictSentence.ts";

/** All that is told of a turn. */
export interface AskedStory extends ToldTurn {
  readonly moment: Moment;
  readonly character: Character;
  /** Whether the rules were changed since then: the story is that of the rules as they are now. */
  readonly isRetold: boolean;
  readonly acted: readonly ToldRule[];
  /** The one that came nearest to being carried out. */
  readonly miss: ToldRule | null;
  /** All others that were tried, or that something kept from being tried. */
  readonly others: readonly ToldRule[];
  /** Those that were not tried because a rule before them was carried out. */
  readonly unasked: readonly ToldRule[];
  /** Those that wait for keys, by key. */
  readonly waiting: ReadonlyMap<number, readonly ToldRule[]>;
}

export interface ToldRule {
  readonly rule: Rule;
  readonly told: NodeVerdict;
}

/** The story of a turn, with the rules as they are now; null if that turn is no longer known. */
export function askedStory(editor: Editor, { actorId, turn }: AskedTurn): AskedStory | null {
  const then = editor.film?.at(turn - 1);
  if (!then) return null;
  const now = editor.store.getState().document;
  const document = withRulesOf(then.document, now);
  const input = then.input ?? { keys: [], clicks: [], pressed: [] };
  const ids = new NumberedIds(then.idPrefix, then.made);
  const moment = { document, input, seed: then.seed, newId: ids.next, stepsMustFit: true };
  const story = explainTurn(moment, actorId);
  const character = story && characterOf(story, document);
  if (!character) return null;
  const isRetold = !haveSameRules(then.document, now);
  return {
    moment,
    story,
    character,
    isRetold,
    game: gameContextOf(document),
    rules: character.rules,
    ...sorted(story, character),
  };
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

/** The same square on the stage; null if it is off the stage. */
export function cellOf({ story: { actorId, seen } }: AskedStory, square: Point | null): Point | null {
  const me = own(seen?.stage.actors ?? {}, actorId);
  if (!seen || !me || !square) return null;
  return wrapPoint(seen.stage, { x: me.position.x + square.x, y: me.position.y + square.y });
}

function characterOf({ actorId, seen }: TurnStory, document: WorldDocument): Character | undefined {
  const actor = own(seen?.stage.actors ?? {}, actorId) ?? anywhere(document, actorId);
  return own(document.characters, actor?.characterId ?? "");
}

function anywhere({ world }: WorldDocument, actorId: Id) {
  const stages = [currentStage(world), ...Object.values(world.stages)];
  return stages.flatMap((stage) => own(stage?.actors ?? {}, actorId) ?? [])[0];
}

function sorted(story: TurnStory, character: Character) {
  const all = rulesIn(character.rules).flatMap((rule): ToldRule[] => {
    const told = story.verdicts.find(({ id }) => id === rule.id);
    return told ? [{ rule, told }] : [];
  });
  const acted = all.filter(({ told }) => told.verdict.kind === "acted");
  const waiting = waitingForKeys(all, character);
  const held = new Set([...waiting.values()].flat());
  const nearest = nearestMiss(story, character.rules);
  const miss = story.noTurn ? null : (all.find(({ rule }) => rule.id === nearest?.id) ?? null);
  const rest = all.filter((one) => one !== miss && !acted.includes(one) && !held.has(one));
  return {
    acted,
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

function inOrder(list: readonly ToldRule[], rules: GameContext["characters"][Id]["rules"]): readonly ToldRule[] {
  const order = rulesIn(rules).map(({ id }) => id);
  return [...list].sort((one, other) => order.indexOf(one.rule.id) - order.indexOf(other.rule.id));
}
