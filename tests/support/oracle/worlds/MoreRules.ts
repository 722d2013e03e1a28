/** Pictures and containers of the laws of rules that say more, now and then such that cannot be read. */
import {
  type Actor,
  type Condition,
  type Derivation,
  type EventContainer,
  type Extent,
  type FlowContainer,
  type Point,
  TURNS,
} from "../../../../src/engine/index.ts";
import type { Dice } from "./Dice.ts";
import { GROUPS, MoreSteps } from "./MoreSteps.ts";

type Container = EventContainer | FlowContainer;

/** Whether an event of the older laws becomes one of these. */
const EVENTS = 40;
const EVERY = [1, 2, 2, 3, 5, 1000, 0, 1001, -2, 2.5, Number.NaN, undefined];
const ONE_IN = [2, 2, 2, 3, 100, 0, 1, 101, -2, 2.5, Number.NaN, undefined];
const SOME = 3;
const CHARACTERS = ["c1", "c2", "c3", "c4", "gone"];

export class MoreRules {
  readonly steps: MoreSteps;
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
    this.steps = new MoreSteps(dice);
  }

  /** Lets others stand for a pictured actor, or draws another one in its place. */
  pictured(actor: Actor): Actor {
    const dice = this.#dice;
    if (!dice.chance(35)) return actor;
    const kind = dice.chance(50) ? dice.pick(["*", "k1", "k2"]) : dice.pick(GROUPS);
    return dice.chance(50) ? { ...actor, kind } : { ...actor, kind, characterId: dice.pick(CHARACTERS) };
  }

  /** Lets others stand in some squares, and takes some to be beyond the edge, mostly those that are. */
  extent(extent: Extent, squares: readonly Point[], isOnStage: (square: Point) => boolean): Extent {
    const dice = this.#dice;
    const passing = squares.filter(() => dice.chance(30)).map((square) => [keyOf(square), dice.pick(GROUPS)]);
    const edge = squares.filter((square) => dice.chance(isOnStage(square) ? 2 : 60));
    return {
      ...extent,
      ...(passing.length > 0 ? { passing: Object.fromEntries(passing) } : {}),
      ...(edge.length > 0 ? { edge: Object.fromEntries(edge.map((square) => [keyOf(square), true])) } : {}),
    };
  }

  event(container: EventContainer): EventContainer {
    const dice = this.#dice;
    const every = dice.chance(60) ? dice.between(1, SOME) : dice.pick(EVERY);
    if (container.event === "key" && dice.chance(50)) return { ...container, hold: false };
    if (!dice.chance(EVENTS)) return container;
    const { code, ...other } = container;
    if (dice.chance(5)) return { ...other, event: "shout" as "unknown" };
    if (dice.chance(35)) return { ...other, event: "start" };
    return { ...other, event: "timer", ...(every === undefined ? {} : { every }) };
  }

  flow(container: FlowContainer): FlowContainer {
    const dice = this.#dice;
    if (dice.chance(2)) return { ...container, behavior: "worst" as "unknown" };
    if (!dice.chance(30)) return container;
    const oneIn = dice.chance(60) ? dice.between(2, SOME) : dice.pick(ONE_IN);
    const { loopCount, ...other } = container;
    return { ...other, behavior: "chance", ...(oneIn === undefined ? {} : { oneIn }) };
  }

  /** A container that may ask for something first, and may let the list around it go on. */
  container<Kind extends Container>(container: Kind, conditions: () => Condition[]): Kind {
    return {
      ...container,
      ...(this.#dice.chance(25) ? { conditions: conditions() } : {}),
      ...(this.#dice.chance(25) ? { goOn: true } : {}),
    };
  }

  /** The mark of a rule that was made from another one, or from itself. */
  derived(ruleId: string): { readonly derived?: Derivation } {
    const dice = this.#dice;
    if (dice.chance(90)) return {};
    const turn = dice.chance(90) ? dice.pick(TURNS) : ("45" as "90");
    return { derived: { from: dice.pick([ruleId, "rule1", "gone"]), turn, looks: dice.pick(["turn", "keep"]) } };
  }
}

function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}
