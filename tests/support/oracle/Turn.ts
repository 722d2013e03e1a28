import type {
  Character,
  Condition,
  EventContainer,
  FlowContainer,
  Id,
  Rule,
  RuleNode,
} from "../../../src/engine/index.ts";
import { carryOut, RuleFailed } from "./actions.ts";
import { allHold, variableOf } from "./conditions.ts";
import { happens } from "./events.ts";
import { leadsOffStage, pairsOf } from "./matching.ts";
import type { Scene } from "./Scene.ts";

export interface OracleError {
  readonly message: string;
  readonly characterId: Id;
  readonly ruleId: Id;
}

/** Thrown through the whole tick. */
export class TickFailed extends Error {
  readonly error: OracleError;

  constructor(error: OracleError) {
    super(error.message);
    this.error = error;
  }
}

/** One actor trying its rules: README of src/engine, "The rule tree". */
export class Turn {
  readonly lights: Record<Id, boolean> = {};
  readonly id: Id;
  readonly #character: Character;
  readonly #scene: Scene;
  /** Whether this is one more turn in a world that settles. */
  #isAgain = false;

  constructor(id: Id, character: Character, scene: Scene) {
    this.id = id;
    this.#character = character;
    this.#scene = scene;
  }

  get isThere(): boolean {
    return this.#me() !== undefined;
  }

  take(): boolean {
    const before = [...this.#scene.actors];
    const applied = this.#light(this.#character.id, this.#first(this.#character.rules));
    this.#scene.witness.tookTurn?.(this.id, before, this.#scene.actors);
    return applied;
  }

  takeAgain(): boolean {
    this.#isAgain = true;
    const applied = this.take();
    this.#scene.witness.went("one more turn", applied);
    return applied;
  }

  #node(node: RuleNode): boolean {
    if (!isReadable(node)) return false;
    if (node.type === "rule") return this.#light(node.id, this.#rule(node));
    const applied = node.type === "group-event" ? this.#event(node) : this.#flow(node);
    this.#scene.witness.went(node.type === "group-event" ? node.event : node.behavior, applied);
    if (node.type === "group-event" && node.hold === false) this.#scene.witness.went("key pressed", applied);
    if (node.goOn === true) this.#scene.witness.went("a container to go on after", applied);
    return this.#light(node.id, applied);
  }

  #light(id: Id, applied: boolean): boolean {
    this.lights[id] = applied || this.lights[id] === true;
    return applied;
  }

  #event(container: EventContainer): boolean {
    return happens(container, this.id, this.#scene.time) && this.#isWanted(container) && this.#first(container.rules);
  }

  #flow(container: FlowContainer): boolean {
    if (!this.#isWanted(container)) return false;
    const { behavior, rules } = container;
    if (behavior === "first") return this.#first(rules);
    if (behavior === "all") return this.#all(rules);
    if (behavior === "random") return this.#first(this.#shuffled(rules));
    if (behavior === "chance") return this.#hits(container) && this.#first(rules);
    return behavior === "loop" && this.#loop(container);
  }

  #isWanted({ conditions = [] }: EventContainer | FlowContainer): boolean {
    const me = this.#me();
    const holds = me !== undefined && allHold(conditions, me, this.#scene);
    if (conditions.length > 0) this.#scene.witness.saw(`a condition of a container: ${holds}`);
    return holds;
  }

  #hits({ oneIn }: FlowContainer): boolean {
    if (this.#isAgain) {
      this.#scene.witness.saw("chance in one more turn");
      return false;
    }
    if (!Number.isInteger(oneIn) || Number(oneIn) < 2 || Number(oneIn) > 100) {
      this.#scene.witness.saw("chance that cannot be read");
      return false;
    }
    return Math.floor(this.#scene.random() * Number(oneIn)) === 0;
  }

  #first(nodes: readonly RuleNode[]): boolean {
    let applied = false;
    for (const node of nodes) {
      if (!this.isThere) return applied;
      if (!isOn(node) || !this.#node(node)) continue;
      applied = true;
      if (node.type === "rule" || node.goOn !== true) return true;
      this.#scene.witness.saw("going on");
    }
    return applied;
  }

  #all(nodes: readonly RuleNode[]): boolean {
    let applied = false;
    for (const node of nodes) if (this.isThere && isOn(node) && this.#node(node)) applied = true;
    return applied;
  }

  #loop({ loopCount, rules }: FlowContainer): boolean {
    let applied = false;
    for (let left = this.#rounds(loopCount); left >= 1 && this.isThere; left--) {
      if (this.#first(rules)) applied = true;
    }
    return applied;
  }

  #rounds(loopCount: FlowContainer["loopCount"]): number {
    if (!loopCount) return 1;
    const me = this.#me();
    const text = "constant" in loopCount ? loopCount.constant : me && variableOf(me, loopCount.variableId, this.#scene);
    return Math.min(Number(text), 100);
  }

  #shuffled(nodes: readonly RuleNode[]): RuleNode[] {
    const left = nodes.filter(isOn);
    for (let c = left.length - 1; c > 0; c--) {
      const j = Math.floor(this.#scene.random() * (c + 1));
      const [atC, atJ] = [left[c], left[j]];
      if (atC && atJ) [left[c], left[j]] = [atJ, atC];
    }
    return left;
  }

  #rule(rule: Rule): boolean {
    const me = this.#me();
    const pairs = me ? pairsOf(rule, me, this.#scene) : null;
    if (!me || !pairs) return false;
    if (this.#scene.stepsMustFit && leadsOffStage(rule, me, pairs, this.#scene)) {
      this.#scene.witness.went("a step off the stage", false);
      return false;
    }
    try {
      carryOut(rule, me, pairs, this.#scene);
    } catch (failed) {
      if (!(failed instanceof RuleFailed)) throw failed;
      throw new TickFailed({ message: failed.message, characterId: this.#character.id, ruleId: rule.id });
    }
    return true;
  }

  #me() {
    return this.#scene.actors.find(({ id }) => id === this.id);
  }
}

/** Whether a node is there at all. */
function isOn({ enabled }: RuleNode): boolean {
  return enabled !== false;
}

/** One that asks for something that cannot be asked for never applies, and says nothing. */
function isReadable({ unread, conditions = [] }: RuleNode): boolean {
  return unread === undefined && !conditions.some(isUnreadable);
}

/** Chance decides values, never conditions. */
function isUnreadable({ enabled, left, right }: Condition): boolean {
  return enabled && ("random" in left || "random" in right);
}
