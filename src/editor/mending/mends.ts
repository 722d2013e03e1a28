/** Small changes of a game that let a rule act which did not: each is one undo step, and is offered only if it works. */
import { explainTurn, type FailedCheck, type Miss, type Moment, type NodeVerdict } from "../../engine/explain/index.ts";
import {
  type Actor,
  ANYBODY,
  type Condition,
  changeNode,
  filledSquares,
  findNode,
  type Id,
  KINDS_MAX,
  own,
  type Point,
  pathTo,
  type Rule,
  type RuleNode,
  samePoint,
  squareKey,
  type WorldDocument,
  wrapPoint,
} from "../../engine/index.ts";
import { gameContextOf } from "../../recording/index.ts";
import { nameOfSeveral } from "../../recording/whoMayBe.ts";
import { setGoOn } from "../commands/blocks.ts";
import { type CharacterChange, changeCharacter } from "../commands/characters.ts";
import { moveRule, switchRule } from "../commands/rules.ts";
import { changeStage } from "../commands/stages.ts";
import { setSettle } from "../commands/world.ts";
import { isArrow } from "../playback/keys.ts";
import { withEntry } from "../state/mapEdits.ts";
import { squaresWalkedOnto } from "./squaresWalkedOnto.ts";

export type MendKind =
  /** Lets the character that stands in the square be there too. */
  | { readonly kind: "allow"; readonly characterId: Id; readonly square: Point }
  | { readonly kind: "ignore"; readonly square: Point }
  /** Those who wait try again in the same turn, so that they follow whoever leaves. */
  | { readonly kind: "train" }
  | { readonly kind: "wrap" }
  | { readonly kind: "value"; readonly from: string; readonly to: string }
  | { readonly kind: "checkOff" }
  | { readonly kind: "always" }
  /** What comes after the block of the other key is done as well, so that an actor can walk by one key and shoot by another in one turn. */
  | { readonly kind: "both" }
  | { readonly kind: "first" }
  | { readonly kind: "switchOn" };

export interface Mend {
  readonly what: MendKind;
  readonly change: (document: WorldDocument) => WorldDocument;
}

/** What did not happen, and to whom. */
export interface Missed {
  readonly moment: Moment;
  readonly actorId: Id;
  readonly missed: NodeVerdict;
  /** The stage and its actors as the actor saw them. */
  readonly actors: Readonly<Record<Id, Actor>>;
}

/** The mends that let the rule act in that very tick, the gentlest first. */
export function mendsFor(about: Missed): readonly Mend[] {
  return candidates(about).filter(({ change }) => isMended(about, change));
}

function isMended({ moment, actorId, missed }: Missed, change: Mend["change"]): boolean {
  const document = change(moment.document);
  if (document === moment.document) return false;
  const story = explainTurn({ ...moment, document }, actorId);
  return story?.verdicts.some(({ id, verdict }) => id === missed.id && verdict.kind === "acted") ?? false;
}

function candidates(about: Missed): readonly Mend[] {
  const { verdict, id, misses } = about.missed;
  switch (verdict.kind) {
    case "square":
      return misses[0] ? squareMends(about, misses[0]) : [];
    case "edge":
      return [edgeMend(about)].flatMap((mend) => mend ?? []);
    case "check":
      return checkMends(about, verdict.containerId ?? id, verdict.check);
    case "event":
      return [{ what: { kind: "always" }, change: onNode(about, verdict.containerId, withoutEvent) }];
    case "earlier":
      return earlierMends(about, verdict.ruleId);
    case "off":
      return [{ what: { kind: "switchOn" }, change: onCharacter(about, switchRule(verdict.nodeId, true)) }];
    default:
      return [];
  }
}

function squareMends(about: Missed, miss: Miss): readonly Mend[] {
  if (miss.kind !== "tooMany" && miss.kind !== "missing") return [];
  const { square } = miss;
  const trains: readonly Mend[] =
    miss.kind === "tooMany" ? [{ what: { kind: "train" }, change: (document) => setSettle(document, true) }] : [];
  const ignore: Mend = {
    what: { kind: "ignore", square },
    change: onRule(about, (rule) =>
      squaresWalkedOnto(rule, square, about.moment.document.characters).reduce(
        (mended, one) => (isShared(rule, one) && one !== square ? open(mended, one, ANYBODY) : ignoring(mended, one)),
        rule,
      ),
    ),
  };
  const others = standingAt(about, square);
  const [first] = others;
  const isOneOther = first && others.every(({ characterId }) => characterId === first.characterId);
  if (!isOneOther) return [...trains, ignore];
  const { characterId } = first;
  const change =
    miss.kind === "tooMany" ? allowing(about, characterId, square) : orSomebodyElse(about, characterId, miss);
  return [...trains, { what: { kind: "allow", characterId, square }, change }, ignore];
}

