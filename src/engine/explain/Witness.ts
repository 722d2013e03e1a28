import type { CompiledCharacter, CompiledGame } from "../compile/CompiledGame.ts";
import { type CompiledRule, compileRule } from "../compile/CompiledRule.ts";
import type { TreeNode } from "../compile/CompiledTree.ts";
import { conditionHolds } from "../match/condition.ts";
import type { RuleOptions } from "../tick/RuleRunner.ts";
import { type TickEvents, TurnRunner } from "../tick/TurnRunner.ts";
import type { Actor, Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Rule } from "../world/rule.ts";
import type { Globals } from "../world/world.ts";
import { DeedsOfOthers } from "./DeedsOfOthers.ts";
import { checkWithValues, missesOf } from "./misses.ts";
import type { FailedCheck, Miss } from "./TurnStory.ts";

/** What came of a rule or container that was tried. */
export interface TriedNode {
  readonly applied: boolean;
  /** Why a container did not come to its contents; null for a rule, and for one that did. */
  readonly closed: Closed | null;
  /** Of a rule that did not fit. */
  readonly misses: readonly Miss[];
}

export type Closed = { readonly by: "event" | "chance" } | { readonly by: "check"; readonly check: FailedCheck };

/** What a tick needs to be watched. `words` is the number of words for the lights of an actor. */
export interface TickToWatch {
  readonly events: TickEvents;
  readonly words: number;
  readonly options: RuleOptions;
  readonly game: CompiledGame;
}

/** Plays a tick as usual and remembers all that came of the turn of one actor. */
export class Witness extends TurnRunner {
  /** By rule and container: the first attempt, or the first that applied. */
  readonly attempts = new Map<Id, TriedNode>();
  /** What the actor saw as its turn began; null until then. */
  scene: { readonly actors: Actors; readonly globals: Globals } | null = null;
  /** What kept each rule from fitting as the turn began. */
  readonly missesAtFirst = new Map<Id, readonly Miss[]>();
  /** The containers whose event did not happen for this actor, whether they were tried or not. */
  readonly waiting = new Set<Id>();
  /** By rule: the actor whose turn made it stop fitting, of those rules that fitted as the tick began. */
  readonly spoiledBy = new Map<Id, Id>();
  /** What others did to the actor. */
  readonly deeds = new DeedsOfOthers();
  /** Who took the actor off the stage before its turn. */
  removedBy: Id | null = null;
  /** The rule by which the actor took itself off the stage. */
  leftBy: Id | null = null;
  readonly #actorId: Id;
  /** Undefined if the actor is not on the stage as the tick begins. */
  readonly #slot: number | undefined;
  /** Its slot by now: a door may have put it behind all others. */
  #now: number | undefined;
  #isAway = false;
  readonly #rules: readonly CompiledRule[];
  /** The rules that have fitted ever since the tick began. */
  readonly #fitting: Set<CompiledRule>;
  /** The ids of the lights of the actor's character; null while others act. */
  #lightIds: readonly Id[] | null = null;
  #attempted = 0;
  /** Whether anything happened since the turn of the actor began, maybe in another turn of the same tick. */
  #hasActed = false;

  /** `rules` are all those of the actor's character. */
  constructor({ events, words, options, game }: TickToWatch, actorId: Id, rules: readonly Rule[]) {
    super(events, words, options);
    this.#actorId = actorId;
    this.#slot = options.stage.table.slotOf(actorId);
    this.#now = this.#slot;
    const playing = rulesThatPlay(game);
    this.#rules = rules.map((rule) => playing.get(rule) ?? compileRule(rule, options.stage.appearances, new Map()));
    this.#fitting = new Set(this.#slot === undefined ? [] : this.#rules.filter((rule) => this.#fits(rule, this.#slot)));
  }

  override take(slot: number, now: number, compiled: CompiledCharacter): boolean {
    if (slot !== this.#slot) return this.#letOthersAct(slot, now, compiled);
    if (this.isAgain) this.#hasActed = true;
    if (!this.scene) this.#lookAround(now);
    this.#lightIds = compiled.lightIds;
    const applied = super.take(slot, now, compiled);
    this.#noteWaiting(compiled.root);
    this.#lightIds = null;
    return applied;
  }

  #noteWaiting(node: TreeNode): void {
    if (node.rule) return;
    const id = this.#lightIds?.[node.light];
    if (id !== undefined && !this.happens(node)) this.waiting.add(id);
    for (const child of node.children) this.#noteWaiting(child);
  }

