import type { CompiledRule } from "../compile/CompiledRule.ts";
import type { PatternCondition } from "../compile/Pattern.ts";
import { RIGHT, type SquareTable } from "../compile/SquareTable.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { isBeyondEdge, wrapAxis } from "../grid/wrap.ts";
import { conditionHolds } from "./condition.ts";
import { whyNoMatch } from "./matchRule.ts";
import { type Bound, type Sight, UNBOUND } from "./Sight.ts";

/** Whether a rule matches around an actor: by its table of squares if that can decide, otherwise by pairing. A match leaves the actors in `rule.bound`. */
export function fits(rule: CompiledRule, sight: Sight, me: number): boolean {
  const answer = rule.table ? glance(rule.table, rule.bound, sight.stage, me) : MAYBE;
  if (answer === NO) return false;
  if (answer === MAYBE) return whyNoMatch(rule.pattern, sight, me, rule.bound) === null;
  return allHold(rule.conditions, sight, me, rule.bound);
}

const NO = 0;
const YES = 1;
const MAYBE = 2;

function glance(table: SquareTable, bound: Bound, stage: LiveStage, me: number): number {
  const answer = table.isPlain ? YES : judge(table, stage, me);
  return answer === YES ? glanceAt(table, bound, stage, me) : answer;
}

function glanceAt(table: SquareTable, bound: Bound, stage: LiveStage, me: number): number {
  const { squares } = stage;
  const x = stage.table.x[me] as number;
  const y = stage.table.y[me] as number;
  const cell = squares.cellOf(x, y);
  if (cell < 0) return MAYBE;
  const { room } = table;
  const isInside =
    x + room.xmin >= 0 && x + room.xmax < squares.width && y + room.ymin >= 0 && y + room.ymax < squares.height;
  if (isInside) {
    if (!showsInside(table.wants, stage, cell)) return NO;
  } else {
    if (isOffStage(table, stage, x, y)) return NO;
    if (squares.hasBeyond) return MAYBE;
    if (!showsAround(table.wants, stage, x, y)) return NO;
  }
  if (!table.isWhole) return MAYBE;
  if (table.main[stage.table.characterNumber[me] as number] !== 1) return NO;
  for (let role = 1; role < bound.length; role++) bound[role] = UNBOUND;
  bound[0] = me;
  return bindAll(table, stage, bound) && isSameAgain(table, stage, bound) ? YES : NO;
}

/** For a view that lies wholly on the stage: neighbors on the stage are then at fixed distances in memory. */
function showsInside(wants: Int32Array, { squares: { shown, width } }: LiveStage, cell: number): boolean {
  for (let n = 0; n < wants.length; n += 3) {
    const square = cell + (wants[n + 1] as number) * width + (wants[n] as number);
    if (shown[square] !== wants[n + 2]) return false;
  }
  return true;
}

function showsAround(wants: Int32Array, stage: LiveStage, x: number, y: number): boolean {
  for (let n = 0; n < wants.length; n += 3) {
    const square = squareAt(stage, x + (wants[n] as number), y + (wants[n + 1] as number));
    if (stage.squares.shown[square] !== wants[n + 2]) return false;
  }
  return true;
}

/** What the edges and the squares that may show one of several things say together. */
function judge({ edges, choices }: SquareTable, stage: LiveStage, me: number): number {
  const x = stage.table.x[me] as number;
  const y = stage.table.y[me] as number;
  if (!isAtEdges(edges, stage, x, y)) return NO;
  if (stage.squares.hasBeyond) return MAYBE;
  let answer = YES;
  for (const { at, verdicts } of choices) {
    const verdict = verdicts[stage.squares.shown[squareAt(stage, x + at.x, y + at.y)] as number] ?? 0;
    if (verdict === 0) return NO;
    if (verdict !== RIGHT) answer = MAYBE;
  }
  return answer;
}

function isAtEdges(edges: Int32Array, { grid }: LiveStage, x: number, y: number): boolean {
  for (let n = 0; n < edges.length; n += 2) {
    if (!isBeyondEdge(grid, { x: x + (edges[n] as number), y: y + (edges[n + 1] as number) })) return false;
  }
  return true;
}

function isOffStage({ room }: SquareTable, { grid }: LiveStage, x: number, y: number): boolean {
  const isOffX = !grid.wrapX && (x + room.xmin < 0 || x + room.xmax >= grid.width);
  return isOffX || (!grid.wrapY && (y + room.ymin < 0 || y + room.ymax >= grid.height));
}

function squareAt({ grid, squares }: LiveStage, x: number, y: number): number {
  return wrapAxis(y, grid.height, grid.wrapY) * squares.width + wrapAxis(x, grid.width, grid.wrapX);
}

/** Every square shows at most one actor, so each part has one candidate; no two parts may have the same. */
function bindAll({ finds }: SquareTable, stage: LiveStage, bound: Bound): boolean {
  for (let part = 1, at = 3; at < finds.length; part++, at += 3) {
    if (finds[at + 2] === 0) continue;
    const slot = aloneAt(stage, bound[0] as number, finds[at] as number, finds[at + 1] as number);
    for (let other = 0; other < part; other++) if (bound[other] === slot) return false;
    bound[part] = slot;
  }
  return true;
}

/** Whether every further square of a part shows the same actor as its first one. */
function isSameAgain({ again }: SquareTable, stage: LiveStage, bound: Bound): boolean {
  for (let n = 0; n < again.length; n += 3) {
    const slot = aloneAt(stage, bound[0] as number, again[n] as number, again[n + 1] as number);
    if (slot !== bound[again[n + 2] as number]) return false;
  }
  return true;
}

function aloneAt(stage: LiveStage, me: number, right: number, down: number): number {
  const { table, squares } = stage;
  return squares.alone[squareAt(stage, (table.x[me] as number) + right, (table.y[me] as number) + down)] as number;
}

function allHold(conditions: readonly PatternCondition[], sight: Sight, me: number, bound: Bound): boolean {
  for (const condition of conditions) if (!conditionHolds(condition, sight, me, bound)) return false;
  return true;
}
