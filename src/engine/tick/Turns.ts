/** Lets every actor of a stage take its turn: how it goes through its rules, and what they do (engine.md, "The rule tree"). */
import type { Acting } from "../act/Acting.ts";
import { act } from "../act/act.ts";
import type { CompiledCharacter } from "../compile/Cast.ts";
import type { CompiledRule } from "../compile/CompiledRule.ts";
import type { TreeNode } from "../compile/CompiledTree.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { fits } from "../match/fits.ts";
import { readVariable } from "../match/operand.ts";
import { stepOffStage } from "../match/stepOffStage.ts";
import type { Bound } from "../match/View.ts";
import type { Id, NewId } from "../world/id.ts";
import { LOOP_MAX, LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { LoopCount } from "../world/rule.ts";
import type { GlobalVariable } from "../world/world.ts";
import { draw, shuffled } from "./random.ts";
import type { RuleAtWork } from "./TickResult.ts";
import { TickStopped } from "./TickStopped.ts";

/** What all turns of a tick share. */
export interface TurnsStart {
  readonly live: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly keys: ReadonlySet<number>;
  /** The slots that were clicked. */
  readonly clicks: ReadonlySet<number>;
  readonly randomState: number;
  readonly words: number;
  readonly newId: NewId;
  /** Whether the tick has time left; asked before every look at a rule that may take long, and now and then before others. */
  readonly mayGoOn: ((at: RuleAtWork) => boolean) | undefined;
  /** Told of every rule before it is looked at, where somebody asked for that. */
  readonly watch: ((at: RuleAtWork) => void) | undefined;
  /** Whether a rule with a step off the stage does not fit; else it ends the tick. */
  readonly stepsMustFit: boolean;
  readonly allowsGlobal: Acting["allowsGlobal"];
  readonly changeGlobal: Acting["changeGlobal"];
}

/** Looks of rules that never take long, between two questions about the time. */
const LOOKS = 256;
const TOO_LONG = "This turn took too long";

export class Turns implements Acting {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly newActorId: NewId;
  readonly allowsGlobal: Acting["allowsGlobal"];
  readonly changeGlobal: Acting["changeGlobal"];
  bound: Bound = new Int32Array(0);
  originX = 0;
  originY = 0;
  readonly warnings = new Set<string>();
  randomState: number;
  roundsLeft = LOOP_ROUNDS_MAX;
  /** The lights of the turn: what was looked at, and what applied. */
  readonly seen: Int32Array;
  readonly applied: Int32Array;
  readonly #keys: ReadonlySet<number>;
  readonly #clicks: ReadonlySet<number>;
  readonly #mayGoOn: TurnsStart["mayGoOn"];
  readonly #watch: TurnsStart["watch"];
  readonly #stepsMustFit: boolean;
  #looksLeft = LOOKS;
  #me = 0;
  /** An actor that is gone does nothing more in its turn. */
  #isOver = false;
  #character: CompiledCharacter | null = null;

  constructor(start: TurnsStart) {
    this.stage = start.live;
    this.globals = start.globals;
    this.newActorId = start.newId;
    this.allowsGlobal = start.allowsGlobal;
    this.changeGlobal = start.changeGlobal;
    this.randomState = start.randomState;
    this.seen = new Int32Array(start.words);
    this.applied = new Int32Array(start.words);
    this.#keys = start.keys;
    this.#clicks = start.clicks;
    this.#mayGoOn = start.mayGoOn;
    this.#watch = start.watch;
    this.#stepsMustFit = start.stepsMustFit;
  }

  /** Tells whether anything applied; throws TickStopped where a rule cannot be carried out. */
  take(slot: number, character: CompiledCharacter): boolean {
    this.#me = slot;
    this.#isOver = false;
    this.#character = character;
    this.#dim();
    return this.#try(character.root);
  }

  /** All lights out; they are few numbers, and filling them one by one takes less time than a call. */
  #dim(): void {
    for (let word = 0; word < this.seen.length; word++) {
      this.seen[word] = 0;
      this.applied[word] = 0;
    }
  }

  #try(node: TreeNode): boolean {
    const applied = this.#comesTo(node);
    if (node.light >= 0) this.#light(node.light, applied);
    return applied;
  }

  #comesTo(node: TreeNode): boolean {
    switch (node.kind) {
      case "rule":
        return node.rule !== null && this.#tryRule(node.rule);
      case "first":
        return this.#first(node.children);
      case "all":
        return this.#all(node.children);
      case "random":
        return this.#first(shuffled(node.children, this.#random));
      case "loop":
        return this.#loop(node);
      case "key":
        return this.#keys.has(node.code ?? 0) && this.#first(node.children);
      case "click":
        return this.#clicks.has(this.#me) && this.#first(node.children);
      case "never":
        return false;
      default:
        return neverKind(node.kind);
    }
  }

  #first(nodes: readonly TreeNode[]): boolean {
    for (const node of nodes) {
      if (this.#isOver) return false;
      if (this.#try(node)) return true;
    }
    return false;
  }

  #all(nodes: readonly TreeNode[]): boolean {
    let applied = false;
    for (const node of nodes) {
      if (this.#isOver) break;
      if (this.#try(node)) applied = true;
    }
    return applied;
  }

  /** A round in vain that drew no random number changed nothing, so those left would be in vain as well. */
  #loop({ children, loopCount }: TreeNode): boolean {
    let applied = false;
    for (let left = this.#rounds(loopCount); left > 0 && !this.#isOver && this.#mayLoop(); left--) {
      const { randomState } = this;
      if (this.#first(children)) applied = true;
      else if (this.randomState === randomState) break;
    }
    return applied;
  }

  /** Whole rounds of a loop, 100 at most; none where the number is no number or below 1. */
  #rounds(loopCount: LoopCount | undefined): number {
    if (!loopCount) return 1;
    const count = Number("constant" in loopCount ? loopCount.constant : this.#ownValue(loopCount.variableId));
    return count >= 1 ? Math.min(Math.floor(count), LOOP_MAX) : 0;
  }

  #ownValue(variableId: Id): string | undefined {
    return this.#isOver ? undefined : readVariable(this.#me, variableId, this.stage);
  }

  #mayLoop(): boolean {
    if (this.roundsLeft <= 0) this.warnings.add("Some loops were cut short: this turn had too many rounds.");
    return this.roundsLeft-- > 0;
  }

  #tryRule(rule: CompiledRule): boolean {
    if (this.#mayGoOn) this.#askForTime(rule, this.#mayGoOn);
    if (this.#watch) this.#watch({ characterId: this.#characterId, ruleId: rule.rule.id });
    if (!fits(rule, this, this.#me)) return false;
    if (this.#stepsMustFit && rule.movesBySteps && stepOffStage(rule.steps, this.stage, rule.bound, this.#me))
      return false;
    this.bound = rule.bound;
    this.originX = this.stage.table.x[this.#me] as number;
    this.originY = this.stage.table.y[this.#me] as number;
    for (const step of rule.steps) {
      const outcome = act(step, this);
      if (outcome.kind === "impossible") throw this.#stopped(outcome.message, rule);
      if (outcome.kind === "skipped") this.warnings.add(`“${rule.rule.name}” left out a step: ${outcome.why}.`);
    }
    this.#isOver = !this.stage.table.isThere(this.#me);
    return true;
  }

  #askForTime(rule: CompiledRule, mayGoOn: (at: RuleAtWork) => boolean): void {
    if (rule.table?.isWhole && --this.#looksLeft > 0) return;
    this.#looksLeft = LOOKS;
    if (!mayGoOn({ characterId: this.#characterId, ruleId: rule.rule.id })) throw this.#stopped(TOO_LONG, rule);
  }

  #stopped(message: string, { rule }: CompiledRule): TickStopped {
    return new TickStopped(message, this.#characterId, rule);
  }

  get #characterId(): Id {
    return this.#character?.character.id ?? "";
  }

  readonly #random = (): number => {
    const { value, state } = draw(this.randomState);
    this.randomState = state;
    return value;
  };

  /** A rule that applied once in a turn stays lit. */
  #light(light: number, applied: boolean): void {
    const bit = 1 << (light & 31);
    this.seen[light >> 5] = (this.seen[light >> 5] as number) | bit;
    if (applied) this.applied[light >> 5] = (this.applied[light >> 5] as number) | bit;
  }
}

function neverKind(_: never): false {
  return false;
}
