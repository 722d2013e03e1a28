import type { Acting, ActingWorld } from "../act/Acting.ts";
import { act } from "../act/act.ts";
import type { CompiledRule } from "../compile/CompiledRule.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { fits } from "../match/fits.ts";
import { moveOffStage } from "../match/moveOffStage.ts";
import type { Bound } from "../match/Sight.ts";
import type { Id, NewId } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { GlobalVariable } from "../world/world.ts";
import { draw } from "./random.ts";
import type { RuleAtWork, TickError } from "./TickResult.ts";

/** What all rules of a tick share. */
export interface RuleOptions {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly randomState: number;
  readonly newId: NewId;
  /** Whether the tick may take more time; asked before every rule that may take long, and now and then before others. */
  readonly mayGoOn: ((at: RuleAtWork) => boolean) | undefined;
  /** Called with every rule before it is tried. */
  readonly watch: ((at: RuleAtWork) => void) | undefined;
  /** Whether a rule with a move off the stage does not match; otherwise such a move ends the tick. */
  readonly stepsMustFit: boolean;
  readonly allowsGlobal: Acting["allowsGlobal"];
  readonly changeGlobal: Acting["changeGlobal"];
  readonly world: ActingWorld;
}

/** Rules that never take long are tried this often between two calls of `mayGoOn`. */
const QUICK_TRIES = 256;
const TOO_LONG = "This turn took too long";

/** Tries rules for one actor after another and carries out those that match. It holds what they share: random numbers, ids, globals. */
export class RuleRunner implements Acting {
  readonly stage: LiveStage;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly newActorId: NewId;
  readonly allowsGlobal: Acting["allowsGlobal"];
  readonly changeGlobal: Acting["changeGlobal"];
  readonly world: ActingWorld;
  bound: Bound = new Int32Array(0);
  originX = 0;
  originY = 0;
  /** The slot of the acting actor, even if it is gone by now. */
  me = 0;
  /** Whether the acting actor is gone: it then does nothing more. */
  isOver = false;
  readonly stepsMustFit: boolean;
  readonly warnings = new Set<string>();
  randomState: number;
  readonly #mayGoOn: RuleOptions["mayGoOn"];
  readonly #watch: RuleOptions["watch"];
  #quickTriesLeft = QUICK_TRIES;
  #characterId: Id = "";

  constructor(options: RuleOptions) {
    this.stage = options.stage;
    this.globals = options.globals;
    this.newActorId = options.newId;
    this.allowsGlobal = options.allowsGlobal;
    this.changeGlobal = options.changeGlobal;
    this.world = options.world;
    this.randomState = options.randomState;
    this.#mayGoOn = options.mayGoOn;
    this.#watch = options.watch;
    this.stepsMustFit = options.stepsMustFit;
  }

  /** The rules from now on are those of this actor. */
  begin(slot: number, characterId: Id): void {
    this.me = slot;
    this.isOver = false;
    this.#characterId = characterId;
  }

  /** Whether a rule matched and was carried out. Throws `TickStopped` if it cannot be carried out. */
  try(rule: CompiledRule): boolean {
    if (this.#mayGoOn) this.#checkTime(rule, this.#mayGoOn);
    if (this.#watch) this.#watch({ characterId: this.#characterId, ruleId: rule.rule.id });
    if (!this.matches(rule)) return false;
    this.#carryOut(rule);
    return true;
  }

  /** Whether a rule could be carried out by the acting actor right now. A match leaves the actors in `rule.bound`. */
  matches(rule: CompiledRule): boolean {
    if (!fits(rule, this, this.me)) return false;
    const mayLeave = this.stepsMustFit && rule.hasRelativeMoves;
    return !mayLeave || !moveOffStage(rule.actions, this.stage, rule.bound, this.me);
  }

  readonly random = (): number => {
    const { value, state } = draw(this.randomState);
    this.randomState = state;
    return value;
  };

  /** An actor that was sent behind all others has another slot from now on. */
  actorIsNow(before: number, after: number): void {
    this.bound = this.bound.map((slot) => (slot === before ? after : slot));
    if (this.me === before) this.me = after;
  }

  #carryOut(rule: CompiledRule): void {
    this.bound = rule.bound;
    this.originX = this.stage.table.x[this.me] as number;
    this.originY = this.stage.table.y[this.me] as number;
    for (const action of rule.actions) {
      const outcome = act(action, this);
      if (outcome.kind === "impossible") throw this.#stopped(outcome.message, rule);
      if (outcome.kind === "skipped") this.warnings.add(`“${rule.rule.name}” left out a step: ${outcome.why}.`);
    }
    this.isOver = !this.stage.table.isThere(this.me);
  }

  #checkTime(rule: CompiledRule, mayGoOn: (at: RuleAtWork) => boolean): void {
    if (rule.table?.isWhole && --this.#quickTriesLeft > 0) return;
    this.#quickTriesLeft = QUICK_TRIES;
    if (!mayGoOn({ characterId: this.#characterId, ruleId: rule.rule.id })) throw this.#stopped(TOO_LONG, rule);
  }

  #stopped(message: string, { rule }: CompiledRule): TickStopped {
    return new TickStopped(message, this.#characterId, rule);
  }
}

/** Thrown when a rule cannot be carried out. `Simulation` catches it and takes the tick back. */
export class TickStopped extends Error {
  readonly error: TickError;

  constructor(message: string, characterId: Id, rule: Rule) {
    super(message);
    this.error = { message, characterId, ruleId: rule.id, ruleName: rule.name };
  }
}
