import {
  type Actor,
  type Id,
  type Mismatch,
  type Point,
  type Rule,
  type RuleNode,
  type Stage,
  type World,
  whyNot,
  wrapPoint,
} from "../../engine/index.ts";
import { whyContainerRested } from "../../recording/idleContainer.ts";
import { castOf } from "../../recording/Recording.ts";
import { whyNotSentence } from "../../recording/whyNotSentence.ts";
import { findNode } from "../commands/ruleTree.ts";
import { characterOf, documentOf, type Workbench } from "../edits/Workbench.ts";
import type { RuleReason } from "../store/RuleReason.ts";
import { litActor } from "./lights.ts";

/** What a rule was looked at with: the stage, and who had its turn. */
interface Scenery {
  readonly stage: Stage;
  readonly globals: World["globals"];
  readonly me: Actor;
}

type Answer = Omit<RuleReason, "ruleId">;

/** Answers a child who presses a red light (details §8, "Lights"). */
export class RuleReasons {
  readonly #bench: Workbench;
  /** Whose rule was asked. */
  #characterId: Id = "";

  constructor(bench: Workbench) {
    this.#bench = bench;
  }

  /** Says why, or says no more where that was said already. */
  ask(characterId: Id, ruleId: Id): void {
    const isSaid = this.#bench.store.getState().reason?.ruleId === ruleId;
    this.#characterId = characterId;
    this.#say(ruleId, isSaid ? null : this.#answer(characterId, ruleId));
  }

  /** A turn was played or taken back: what is said stays in sight and tells of that turn. */
  refresh(): void {
    const { reason, playback } = this.#bench.store.getState();
    if (!reason) return;
    const { ruleId } = reason;
    const isDone = playback.lights[ruleId];
    if (isDone === undefined) this.forget();
    else this.#say(ruleId, isDone ? unmarked("This time it was done.") : this.#answer(this.#characterId, ruleId));
  }

  /** Closed by the child, or the rules are others by now. */
  forget(): void {
    if (this.#bench.store.getState().reason) this.#bench.store.setState({ reason: null });
  }

  #say(ruleId: Id, answer: Answer | null): void {
    const said = this.#bench.store.getState().reason;
    const reason = answer && { ruleId, ...answer };
    if (!isSame(said, reason)) this.#bench.store.setState({ reason });
  }

  #answer(characterId: Id, ruleId: Id): Answer | null {
    const character = characterOf(this.#bench, characterId);
    const node = character && findNode(character.rules, ruleId);
    if (!node) return null;
    return node.type === "rule" ? this.#answerForRule(node) : unmarked(this.#whyRested(node));
  }

  #whyRested(container: Exclude<RuleNode, Rule>): string {
    return whyContainerRested(container, this.#bench.store.getState().playback.lights);
  }

  /** As the stage is now, for that is what the child sees; where it fits by now, as it was before the turn. */
  #answerForRule(rule: Rule): Answer | null {
    const world = this.#bench.live().world();
    const now = this.#sceneryNow(world);
    if (!now) return null;
    const reason = this.#mismatch(rule, now);
    if (reason) return this.#tell(reason, rule, now);
    const before = sceneryBefore(world, now.me.id);
    const past = before && this.#mismatch(rule, before);
    if (!before || !past) return unmarked("It fits now, so it may be done in the next turn.");
    const told = this.#tell(past, rule, before);
    return { ...told, text: `It fits now. A turn ago it did not: ${told.text}` };
  }

  #sceneryNow({ globals }: World): Scenery | null {
    const live = this.#bench.live();
    const stage = live.stage();
    const me = live.actor(litActor(this.#bench.ui.state, live) ?? "");
    return stage && me ? { stage, globals, me } : null;
  }

  #mismatch(rule: Rule, { stage, globals, me }: Scenery): Mismatch | null {
    const { characters } = documentOf(this.#bench);
    return whyNot({ stage, characters, globals }, me.id, rule);
  }

  #tell(mismatch: Mismatch, rule: Rule, { stage, me }: Scenery): Answer {
    const text = whyNotSentence(mismatch, { stage, me, rule, cast: castOf(documentOf(this.#bench)) });
    const square = "square" in mismatch ? mismatch.square : null;
    const conditionKey = mismatch.kind === "condition" ? mismatch.key : null;
    return { text, square, cell: square && cellAt(square, stage, me), conditionKey };
  }
}

/** Where the turn began, if that is still known; null where the actor was not there. */
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
  const keys: readonly (keyof RuleReason)[] = ["ruleId", "text", "conditionKey"];
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
  return { text, square: null, cell: null, conditionKey: null };
}
