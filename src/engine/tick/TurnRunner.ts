import type { Acting } from "../act/Acting.ts";
import { act } from "../act/act.ts";
import type { CompiledCharacter } from "../compile/CompiledGame.ts";
import type { CompiledRule } from "../compile/CompiledRule.ts";
import type { TreeNode } from "../compile/CompiledTree.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { fits } from "../match/fits.ts";
import { moveOffStage } from "../match/moveOffStage.ts";
import { readVariable } from "../match/operand.ts";
import type { Bound } from "../match/Sight.ts";
import type { Id, NewId } from "../world/id.ts";
import { LOOP_MAX, LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { LoopCount, Rule } from "../world/rule.ts";
import type { GlobalVariable } from "../world/world.ts";
import { draw, shuffled } from "./random.ts";
import type { RuleAtWork, TickError } from "./TickResult.ts";

/** What all actors of a tick share. */
export interface TurnOptions {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly keys: ReadonlySet<number>;
  /** The slots that were clicked. */
  readonly clicks: ReadonlySet<number>;
  readonly randomState: number;
  readonly words: number;
  readonly newId: NewId;
  /** Whether the tick may take more time; asked before every rule that may take long, and now and then before others. */
  readonly mayGoOn: ((at: RuleAtWork) => boolean) | undefined;
  /** Called with every rule before it is tried. */
  readonly watch: ((at: RuleAtWork) => void) | undefined;
  /** Whether a rule with a move off the stage does not match; otherwise such a move ends the tick. */
  readonly stepsMustFit: boolean;
  readonly allowsGlobal: Acting["allowsGlobal"];
  readonly changeGlobal: Acting["changeGlobal"];
}

/** Rules that never take long are tried this often between two calls of `mayGoOn`. */
const QUICK_TRIES = 256;
const TOO_LONG = "This turn took too long";

/** Lets the actors of a stage act one after the other: walks the rule tree of each and carries out what applies. */
export class TurnRunner implements Acting {
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
  /** The lights of the acting actor: what was tried, and what applied. */
  readonly seen: Int32Array;
  readonly applied: Int32Array;
  readonly #keys: ReadonlySet<number>;
  readonly #clicks: ReadonlySet<number>;
  readonly #mayGoOn: TurnOptions["mayGoOn"];
  readonly #watch: TurnOptions["watch"];
  readonly #stepsMustFit: boolean;
  #quickTriesLeft = QUICK_TRIES;
  #me = 0;
  /** An actor that is gone does nothing more. */
  #isOver = false;
  #character: CompiledCharacter | null = null;

  constructor(options: TurnOptions) {
    this.stage = options.stage;
    this.globals = options.globals;
    this.newActorId = options.newId;
    this.allowsGlobal = options.allowsGlobal;
    this.changeGlobal = options.changeGlobal;
    this.randomState = options.randomState;
    this.seen = new Int32Array(options.words);
    this.applied = new Int32Array(options.words);
    this.#keys = options.keys;
    this.#clicks = options.clicks;
    this.#mayGoOn = options.mayGoOn;
    this.#watch = options.watch;
    this.#stepsMustFit = options.stepsMustFit;
  }

  /** Lets one actor act; whether anything applied. Throws `TickStopped` if a rule cannot be carried out. */
  take(slot: number, character: CompiledCharacter): boolean {
    this.#me = slot;
    this.#isOver = false;
    this.#character = character;
    this.#clearLights();
    return this.#try(character.root);
  }

  /** Clears the lights. A loop over so few words is faster than `fill`. */
  #clearLights(): void {
    for (let word = 0; word < this.seen.length; word++) {
      this.seen[word] = 0;
      this.applied[word] = 0;
    }
  }

  #try(node: TreeNode): boolean {
    const applied = this.#applies(node);
    if (node.light >= 0) this.#light(node.light, applied);
    return applied;
  }

  #applies(node: TreeNode): boolean {
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

  /** A round in which nothing applied and no random number was drawn changed nothing, so the remaining rounds can be left out. */
  #loop({ children, loopCount }: TreeNode): boolean {
    let applied = false;
    for (let left = this.#rounds(loopCount); left > 0 && !this.#isOver && this.#mayLoop(); left--) {
      const { randomState } = this;
      if (this.#first(children)) applied = true;
      else if (this.randomState === randomState) break;
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
    return this.#isOver ? undefined : readVariable(this.#me, variableId, this.stage);
  }

  #mayLoop(): boolean {
    if (this.roundsLeft <= 0) this.warnings.add("Some loops were cut short: this turn had too many rounds.");
    return this.roundsLeft-- > 0;
  }

  #tryRule(rule: CompiledRule): boolean {
    if (this.#mayGoOn) this.#checkTime(rule, this.#mayGoOn);
    if (this.#watch) this.#watch({ characterId: this.#characterId, ruleId: rule.rule.id });
    if (!fits(rule, this, this.#me)) return false;
    if (this.#stepsMustFit && rule.hasRelativeMoves && moveOffStage(rule.actions, this.stage, rule.bound, this.#me))
      return false;
    this.bound = rule.bound;
    this.originX = this.stage.table.x[this.#me] as number;
    this.originY = this.stage.table.y[this.#me] as number;
    for (const action of rule.actions) {
      const outcome = act(action, this);
      if (outcome.kind === "impossible") throw this.#stopped(outcome.message, rule);
      if (outcome.kind === "skipped") this.warnings.add(`“${rule.rule.name}” left out a step: ${outcome.why}.`);
    }
    this.#isOver = !this.stage.table.isThere(this.#me);
    return true;
  }

  #checkTime(rule: CompiledRule, mayGoOn: (at: RuleAtWork) => boolean): void {
    if (rule.table?.isWhole && --this.#quickTriesLeft > 0) return;
    this.#quickTriesLeft = QUICK_TRIES;
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

  /** A rule that applied once stays lit for the tick. */
  #light(light: number, applied: boolean): void {
    const bit = 1 << (light & 31);
    this.seen[light >> 5] = (this.seen[light >> 5] as number) | bit;
    if (applied) this.applied[light >> 5] = (this.applied[light >> 5] as number) | bit;
  }
}

function neverKind(_: never): false {
  return false;
}

/** Thrown when a rule cannot be carried out. `Simulation` catches it and takes the tick back. */
export class TickStopped extends Error {
  readonly error: TickError;

  constructor(message: string, characterId: Id, rule: Rule) {
    super(message);
    this.error = { message, characterId, ruleId: rule.id, ruleName: rule.name };
  }
}
