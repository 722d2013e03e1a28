/** One tick in progress: lets every actor take its turn and keeps what came of it (engine.md, "Order"). */

import type { Acting } from "../act/Acting.ts";
import { act } from "../act/act.ts";
import { type Pattern, patternOf } from "../compile/Pattern.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import type { Bindings } from "../match/Match.ts";
import { matchRule } from "../match/matchRule.ts";
import { readVariable } from "../match/operand.ts";
import type { Actor } from "../world/actor.ts";
import type { Character } from "../world/character.ts";
import type { Id, NewId } from "../world/id.ts";
import { LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { EventContainer, Rule } from "../world/rule.ts";
import type { EvaluatedRuleIds, GlobalVariable } from "../world/world.ts";
import { ChangeLog } from "./ChangeLog.ts";
import { type Turn, takeTurn } from "./flow.ts";
import { draw } from "./random.ts";
import type { TickInput } from "./TickResult.ts";
import { TickStopped } from "./TickStopped.ts";

/** What a tick starts from. It changes `stage` and `globals` in place; the caller keeps what is needed to take that back. */
export interface TickStart {
  readonly stage: LiveStage;
  readonly globals: Map<Id, GlobalVariable>;
  readonly input: TickInput;
  readonly randomState: number;
  readonly newId: NewId;
  /** Patterns worked out in earlier ticks. */
  readonly patterns: Map<Rule, Pattern>;
  readonly allowsGlobal: (global: GlobalVariable, value: string) => boolean;
}

export class Tick {
  readonly log = new ChangeLog();
  readonly #evaluated = new Map<Id, Map<Id, boolean>>();
  readonly warnings = new Set<string>();
  randomState: number;
  recorded = false;
  readonly globals: ReadonlyMap<Id, GlobalVariable>;
  readonly #start: TickStart;
  readonly #keys: ReadonlySet<number>;
  readonly #clicks: ReadonlySet<Id>;
  #roundsLeft = LOOP_ROUNDS_MAX;

  constructor(start: TickStart) {
    this.#start = start;
    this.globals = start.globals;
    this.#keys = new Set(start.input.keys);
    this.#clicks = new Set(start.input.clicks);
    this.randomState = start.randomState;
  }

  /** Every actor that stood on the stage at the start takes its turn; throws TickStopped where a rule cannot be carried out. */
  run(): void {
    for (const id of [...this.#start.stage.actors.keys()]) {
      const actor = this.#start.stage.actor(id);
      const character = actor && this.#start.stage.characters.get(actor.characterId);
      if (character) this.#takeTurn(id, character);
    }
  }

  /** What was looked at, as the document keeps it. */
  lights(): EvaluatedRuleIds {
    return Object.fromEntries([...this.#evaluated].map(([id, lights]) => [id, Object.fromEntries(lights)]));
  }

  #takeTurn(actorId: Id, character: Character): void {
    const lights = new Map<Id, boolean>();
    this.#evaluated.set(actorId, lights);
    const applied = takeTurn(character.id, character.rules, this.#turnOf(actorId, character, lights));
    if (applied) this.recorded = true;
  }

  #turnOf(actorId: Id, character: Character, lights: Map<Id, boolean>): Turn {
    const { stage } = this.#start;
    return {
      tryRule: (rule) => this.#tryRule(rule, stage.actor(actorId), character),
      eventHolds: (container) => this.#eventHolds(container, actorId),
      ownValue: (variableId) => this.#ownValue(actorId, variableId),
      random: () => this.#random(),
      isOver: () => !stage.actor(actorId),
      mayLoop: () => this.#mayLoop(),
      light: (id, applied) => lights.set(id, applied || lights.get(id) === true),
    };
  }

  #tryRule(rule: Rule, me: Actor | undefined, character: Character): boolean {
    if (!me) return false;
    const { stage, globals } = this.#start;
    const match = matchRule(this.#patternOf(rule), { stage, globals, me });
    if ("mismatch" in match) return false;
    this.#carryOut(rule, character, this.#acting(me, match.bindings));
    return true;
  }

  #carryOut(rule: Rule, character: Character, acting: Acting): void {
    for (const action of rule.actions) {
      const outcome = act(action, acting);
      if (outcome.kind === "impossible") throw new TickStopped(outcome.message, character.id, rule);
      if (outcome.kind === "skipped") this.warnings.add(`“${rule.name}” left out a step: ${outcome.why}.`);
    }
  }

  #acting(me: Actor, bindings: Bindings): Acting {
    const { stage, globals, newId, allowsGlobal } = this.#start;
    return {
      stage,
      globals,
      bindings: new Map(bindings),
      origin: me.position,
      newActorId: newId,
      allowsGlobal,
      changed: (actor, seen) => this.log.changed(actor, seen),
      deleted: (id) => this.log.deleted(id),
    };
  }

  #patternOf(rule: Rule): Pattern {
    const { patterns, stage } = this.#start;
    const pattern = patterns.get(rule) ?? patternOf(rule, stage.characters);
    patterns.set(rule, pattern);
    return pattern;
  }

  #eventHolds({ event, code }: EventContainer, actorId: Id): boolean {
    switch (event) {
      case "idle":
        return true;
      case "key":
        return code !== undefined && this.#keys.has(code);
      case "click":
        return this.#clicks.has(actorId);
      default:
        return unknownEvent(event);
    }
  }

  #ownValue(actorId: Id, variableId: Id): string | undefined {
    const actor = this.#start.stage.actor(actorId);
    return actor && readVariable(actor, variableId, this.#start.stage.characters);
  }

  #random(): number {
    const { value, state } = draw(this.randomState);
    this.randomState = state;
    return value;
  }

  #mayLoop(): boolean {
    if (this.#roundsLeft <= 0) this.warnings.add("Some loops were cut short: this turn had too many rounds.");
    return this.#roundsLeft-- > 0;
  }
}

/** An event nobody knows never happens, so that a broken world still plays. */
function unknownEvent(_: never): false {
  return false;
}