/** The other actors that fill a square; it is counted from the asked actor. */
function standingAt({ moment, actorId, actors }: Missed, square: Point): readonly Actor[] {
  const { characters } = moment.document;
  const me = own(actors, actorId);
  const stage = stageOf(moment.document, actorId);
  if (!me || !stage) return [];
  const cell = wrapPoint(stage, { x: me.position.x + square.x, y: me.position.y + square.y });
  return Object.values(actors).filter(
    (actor) =>
      actor.id !== actorId &&
      cell &&
      filledSquares(actor, characters, stage).some(({ x, y }) => x === cell.x && y === cell.y),
  );
}

function stageOf({ world }: WorldDocument, actorId: Id) {
  return Object.values(world.stages).find(({ actors }) => own(actors, actorId));
}

function ignoring(rule: Rule, { x, y }: Point): Rule {
  return { ...rule, extent: { ...rule.extent, ignored: { ...rule.extent.ignored, [squareKey(x, y)]: true } } };
}

/** Lets those of a character or kind stand in a square besides those pictured. */
function open(rule: Rule, { x, y }: Point, id: Id): Rule {
  return { ...rule, extent: { ...rule.extent, passing: { ...rule.extent.passing, [squareKey(x, y)]: id } } };
}

/** Whether the rule wants somebody at the place of its main actor, who would not be asked for any more if that square did not matter. */
function isShared({ actors, mainActorId }: Rule, square: Point): boolean {
  return Object.values(actors).some(({ id, position }) => id !== mainActorId && samePoint(position, square));
}

/** Lets a character stand in a square besides those pictured, and in the main actor's own if the rule takes that there. */
function allowing(about: Missed, characterId: Id, square: Point): Mend["change"] {
  return (document) => {
    const rule = ruleIn(document, about);
    const squares = rule ? squaresWalkedOnto(rule, square, about.moment.document.characters) : [];
    return squares.reduce((mended, one) => allowingIn(about, characterId, one)(mended), document);
  };
}

/** With somebody else who may stand in that square already, anybody of both may. */
function allowingIn(about: Missed, characterId: Id, { x, y }: Point): Mend["change"] {
  const key = squareKey(x, y);
  return (document) => {
    const rule = ruleIn(document, about);
    const before = own(rule?.extent.passing ?? {}, key);
    const { id, document: named } = groupOf(
      document,
      before === undefined ? [characterId] : [before, characterId],
      about,
    );
    return onRule(about, (one) => open(one, { x, y }, id))(named);
  };
}

/** Lets an actor of the picture be somebody of another character as well. */
function orSomebodyElse(
  about: Missed,
  characterId: Id,
  { actorId }: Miss & { readonly kind: "missing" },
): Mend["change"] {
  return (document) => {
    const actor = own(ruleIn(document, about)?.actors ?? {}, actorId);
    if (!actor) return document;
    const { id, document: named } = groupOf(document, [actor.kind ?? actor.characterId, characterId], about);
    const widen = (one: Rule): Rule => ({ ...one, actors: { ...one.actors, [actorId]: { ...actor, kind: id } } });
    return onRule(about, widen)(named);
  };
}

/** The id for those of a character, or of several and of kinds: a kind is made for them, or one is used that is alike. */
function groupOf(document: WorldDocument, ids: readonly Id[], { moment }: Missed): { id: Id; document: WorldDocument } {
  const { kinds = {} } = document.world;
  const characters = [...new Set(ids.flatMap((id) => own(kinds, id)?.characters ?? [id]))];
  const [only] = characters;
  if (characters.length === 1 && only !== undefined) return { id: only, document };
  const alike = Object.values(kinds).find((kind) => !kind.except && isSameList(kind.characters, characters));
  if (alike) return { id: alike.id, document };
  if (Object.keys(kinds).length >= KINDS_MAX) return { id: "", document };
  const kind = { id: moment.newId(), name: nameOfSeveral(characters, gameContextOf(document)), characters };
  return {
    id: kind.id,
    document: { ...document, world: { ...document.world, kinds: withEntry(kinds, kind.id, kind) } },
  };
}

