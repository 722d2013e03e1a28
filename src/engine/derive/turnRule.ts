import { composed, turnStep } from "../grid/composed.ts";
import { type Point, squareKey } from "../grid/point.ts";
import { isTransform, type Transform } from "../grid/transform.ts";
import type { Actor } from "../world/actor.ts";
import {
  type Action,
  type Condition,
  type Derivation,
  type Extent,
  type Operand,
  type Rule,
  TRANSFORM_VARIABLE,
  WAYS,
  type Way,
} from "../world/rule.ts";

type Turning = Pick<Derivation, "turn" | "looks">;

/**
 * A rule for another direction: its picture, what it asks and what it does are turned around the main actor. Null if the looks are to turn as
 * well and one of them cannot. Columns, rows and places (`to`, `at`) stay: they count from the stage, not from the actor.
 */
export function turnRule(rule: Rule, turning: Turning): Rule | null {
  const turner = new RuleTurner(turning);
  const turned = turner.rule(rule);
  return turner.isStuck ? null : turned;
}

/** Conditions of a container, in the form for another direction; null if they cannot turn. */
export function turnConditions(conditions: readonly Condition[], turning: Turning): readonly Condition[] | null {
  const turner = new RuleTurner(turning);
  const turned = conditions.map((condition) => turner.condition(condition));
  return turner.isStuck ? null : turned;
}

class RuleTurner {
  /** Whether a look could not be turned, so that the result is of no use. */
  isStuck = false;
  readonly #turn: Derivation["turn"];
  readonly #turnsLooks: boolean;

  constructor({ turn, looks }: Turning) {
    this.#turn = turn;
    this.#turnsLooks = looks === "turn";
  }

  rule(rule: Rule): Rule {
    return {
      ...rule,
      actors: Object.fromEntries(Object.entries(rule.actors).map(([id, actor]) => [id, this.#actor(actor)])),
      conditions: rule.conditions.map((condition) => this.condition(condition)),
      actions: rule.actions.map((action) => this.#action(action)),
      extent: this.#extent(rule.extent),
    };
  }

  condition(condition: Condition): Condition {
    const { left, right, comparator } = condition;
    const isEqual = comparator === "=" || comparator === "!=";
    return { ...condition, left: this.#side(left, right, isEqual), right: this.#side(right, left, isEqual) };
  }

  #actor(actor: Actor): Actor {
    return { ...this.#look(actor), position: turnStep(actor.position, this.#turn) };
  }

  #look(actor: Actor): Actor {
    return this.#turnsLooks ? { ...actor, transform: this.#transform(actor.transform ?? "0") } : actor;
  }

  #transform(transform: Transform): Transform {
    const turned = composed(transform, this.#turn);
    this.isStuck ||= turned === null;
    return turned ?? transform;
  }

  /** A constant that is compared with a way or, if it has to be equal, with a transform. */
  #side(side: Operand, other: Operand, isEqual: boolean): Operand {
    if (!("constant" in side)) return side;
    if ("way" in other) return { ...side, constant: this.#word(side.constant) };
    const isLook = "variableId" in other && other.variableId === TRANSFORM_VARIABLE && isEqual;
    return isLook ? this.#constant(side) : side;
  }

  #constant<Side extends { readonly constant: string }>(side: Side): Side {
    if (!this.#turnsLooks || !isTransform(side.constant)) return side;
    return { ...side, constant: this.#transform(side.constant) };
  }

  #word(word: string): string {
    const step = STEPS.get(word as Way);
    const turned = step && turnStep(step, this.#turn);
    return [...STEPS].find(([, { x, y }]) => x === turned?.x && y === turned.y)?.[0] ?? word;
  }

  #action(action: Action): Action {
    const turned = {
      ...action,
      ...("offset" in action && action.offset ? { offset: turnStep(action.offset, this.#turn) } : {}),
      ...("delta" in action && action.delta ? { delta: turnStep(action.delta, this.#turn) } : {}),
    };
    if (turned.type === "create") return { ...turned, actor: this.#look(turned.actor) };
    if (turned.type !== "transform" || !("constant" in turned.value)) return turned;
    return { ...turned, value: this.#constant(turned.value) };
  }

  #extent(extent: Extent): Extent {
    const corners = [
      turnStep({ x: extent.xmin, y: extent.ymin }, this.#turn),
      turnStep({ x: extent.xmax, y: extent.ymax }, this.#turn),
    ];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    return {
      ...extent,
      ...{ xmin: Math.min(...xs), xmax: Math.max(...xs), ymin: Math.min(...ys), ymax: Math.max(...ys) },
      ignored: this.#squares(extent.ignored),
      ...(extent.passing ? { passing: this.#squares(extent.passing) } : {}),
      ...(extent.edge ? { edge: this.#squares(extent.edge) } : {}),
    };
  }

  #squares<Value>(map: Readonly<Record<string, Value>>): Record<string, Value> {
    return Object.fromEntries(Object.entries(map).map(([key, value]) => [this.#square(key), value]));
  }

  #square(key: string): string {
    const [x = Number.NaN, y = Number.NaN] = key.split(",").map(Number);
    const turned = turnStep({ x, y }, this.#turn);
    return Number.isNaN(turned.x + turned.y) ? key : squareKey(turned.x, turned.y);
  }
}

const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
/** The words of ways that are directions, in their order in `WAYS`. */
const STEPS: ReadonlyMap<Way, Point> = new Map(DIRECTIONS.map((step, n) => [WAYS[n] as Way, step]));
