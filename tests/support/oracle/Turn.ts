import type {
  Character,
  EventContainer,
  FlowContainer,
  Id,
  Rule,
  RuleNode,
  TickInput,
} from "../../../src/engine/index.ts";
import { carryOut, RuleFailed } from "./actions.ts";
import { variableOf } from "./conditions.ts";
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
  readonly #id: Id;
  readonly #character: Character;
  readonly #scene: Scene;
  readonly #input: TickInput;
  readonly #random: () => number;

  constructor(id: Id, character: Character, scene: Scene, input: TickInput, random: () => number) {
    this.#id = id;
    this.#character = character;
    this.#scene = scene;
    this.#input = input;
    this.#random = random;
  }

  take(): boolean {
    return this.#light(this.#character.id, this.#first(this.#character.rules));
  }

  #node(node: RuleNode): boolean {
    if (node.type === "rule") return this.#light(node.id, this.#rule(node));
    const applied = node.type === "group-event" ? this.#event(node) : this.#flow(node);
    this.#scene.witness.went(node.type === "group-event" ? node.event : node.behavior, applied);
    return this.#light(node.id, applied);
  }

  #light(id: Id, applied: boolean): boolean {
    this.lights[id] = applied || this.lights[id] === true;
    return applied;
  }

  #event(container: EventContainer): boolean {
    const { event, code } = container;
    if (event === "key" && !this.#input.keys.some((key) => key === code)) return false;
    if (event === "click" && !this.#input.clicks.includes(this.#id)) return false;
    return this.#first(container.rules);
  }

  #flow(container: FlowContainer): boolean {
    if (container.behavior === "all") return this.#all(container.rules);
    if (container.behavior === "random") return this.#first(this.#shuffled(container.rules));
    return container.behavior === "loop" ? this.#loop(container) : this.#first(container.rules);
  }

  #first(nodes: readonly RuleNode[]): boolean {
    for (const node of nodes) {
      if (this.#isGone()) return false;
      if (node.enabled !== false && this.#node(node)) return true;
    }
    return false;
  }

  #all(nodes: readonly RuleNode[]): boolean {
    let applied = false;
    for (const node of nodes) if (!this.#isGone() && node.enabled !== false && this.#node(node)) applied = true;
    return applied;
  }

  #loop({ loopCount, rules }: FlowContainer): boolean {
    let applied = false;
    for (let left = this.#rounds(loopCount); left >= 1 && !this.#isGone(); left--) {
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
    const left = nodes.filter(({ enabled }) => enabled !== false);
    for (let c = left.length - 1; c > 0; c--) {
      const j = Math.floor(this.#random() * (c + 1));
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
    return this.#scene.actors.find(({ id }) => id === this.#id);
  }

  #isGone(): boolean {
    return this.#me() === undefined;
  }
}