function isSameList(one: readonly Id[], other: readonly Id[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** The stage goes around on the axes on which the picture leaves it. */
function edgeMend({ moment, actorId, missed }: Missed): Mend | null {
  const stage = stageOf(moment.document, actorId);
  const me = own(stage?.actors ?? {}, actorId);
  const beyond = missed.misses.flatMap((miss) =>
    miss.kind === "offStage" || miss.kind === "targetOffStage" ? miss.square : [],
  );
  if (!stage || !me || beyond.length === 0) return null;
  const places = beyond.map(({ x, y }) => ({ x: me.position.x + x, y: me.position.y + y }));
  const wrapX = stage.wrapX || places.some(({ x }) => x < 0 || x >= stage.width);
  const wrapY = stage.wrapY || places.some(({ y }) => y < 0 || y >= stage.height);
  return {
    what: { kind: "wrap" },
    change: (document) => changeStage(document, stage.id, (one) => ({ ...one, wrapX, wrapY })),
  };
}

function checkMends(about: Missed, nodeId: Id, check: FailedCheck): readonly Mend[] {
  const onCheck = (change: (condition: Condition) => Condition) =>
    onNode(about, nodeId, (node) => ({
      ...node,
      conditions: (node.conditions ?? []).map((one) => (one.key === check.key ? change(one) : one)),
    }));
  const node = findNode(rulesOf(about.moment.document, about), nodeId);
  const condition = node?.conditions?.find(({ key }) => key === check.key);
  const off: Mend = { what: { kind: "checkOff" }, change: onCheck((one) => ({ ...one, enabled: false })) };
  const to = condition ? valueThatHolds(condition, check) : null;
  if (!condition || to === null || !("constant" in condition.right)) return [off];
  const from = condition.right.constant;
  const value: Mend = {
    what: { kind: "value", from, to },
    change: onCheck((one) => ({ ...one, right: { constant: to } })),
  };
  return [value, off];
}

/** A number with which a comparison with a constant would have held; null if there is none to offer. */
function valueThatHolds({ left, right, comparator }: Condition, { left: now }: FailedCheck): string | null {
  if (!("constant" in right) || now === undefined || "constant" in left) return null;
  if ("variableId" in left && (left.variableId === "appearance" || left.variableId === "transform")) return null;
  if ("way" in left) return null;
  const number = Number(now);
  if (comparator === "=") return now;
  if (now.trim() === "" || !Number.isFinite(number)) return null;
  switch (comparator) {
    case "<=":
    case ">=":
      return now;
    case "<":
      return String(Math.floor(number) + 1);
    case ">":
      return String(Math.ceil(number) - 1);
    default:
      return null;
  }
}

/**
 * Puts the rule, or what it lies in, before the one that was carried out, in the list that has both. Where each of them waits for something
 * of its own, both can be done.
 */
function earlierMends(about: Missed, ruleId: Id): readonly Mend[] {
  const rules = rulesOf(about.moment.document, about);
  const mine = pathTo(rules, about.missed.id);
  const others = pathTo(rules, ruleId);
  const level = mine.findIndex((spot, depth) => spot.index !== others[depth]?.index);
  const [one, other] = [mine[level], others[level]];
  const [moved, before] = [one?.list[one.index], other?.list[other.index]];
  if (!moved || !before || !other) return [];
  const first: Mend = {
    what: { kind: "first" },
    change: onCharacter(about, moveRule(moved.id, { ruleId: before.id, place: "before" })),
  };
  if (!isAwaited(moved) || !isAwaited(before)) return [first];
  // An actor that can shoot while it walks can do so in every direction.
  const blocks = [before, ...other.list.filter((node) => isOfArrow(node) && isOfArrow(before) && !isOfArrow(moved))];
  const goingOn: CharacterChange = (one) => blocks.reduce((changed, { id }) => setGoOn(id, true)(changed), one);
  return [{ what: { kind: "both" }, change: onCharacter(about, goingOn) }, first];
}

function isAwaited(node: RuleNode): boolean {
  return node.type === "group-event" && node.event !== "idle";
}

function isOfArrow(node: RuleNode): boolean {
  return node.type === "group-event" && node.event === "key" && node.code !== undefined && isArrow(node.code);
}

function withoutEvent(node: RuleNode): RuleNode {
  if (node.type !== "group-event") return node;
  const { code: _code, hold: _hold, every: _every, ...event } = node;
  return { ...event, event: "idle" };
}

function ruleIn(document: WorldDocument, about: Missed): Rule | undefined {
  const node = findNode(rulesOf(document, about), about.missed.id);
  return node?.type === "rule" ? node : undefined;
}

function rulesOf(document: WorldDocument, about: Missed) {
  return own(document.characters, characterIdOf(about))?.rules ?? [];
}

function characterIdOf({ actors, actorId, moment }: Missed): Id {
  return (own(actors, actorId) ?? own(stageOf(moment.document, actorId)?.actors ?? {}, actorId))?.characterId ?? "";
}

function onCharacter(about: Missed, change: Parameters<typeof changeCharacter>[2]): Mend["change"] {
  return (document) => changeCharacter(document, characterIdOf(about), change);
}

function onNode(about: Missed, nodeId: Id, change: (node: RuleNode) => RuleNode): Mend["change"] {
  return onCharacter(about, (character) => ({ ...character, rules: changeNode(character.rules, nodeId, change) }));
}

function onRule(about: Missed, change: (rule: Rule) => Rule): Mend["change"] {
  return onNode(about, about.missed.id, (node) => (node.type === "rule" ? change(node) : node));
}