  protected override try(node: TreeNode): boolean {
    if (!this.#lightIds) return super.try(node);
    const before = this.#attempted++;
    const applied = super.try(node);
    const id = this.#lightIds[node.light];
    if (applied) this.#hasActed = true;
    if (applied && node.rule && this.rules.isOver) this.leftBy ??= node.rule.rule.id;
    if (id !== undefined && (applied || !this.attempts.has(id))) {
      this.attempts.set(id, this.#attempt(node, applied, this.#attempted === before + 1));
    }
    return applied;
  }

  #letOthersAct(slot: number, now: number, compiled: CompiledCharacter): boolean {
    const actorId = this.rules.stage.table.known[now]?.id ?? "";
    const before = this.#self();
    const applied = super.take(slot, now, compiled);
    if (applied && before) this.deeds.note(actorId, before, this.#self());
    if (applied && !this.scene && this.#slot !== undefined) this.#lookAfter(actorId);
    return applied;
  }

  /** The actor as it is now; null once it is off the stage, to which nobody comes back in the same tick. */
  #self(): Actor | null {
    if (this.#isAway) return null;
    const slot = this.#slotNow();
    this.#isAway = slot === undefined;
    return slot === undefined ? null : this.rules.stage.table.actor(slot);
  }

  /** After the turn of somebody who acts earlier: whether the actor is still there, and which of its rules fit no more. */
  #lookAfter(by: Id): void {
    if (this.removedBy !== null) return;
    const me = this.#slotNow();
    if (me === undefined) {
      this.removedBy = by;
      return;
    }
    for (const rule of this.#fitting) {
      if (this.#fits(rule, me)) continue;
      this.#fitting.delete(rule);
      this.spoiledBy.set(rule.rule.id, by);
    }
  }

  /** Everybody is looked through only if the actor has left its slot: this is asked after every turn in a crowd. */
  #slotNow(): number | undefined {
    const { table } = this.rules.stage;
    const isThere = this.#now !== undefined && table.isThere(this.#now) && table.idOf(this.#now) === this.#actorId;
    if (!isThere) this.#now = table.slotOf(this.#actorId);
    return this.#now;
  }

  #lookAround(me: number): void {
    const { stage, globals } = this.rules;
    this.scene = { actors: Object.fromEntries(stage.table.entries()), globals: Object.fromEntries(globals) };
    for (const rule of this.#rules) this.missesAtFirst.set(rule.rule.id, this.#misses(rule, me));
  }

  #attempt(node: TreeNode, applied: boolean, isAlone: boolean): TriedNode {
    if (applied) return { applied, closed: null, misses: [] };
    if (node.rule) return { applied, closed: null, misses: this.#missesNow(node.rule) };
    return { applied, closed: isAlone ? this.#closed(node) : null, misses: [] };
  }

  /** Why nothing inside a container was tried; null if there is nothing in it. */
  #closed(node: TreeNode): Closed | null {
    if (!this.happens(node)) return { by: "event" };
    const { questions } = node;
    if (questions) {
      questions.bound[0] = this.rules.me;
      const failed = questions.conditions.find(
        (one) => !conditionHolds(one, this.rules, this.rules.me, questions.bound),
      );
      if (failed) return { by: "check", check: checkWithValues(failed, null, this.rules, questions.bound) };
    }
    return node.children.length > 0 && (node.kind === "chance" || node.kind === "loop") ? { by: "chance" } : null;
  }

  /** As long as the actor has done nothing itself, everything is as when its turn began. */
  #missesNow(rule: CompiledRule): readonly Miss[] {
    const atFirst = this.#hasActed ? undefined : this.missesAtFirst.get(rule.rule.id);
    return atFirst ?? this.#misses(rule, this.rules.me);
  }

  #misses(rule: CompiledRule, me: number): readonly Miss[] {
    return missesOf(rule, { sight: this.rules, me, stepsMustFit: this.rules.stepsMustFit });
  }

  #fits(rule: CompiledRule, me: number | undefined): boolean {
    this.rules.begin(me ?? 0, "");
    return this.rules.matches(rule);
  }
}

/** The rules that are switched on, in the form that plays. */
function rulesThatPlay({ characters }: CompiledGame): ReadonlyMap<Rule, CompiledRule> {
  const playing = new Map<Rule, CompiledRule>();
  const add = (node: TreeNode): void => {
    if (node.rule) playing.set(node.rule.rule, node.rule);
    for (const child of node.children) add(child);
  };
  for (const { root } of characters) add(root);
  return playing;
}
