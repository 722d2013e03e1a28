import {
  type Actor,
  findNode,
  type Id,
  type Mismatch,
  type Point,
  type Rule,
  type RuleNode,
  type Stage,
  type World,
  wrapPoint,
} from "../../engine/index.ts";
import { whyNot } from "../../engine/simulation.ts";
import { gameContextOf, ruleOfChecks, whyNothingApplied, whyNotSentence } from "../../recording/index.ts";
import { characterOf, documentOf, type EditorContext } from "../EditorContext.ts";
import { litActor } from "../playback/LiveWorld.ts";
import type { RuleReason } from "../state/EditorState.ts";

/** What a rule was matched against. */
interface Scenery {
  readonly stage: Stage;
  readonly globals: World["globals"];
  readonly me: Actor;
}

type Answer = Omit<RuleReason, "ruleId">;

/** Explains why a rule was not applied, when a child presses its red light. */
export class RuleReasons {
  readonly #context: EditorContext;
  /** The character whose rule was asked about. */
  #characterId: Id = "";

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Keeps the shown reason up to date with ticks and edits; returns what ends it. */
  follow(onTick: (listener: () => void) => () => void): () => void {
    const endTicks = onTick(() => this.refresh());
    const endStates = this.#context.store.subscribe(({ playback: { lights }, document }, before) => {
      if (document.characters !== before.document.characters) this.forget();
      else if (lights !== before.playback.lights || document !== before.document) this.refresh();
    });
    return () => {
      endTicks();
      endStates();
    };
  }

  /** Shows the reason, or hides it if it is shown already. */
  ask(characterId: Id, ruleId: Id): void {
    const isSaid = this.#context.store.getState().reason?.ruleId === ruleId;
    this.#characterId = characterId;
    this.#say(ruleId, isSaid ? null : this.#answer(characterId, ruleId));
  }

  /** A tick was played or taken back: a reason that is shown now explains that tick. */
  refresh(): void {
    const { reason, playback } = this.#context.store.getState();
    if (!reason) return;
    const { ruleId } = reason;
    const isDone = playback.lights[ruleId];
    if (isDone === undefined) this.forget();
    else this.#say(ruleId, isDone ? unmarked("This time it was done.") : this.#answer(this.#characterId, ruleId));
  }

  /** Shows a reason that was found elsewhere. */
  show(reason: RuleReason): void {
    this.#context.store.setState({ reason });
  }

  /** Hides the reason: the child closed it, or the rules were edited. */
  forget(): void {
    if (this.#context.store.getState().reason) this.#context.store.setState({ reason: null });
  }

  #say(ruleId: Id, answer: Answer | null): void {
    const said = this.#context.store.getState().reason;
    const reason = answer && { ruleId, ...answer };
    if (!isSame(said, reason)) this.#context.store.setState({ reason });
  }

  #answer(characterId: Id, ruleId: Id): Answer | null {
    const character = characterOf(this.#context, characterId);
    const node = character && findNode(character.rules, ruleId);
    if (!node) return null;
    return node.type === "rule" ? this.#answerForRule(node) : unmarked(this.#whyRested(node));
  }

  #whyRested(container: Exclude<RuleNode, Rule>): string {
    return whyNothingApplied(container, this.#context.store.getState().playback.lights, this.#failedCheck(container));
  }

  /** The check of a container that does not hold now or, if they all do, did not a tick ago. */
  #failedCheck(container: Exclude<RuleNode, Rule>): string | null {
    const world = this.#context.live().world();
    const now = this.#sceneryNow(world);
    const rule = now && ruleOfChecks(container, now.me);
    if (!rule) return null;
    const failed = this.#mismatch(rule, now);
    if (failed) return this.#tell(failed, rule, now).text;
    const before = sceneryBefore(world, now.me.id);
    const past = before && this.#mismatch(rule, before);
    return before && past && `It is true now. A turn ago it was not: ${this.#tell(past, rule, before).text}`;
  }

  /** Matches the stage as it is now, since that is what the child sees; if the rule fits now, the stage before the tick. */
  #answerForRule(rule: Rule): Answer | null {
    const world = this.#context.live().world();
    const now = this.#sceneryNow(world);
    if (!now) return null;
    const reason = this.#mismatch(rule, now);
    if (reason) return this.#tell(reason, rule, now);
    const before = sceneryBefore(world, now.me.id);
    const past = before && this.#mismatch(rule, before);
    if (!before || !past) return unmarked("It fits now, so it may be done in the next turn.");
    const told = this.#tell(past, rule, before);
    const cameFree = past.kind === "tooMany" && documentOf(this.#context).world.settle !== true;
    return { ...told, text: `It fits now. A turn ago it did not: ${told.text}`, cameFree };
  }

  #sceneryNow({ globals }: World): Scenery | null {
    const live = this.#context.live();
    const stage = live.stage();
    const me = live.actor(litActor(this.#context.ui.state, live) ?? "");
    return stage && me ? { stage, globals, me } : null;
  }

  #mismatch(rule: Rule, { stage, globals, me }: Scenery): Mismatch | null {
    const { characters, world } = documentOf(this.#context);
    return whyNot({ stage, characters, globals, kinds: world.kinds }, me.id, rule);
  }

  #tell(mismatch: Mismatch, rule: Rule, { stage, me }: Scenery): Answer {
    const text = whyNotSentence(mismatch, {
      stage,
      mainActor: me,
      rule,
      game: gameContextOf(documentOf(this.#context)),
    });
    const square = "square" in mismatch ? mismatch.square : null;
    return { text, square, cell: square && cellAt(square, stage, me) };
  }
}

/** The stage before the last tick, if that is still known; null if the actor was not on it. */
function sceneryBefore({ history, stages }: World, actorId: Id): Scenery | null {
  const record = history.at(-1);
  const stage = record && stages[record.stageId];
  const me = record?.actors[actorId];
  return stage && me ? { stage: { ...stage, actors: record.actors }, globals: record.globals, me } : null;
}

function cellAt(square: Point, stage: Stage, { position }: Actor): Point | null {
  return wrapPoint(stage, { x: position.x + square.x, y: position.y + square.y }) ?? null;
}

function isSame(one: RuleReason | null, other: RuleReason | null): boolean {
  if (!one || !other) return one === other;
  const keys: readonly (keyof RuleReason)[] = ["ruleId", "text", "cameFree"];
  return (
    keys.every((key) => one[key] === other[key]) &&
    isSamePoint(one.square, other.square) &&
    isSamePoint(one.cell, other.cell)
  );
}

function isSamePoint(one: Point | null, other: Point | null): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

function unmarked(text: string): Answer {
  return { text, square: null, cell: null };
}
