/** All that keeps a rule from fitting around an actor, where matching stops at the first. */
import type { CompiledRule } from "../compile/CompiledRule.ts";
import type { Pattern, PatternCondition, PatternPart } from "../compile/Pattern.ts";
import { add, type Point, samePoint } from "../grid/point.ts";
import { isBeyondEdge, wrapPoint } from "../grid/wrap.ts";
import { conditionHolds } from "../match/condition.ts";
import type { Mismatch } from "../match/Mismatch.ts";
import { fillersAt, whyNoMatch, wrongNumberIn } from "../match/matchRule.ts";
import { moveOffStage } from "../match/moveOffStage.ts";
import { read } from "../match/operand.ts";
import { type Bound, type Sight, UNBOUND } from "../match/Sight.ts";
import type { FailedCheck, Miss, WrongPlace } from "./TurnStory.ts";

/** Whose turn it is, and what there is to see. */
export interface Looking {
  readonly sight: Sight;
  /** The slot of the acting actor. */
  readonly me: number;
  readonly stepsMustFit: boolean;
}

/** First what the laws come to first, then the rest, from square to square; empty if the rule fits. */
export function missesOf(rule: CompiledRule, looking: Looking): readonly Miss[] {
  const first = firstMiss(rule, looking);
  if (!first) return [];
  const { pattern } = rule;
  const squares = [...beforeSquares(pattern, looking), ...inSquares(pattern, looking)];
  // Most rules have no checks, and whom they could be about takes longest to find.
  const bound = rule.conditions.length > 0 ? likelyPairs(pattern, looking) : rule.bound;
  const said = first.kind === "condition" ? checkOf(first, pattern, looking.sight, bound) : first;
  return [said, ...others([...squares, ...failedChecks(pattern, looking, bound)], said)];
}

function others(misses: readonly Miss[], said: Miss): Miss[] {
  return misses.filter((miss) => !isSameMiss(miss, said));
}

function firstMiss({ pattern, actions, hasRelativeMoves, bound }: CompiledRule, looking: Looking): Mismatch | null {
  const { sight, me, stepsMustFit } = looking;
  const mismatch = whyNoMatch(pattern, sight, me, bound);
  if (mismatch || !stepsMustFit || !hasRelativeMoves) return mismatch;
  const square = moveOffStage(actions, sight.stage, bound, me);
  return square && { kind: "targetOffStage", square };
}

function beforeSquares(pattern: Pattern, looking: Looking): WrongPlace[] {
  const { grid } = looking.sight.stage;
  const from = originOf(looking);
  const targets = pattern.targets.filter((step) => !wrapPoint(grid, add(from, step)));
  const edges = pattern.edges.filter((step) => !isBeyondEdge(grid, add(from, step)));
  return [
    ...targets.map((square) => ({ kind: "targetOffStage" as const, square })),
    ...edges.map((square) => ({ kind: "edgeExpected" as const, square })),
  ];
}

/** At most one for each square. */
function inSquares(pattern: Pattern, looking: Looking): WrongPlace[] {
  const { sight } = looking;
  return pattern.squares.flatMap((square, index): WrongPlace[] => {
    if (square.ignored) return [];
    const slots = fillersAt(sight, add(originOf(looking), square.at));
    if (!slots) return [{ kind: "offStage", square: square.at }];
    const wrong = wrongNumberIn(pattern, square, { slots, sight });
    if (wrong) return [wrong];
    const absent = pattern.parts.find(
      (part) => part.strict.includes(index) && !slots.some((slot) => canBe(slot, part, looking)),
    );
    return absent ? [{ kind: "missing", square: square.at, actorId: absent.actor.id }] : [];
  });
}

function canBe(slot: number, { isMain, standsFor }: PatternPart, { sight, me }: Looking): boolean {
  const number = sight.stage.table.characterNumber[slot] as number;
  return standsFor.has[number] === 1 && (!isMain || slot === me);
}

function failedChecks(pattern: Pattern, { sight, me }: Looking, bound: Bound): FailedCheck[] {
  const checks = [pattern, ...pattern.parts].flatMap(({ conditions }) => conditions);
  const failed = checks.filter((check) => isAnswerable(check, bound) && !conditionHolds(check, sight, me, bound));
  return failed.map((check) => checkWithValues(check, squareOf(check, pattern), sight, bound));
}

/** Where somebody in the picture is missing, the picture says so already; a check about them adds nothing. */
function isAnswerable({ left, right, outside }: PatternCondition, bound: Bound): boolean {
  if (outside.length > 0) return true;
  return [left, right].every(({ role }) => role < 0 || bound[role] !== UNBOUND);
}

function squareOf(check: PatternCondition, { parts }: Pattern): Point | null {
  return parts.find(({ conditions }) => conditions.includes(check))?.actor.position ?? null;
}

/** For each part of the picture, the first who could be meant by it. */
function likelyPairs(pattern: Pattern, looking: Looking): Bound {
  const bound = new Int32Array(pattern.roles.count).fill(UNBOUND);
  for (const [index, part] of pattern.parts.entries()) {
    if (part.isMain) bound[index] = looking.me;
    else bound[index] = likelyPair(part, pattern, looking);
  }
  return bound;
}

function likelyPair(part: PatternPart, pattern: Pattern, looking: Looking): number {
  const [first] = part.strict.length > 0 ? part.strict : part.loose;
  const square = pattern.squares[first ?? -1];
  const slots = square ? (fillersAt(looking.sight, add(originOf(looking), square.at)) ?? []) : [];
  return slots.find((slot) => slot !== looking.me && canBe(slot, part, looking)) ?? UNBOUND;
}

function checkOf(
  { key, square }: Mismatch & { readonly kind: "condition" },
  pattern: Pattern,
  sight: Sight,
  bound: Bound,
): FailedCheck {
  const checks = [pattern, ...pattern.parts].flatMap(({ conditions }) => conditions);
  const check = checks.find(({ condition }) => condition.key === key);
  return check
    ? checkWithValues(check, square, sight, bound)
    : { kind: "condition", key, square, left: undefined, right: undefined };
}

/** A check that is false, with what both of its sides are now. */
export function checkWithValues(
  check: PatternCondition,
  square: Point | null,
  sight: Sight,
  bound: Bound,
): FailedCheck {
  return {
    kind: "condition",
    key: check.condition.key,
    square,
    left: read(check.left, sight, bound),
    right: read(check.right, sight, bound),
  };
}

function originOf({ sight, me }: Looking): Point {
  const { x, y } = sight.stage.table;
  return { x: x[me] as number, y: y[me] as number };
}

/** Of two reasons about one square, only the first is told. */
function isSameMiss(one: Miss, other: Miss): boolean {
  if (one.kind === "condition" || other.kind === "condition") {
    return one.kind === other.kind && "key" in one && "key" in other && one.key === other.key;
  }
  if (one.kind === "notInPicture" || other.kind === "notInPicture") return one.kind === other.kind;
  return samePoint(one.square, other.square);
}
