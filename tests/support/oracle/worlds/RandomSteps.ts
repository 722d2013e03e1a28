/** The conditions and actions of a random picture, mostly about actors in it and values that they have. */
import {
  type Action,
  type Actor,
  COMPARATORS,
  type Condition,
  type Operand,
  TRANSFORMS,
} from "../../../../src/engine/index.ts";
import type { Dice } from "./Dice.ts";
import type { MoreSteps } from "./MoreSteps.ts";

const VALUES = ["0", "1", "2", "3", "red", "redder", "1.5", "-1"];
const OPERATIONS = ["add", "subtract", "set"] as const;

export class RandomSteps {
  readonly #dice: Dice;
  readonly #actors: readonly Actor[];
  readonly #mainId: string;
  readonly #visible: readonly Actor[];
  /** Ids of actors created so far, which later actions may name. */
  readonly #created: string[] = [];
  readonly #more: MoreSteps | undefined;

  constructor(dice: Dice, actors: readonly Actor[], mainId: string, visible: readonly Actor[], more?: MoreSteps) {
    this.#more = more;
    this.#dice = dice;
    this.#actors = actors;
    this.#mainId = mainId;
    this.#visible = visible;
  }

  conditions(): Condition[] {
    return this.#dice.chance(50) ? [] : this.#dice.times(1, 3, () => this.#condition());
  }

  actions(): Action[] {
    const actions = this.#dice.times(0, 4, () => this.#action());
    return [...actions, ...(this.#more?.together(() => this.#named()) ?? [])];
  }

  #condition(): Condition {
    const dice = this.#dice;
    const left = dice.chance(80) ? this.#operandOf(dice.pick(this.#actors)) : this.#operand();
    const agrees = dice.chance(60) ? this.#rightFor(left) : this.#operand();
    const sides = dice.chance(85) ? { left, right: agrees } : { left: agrees, right: left };
    const comparator = dice.chance(40) ? "=" : dice.pick(COMPARATORS);
    return { key: dice.id("k"), enabled: dice.chance(80), ...sides, comparator };
  }

  /** An operand that is likely to be equal. */
  #rightFor(left: Operand): Operand {
    const more = this.#more?.rightFor(left);
    if (more) return more;
    if ("globalId" in left && this.#dice.chance(50)) return { constant: this.#dice.pick(VALUES) };
    if (!("variableId" in left)) return this.#operand();
    const actor = this.#actors.find(({ id }) => id === left.actorId);
    if (left.variableId === "appearance") return { constant: actor?.appearance ?? "a1" };
    if (left.variableId === "transform") return { constant: actor?.transform ?? "0" };
    if (this.#dice.chance(20)) return { ...left, actorId: this.#dice.pick(this.#actors).id };
    return { constant: actor?.variableValues[left.variableId] ?? this.#dice.pick(VALUES) };
  }

  #operand(): Operand {
    return this.#dice.pick<Operand>([
      { constant: this.#dice.pick(VALUES) },
      { globalId: this.#dice.pick(["g1", "g2", "g1", "g2", "lost"]) },
      this.#operandOf(this.#dice.pick(this.#actors)),
    ]);
  }

  #operandOf({ id }: Actor): Operand {
    if (this.#more && this.#dice.chance(40)) return this.#more.operand(id);
    const variables = ["v1", "v1", "v2", "times", "appearance", "transform", "nowhere"];
    const variableId = this.#dice.pick(this.#more ? [...variables, "w1"] : variables);
    return { actorId: this.#dice.chance(1) ? "nobody" : id, variableId };
  }

  #value(): Operand {
    const dice = this.#dice;
    if (this.#more && dice.chance(15)) return this.#more.random();
    if (this.#more && dice.chance(15)) return this.#more.operand(this.#named());
    const named = { actorId: this.#named(), variableId: dice.pick(["v1", "v2", "times", "appearance"]) };
    const global = { globalId: dice.pick(["g1", "g2", "g1", "g2", "g1", "lost"]) };
    return dice.pick<Operand>([{ constant: dice.pick(VALUES) }, { constant: "1" }, named, global]);
  }

  /** Mostly the main actor or one in the picture; rarely one that cannot be paired. */
  #named(): string {
    const dice = this.#dice;
    if (this.#created.length > 0 && dice.chance(40)) return dice.pick(this.#created);
    if (dice.chance(2)) return dice.pick([...this.#actors.map(({ id }) => id), "nobody"]);
    const shown = dice.chance(50) ? dice.pick(this.#visible.length > 0 ? this.#visible : this.#actors).id : null;
    return shown ?? this.#mainId;
  }

  #action(): Action {
    const dice = this.#dice;
    if (this.#more && dice.chance(35)) return this.#more.action(() => this.#named());
    const kinds = ["move", "move", "move", "create", "delete", "look", "turn", "variable", "variable", "global"];
    switch (dice.pick(kinds)) {
      case "move":
        return this.#move();
      case "create":
        return this.#create();
      case "delete":
        return dice.chance(50) ? { type: "delete", actorId: this.#named() } : this.#move();
      case "look":
        return { type: "appearance", actorId: this.#named(), value: this.#look() };
      case "turn":
        return { type: "transform", actorId: this.#named(), value: this.#direction() };
      case "variable":
        return this.#variable();
      default:
        return this.#global();
    }
  }

  #move(): Action {
    const step = { x: this.#dice.between(-1, 2), y: this.#dice.between(-1, 1) };
    const actorId = this.#named();
    return this.#dice.chance(75) ? { type: "move", actorId, offset: step } : { type: "move", actorId, delta: step };
  }

  #create(): Action {
    const dice = this.#dice;
    const model = dice.pick(this.#actors);
    const actorId = dice.id("n");
    this.#created.push(actorId);
    const characterId = dice.chance(4) ? "gone" : dice.pick([model.characterId, "c4", "c4"]);
    const actor = { ...model, id: actorId, characterId, appearance: dice.pick(["a1", "a2", model.appearance]) };
    if (this.#more && dice.chance(50)) return { type: "create", actorId, actor, to: this.#more.placeToCreate() };
    return { type: "create", actorId, actor, offset: { x: dice.between(-1, 1), y: dice.between(-1, 1) } };
  }

  #look(): Operand {
    const looks = this.#more ? ["a1", "a2", "b2", "a3", "none"] : ["a1", "a1", "a2", "a3", "none"];
    return this.#dice.chance(15) ? this.#value() : { constant: this.#dice.pick(looks) };
  }

  #direction(): Operand {
    if (this.#dice.chance(15)) return { actorId: this.#named(), variableId: "transform" };
    return { constant: this.#dice.pick([...TRANSFORMS, "sideways"]) };
  }

  #variable(): Action {
    const variable = this.#dice.pick(["v1", "v1", "v2", "times", this.#more ? "w1" : "nowhere"]);
    const operation = this.#dice.pick(OPERATIONS);
    return { type: "variable", actorId: this.#named(), variable, operation, value: this.#value() };
  }

  #global(): Action {
    const dice = this.#dice;
    const stage = { constant: dice.pick(["one", "two", "two", "nowhere"]) };
    if (dice.chance(20)) return { type: "global", global: "selectedStageId", operation: "set", value: stage };
    const global = dice.pick(["g1", "g2", "g1", "lost"]);
    return { type: "global", global, operation: dice.pick(OPERATIONS), value: this.#value() };
  }
}
