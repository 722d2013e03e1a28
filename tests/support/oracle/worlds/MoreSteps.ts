/** Operands and actions of the laws of rules that say more, now and then such that cannot be read or done. */
import {
  type Action,
  type CreateAction,
  type EndAction,
  type MoveAction,
  type Operand,
  type SayAction,
  type TravelAction,
  WAYS,
} from "../../../../src/engine/index.ts";
import type { Dice } from "./Dice.ts";

/** Characters, kinds, everybody, and ids of nobody. */
export const GROUPS = ["c1", "c1", "c2", "c2", "c3", "c4", "k1", "k2", "k3", "k4", "*", "*", "k60", "lost"] as const;
const TEXTS = ["Hi!", "[v1]", "[Points] points", "[nobody]", "[v1] and [Color], [v1]", "", "", "[", "ä".repeat(100)];
const BUBBLES = [1, 2, 3, 3, 0, -5, 99, Number.NaN];
const RANDOMS = [
  { from: 1, to: 6 },
  { from: 0, to: 1 },
  { from: 3, to: -3 },
  { from: 2, to: 2 },
  { from: -1_000_000_000, to: 1_000_000_000 },
  { from: 0.5, to: 3 },
  { from: 0, to: Number.NaN },
  { from: "1", to: {} },
];
const PLACES: readonly MoveAction["to"][] = [{ start: true }, { random: "free" }, { random: "free" }];

const ACTIONS = ["go", "go", "go", "go", "sound", "say", "say", "stage", "stage", "travel", "travel", "end", "odd"];

export class MoreSteps {
  readonly #dice: Dice;

  constructor(dice: Dice) {
    this.#dice = dice;
  }

  /** An operand for a condition or an action. */
  operand(actorId: string): Operand {
    const dice = this.#dice;
    const around = dice.chance(50) ? { around: true } : {};
    return dice.pick<Operand>([
      { count: dice.pick(GROUPS) },
      { count: dice.pick(GROUPS) },
      { actorId, variableId: dice.pick(["column", "column", "row"]) },
      { actorId, way: dice.pick(GROUPS), ...around },
      { actorId, way: dice.pick(GROUPS), ...around },
      { actorId, way: dice.pick(["*", "c1", "c2"]) },
      ...(dice.chance(4) ? [this.random()] : []),
    ]);
  }

  random(): Operand {
    return { random: this.#dice.pick(RANDOMS) } as Operand;
  }

  /** What such an operand may be equal to; null for others. */
  rightFor(left: Operand): Operand | null {
    const dice = this.#dice;
    if ("way" in left) return { constant: dice.pick([...WAYS, "right", "left"]) };
    const isPlace = "variableId" in left && ["column", "row"].includes(left.variableId);
    return isPlace || "count" in left ? { constant: String(dice.between(0, 5)) } : null;
  }

  action(named: () => string): Action {
    const dice = this.#dice;
    switch (dice.pick(ACTIONS)) {
      case "go":
        return this.#go(named);
      case "sound":
        return { type: "sound", sound: dice.chance(20) ? "lost" : `s${dice.between(0, 9)}` };
      case "say":
        return this.#say(named());
      case "stage":
        return { type: "stage", to: this.#stage(["next", "next", "again", "again"]), fresh: dice.chance(50) };
      case "travel":
        return this.#travel(named());
      case "end":
        return this.#end();
      default:
        return (dice.chance(40) ? { type: "dance", actorId: named() } : this.#say(named())) as Action;
    }
  }

  /** What seldom comes together by chance: more sounds than one tick plays, looks that go by other names, going to somebody gone, and coming to a fresh start. */
  together(named: () => string): Action[] {
    const dice = this.#dice;
    if (!dice.chance(12)) return [];
    const [actorId, other] = [named(), named()];
    const to = this.#stage(["two", "three"]);
    const show = dice.chance(30);
    return dice.pick<Action[]>([
      Array.from({ length: 10 }, (_, n) => ({ type: "sound", sound: `s${n}` })),
      ["a2", "b2"].map((constant) => ({ type: "appearance", actorId, value: { constant } })),
      [
        { type: "delete", actorId: other },
        { type: "move", actorId, to: { actorId: other } },
      ],
      [
        { type: "travel", actorId, to, at: { x: 0, y: 0 }, show },
        { type: "stage", to, fresh: true },
      ],
      [
        { type: "stage", to, fresh: true },
        { type: "stage", to: this.#stage(["again"]), fresh: dice.chance(50) },
      ],
      [
        { type: "stage", to, fresh: true },
        { type: "travel", actorId, to: dice.pick(["one", "two", "three"]), at: { x: 0, y: 0 }, show: true },
      ],
    ]);
  }

  /** Where an actor may be created other than beside the main actor. */
  placeToCreate(): NonNullable<CreateAction["to"]> {
    return this.#dice.chance(50) ? { random: "free" } : { nearest: this.#dice.pick(GROUPS) };
  }

  #go(named: () => string): Action {
    const dice = this.#dice;
    const places = [...PLACES, { actorId: named() }, { nearest: dice.pick(GROUPS) }, { nearest: dice.pick(GROUPS) }];
    const to = dice.chance(4) ? { nowhere: true } : dice.pick(places);
    return { type: "move", actorId: named(), to } as Action;
  }

  #say(actorId: string): SayAction {
    return { type: "say", actorId, text: this.#dice.pick(TEXTS), ticks: this.#dice.pick(BUBBLES) };
  }

  #travel(actorId: string): TravelAction {
    const dice = this.#dice;
    const at = { x: dice.between(0, 4), y: dice.between(0, 4) };
    const far = { x: dice.pick([-1, -7, 30, 9999]), y: dice.between(-2, 9) };
    const to = this.#stage(["two", "three", "two", "three"]);
    return { type: "travel", actorId, to, at: dice.chance(15) ? far : at, show: dice.chance(40) };
  }

  #end(): EndAction {
    const outcome = this.#dice.pick(["won", "lost", "over", "saved"]) as EndAction["outcome"];
    return { type: "end", outcome, text: this.#dice.pick(TEXTS) };
  }

  #stage(others: readonly string[]): string {
    return this.#dice.pick(["one", "two", "three", "nowhere", ...others]);
  }
}
