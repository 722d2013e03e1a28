import type { CompiledCharacter } from "../compile/CompiledGame.ts";
import type { TreeNode } from "../compile/CompiledTree.ts";
import type { Questions } from "../compile/Questions.ts";
import { conditionHolds } from "../match/condition.ts";
import { readVariable } from "../match/operand.ts";
import type { Id } from "../world/id.ts";
import { LOOP_MAX, LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { LoopCount } from "../world/rule.ts";
import { type RuleOptions, RuleRunner } from "./RuleRunner.ts";
import { shuffled } from "./random.ts";

/** What happens in a tick, apart from what actors do: the events of rule trees ask for it. */
export interface TickEvents {
  readonly keys: ReadonlySet<number>;
  /** Keys that went down since the last tick. */
  readonly pressed: ReadonlySet<number>;
  /** The slots that were clicked, as they were at the start of the tick. */
  readonly clicks: ReadonlySet<number>;
  /** The number of this tick, from 1. */
  readonly ticks: number;
  /** Whether the game or the stage starts with this tick. */
  readonly isStart: boolean;
}

/** Walks the rule tree of one actor after another. */
export class TurnRunner {
  readonly rules: RuleRunner;
  roundsLeft = LOOP_ROUNDS_MAX;
  /** Whether this is a further turn in the same tick, in which chances are out. */
  isAgain = false;
  /** Whether a chance was left out for that reason. */
  leftOutChance = false;
  /** The lights of the acting actor: what was tried, and what applied. */
  readonly seen: Int32Array;
  readonly applied: Int32Array;
  readonly #events: TickEvents;
  /** Whether the acting actor was clicked. */
  #isClicked = false;

  constructor(events: TickEvents, words: number, options: RuleOptions) {
    this.#events = events;
    this.seen = new Int32Array(words);
    this.applied = new Int32Array(words);
    this.rules = new RuleRunner(options);
  }

  /**
   * Lets one actor act; whether anything applied. `slot` is that of the actor at the start of the tick, `now` the one it has since. Throws
   * `TickStopped` if a rule cannot be carried out.
   */
  take(slot: number, now: number, { character, root }: CompiledCharacter): boolean {
    this.rules.begin(now, character.id);
    this.#isClicked = this.#events.clicks.size > 0 && this.#events.clicks.has(slot);
    this.leftOutChance = false;
    this.#clearLights();
    return this.try(root);
  }

  /** Clears the lights. A loop over so few words is faster than `fill`. */
  #clearLights(): void {
    for (let word = 0; word < this.seen.length; word++) {
      this.seen[word] = 0;
      this.applied[word] = 0;
    }
  }

  /** Tries a rule or container and lights it. Whoever wants to know why something happened, or not, overrides this. */
  protected try(node: TreeNode): boolean {
    const applied = this.#applies(node);
    if (node.light >= 0) this.#light(node.light, applied);
    return applied;
  }

  #applies(node: TreeNode): boolean {
    if (node.rule) return this.rules.try(node.rule);
    if (node.isPlain) return this.#first(node.children);
    if (!this.happens(node) || (node.questions && !this.#isYes(node.questions))) return false;
    switch (node.kind) {
      case "all":
        return this.#all(node.children);
      case "random":
        return this.#first(shuffled(node.children, this.rules.random));
      case "loop":
        return this.#loop(node);
      case "chance":
        return this.#isLucky(node) && this.#first(node.children);
      default:
        return this.#first(node.children);
    }
  }

  /** Whether the event of a container holds; that of a container without one always does. */
  protected happens({ kind, code = 0, every }: TreeNode): boolean {
    switch (kind) {
      case "key":
        return this.#events.keys.has(code);
      case "press":
        return this.#events.pressed.has(code);
      case "click":
        return this.#isClicked;
      case "timer":
        return this.#events.ticks % every === 0;
      case "start":
        return this.#events.isStart;
      default:
        return kind !== "never" && kind !== "rule";
    }
  }

  #isYes({ conditions, bound }: Questions): boolean {
    bound[0] = this.rules.me;
    for (const condition of conditions) {
      if (!conditionHolds(condition, this.rules, this.rules.me, bound)) return false;
    }
    return true;
  }

  #isLucky({ oneIn }: TreeNode): boolean {
    if (this.isAgain) this.leftOutChance = true;
    return !this.isAgain && Math.floor(this.rules.random() * oneIn) === 0;
  }

  #first(nodes: readonly TreeNode[]): boolean {
    let applied = false;
    for (const node of nodes) {
      if (this.rules.isOver) break;
      if (!this.try(node)) continue;
      if (!node.goesOn) return true;
      applied = true;
    }
    return applied;
  }

  #all(nodes: readonly TreeNode[]): boolean {
    let applied = false;
    for (const node of nodes) {
      if (this.rules.isOver) break;
      if (this.try(node)) applied = true;
    }
    return applied;
  }

  /** A round in which nothing applied and no random number was drawn changed nothing, so the remaining rounds can be left out. */
  #loop({ children, loopCount }: TreeNode): boolean {
    let applied = false;
    for (let left = this.#rounds(loopCount); left > 0 && !this.rules.isOver && this.#mayLoop(); left--) {
      const { randomState } = this.rules;
      if (this.#first(children)) applied = true;
      else if (this.rules.randomState === randomState) break;
    }
    return applied;
  }

  /** The rounds of a loop as a whole number, at most `LOOP_MAX`; none if the count is not a number or is below 1. */
  #rounds(loopCount: LoopCount | undefined): number {
    if (!loopCount) return 1;
    const count = Number("constant" in loopCount ? loopCount.constant : this.#ownValue(loopCount.variableId));
    return count >= 1 ? Math.min(Math.floor(count), LOOP_MAX) : 0;
  }

  #ownValue(variableId: Id): string | undefined {
    const { isOver, me, stage } = this.rules;
    return isOver ? undefined : readVariable(me, variableId, stage);
  }

  #mayLoop(): boolean {
    if (this.roundsLeft <= 0) this.rules.warnings.add("Some loops were cut short: this turn had too many rounds.");
    return this.roundsLeft-- > 0;
  }

  /** A rule that applied once stays lit for the tick. */
  #light(light: number, applied: boolean): void {
    const bit = 1 << (light & 31);
    this.seen[light >> 5] = (this.seen[light >> 5] as number) | bit;
    if (applied) this.applied[light >> 5] = (this.applied[light >> 5] as number) | bit;
  }
}
