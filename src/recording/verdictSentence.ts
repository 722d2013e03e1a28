/** Why a rule or container was carried out in a turn, or was not, in the words of the actor whose turn it was. */

import type { Deed, FailedCheck, GonePart, NodeVerdict, NoTurn, TurnStory, Verdict } from "../engine/explain/index.ts";
import {
  type Actor,
  type Actors,
  containersAround,
  findNode,
  type Id,
  isSwitchedOn,
  own,
  type Rule,
  type RuleNode,
  type RuleTree,
} from "../engine/index.ts";
import { failedCheckSentence } from "./failedCheckSentence.ts";
import { characterName } from "./Narration.ts";
import type { GameContext } from "./Recording.ts";
import { recordingOfRule } from "./rulePictures.ts";
import { clausesOf, EVERY_TURN, narrationOf, titleOfUnnamed } from "./sentence.ts";
import { ruleOfChecks, whyClosed, whyNotSentence } from "./whyNotSentence.ts";
import { capitalized } from "./wording.ts";

/** A turn, and the game in which it was taken. */
export interface ToldTurn {
  readonly story: TurnStory;
  readonly game: GameContext;
  /** The rules of the actor's character. */
  readonly rules: RuleTree;
  /** Everybody on the stage as the turn began, for those that the actor did not see. */
  readonly before: Actors;
}

/** One sentence about one rule or container. */
export function verdictSentence({ id, verdict, misses }: NodeVerdict, turn: ToldTurn): string {
  const node = findNode(turn.rules, id);
  const [first] = misses;
  switch (verdict.kind) {
    case "acted":
      return node?.type === "rule" ? actedSentence(node, turn) : "This was done.";
    case "square":
    case "edge":
      return node?.type === "rule" && first ? missSentence(first, node, turn) : "The picture didn't match.";
    case "check":
      return checkSentence(verdict.check, verdict.containerId ?? id, turn);
    case "event":
      return eventSentence(verdict.containerId, turn);
    case "earlier":
      return [`${titleOf(verdict.ruleId, turn)} went first.`, ...earlierMiss(first, node, turn)].join(" ");
    case "moved":
      return `${nameOfActor(verdict.by, turn)} got there first.`;
    case "chance":
      return chanceSentence(verdict, turn);
    case "off":
      return offSentence(verdict.nodeId, id, turn);
    case "gone":
      return goneSentence(verdict.what, node, turn);
    case "stopped":
      return stoppedSentence(verdict.ruleId, turn);
    case "nothing":
      return nothingSentence(node);
  }
}

/** What a rule did, and why, with the events of the blocks around it. Of one turn it would not be true to say "Every turn". */
function actedSentence(rule: Rule, { rules, game }: ToldTurn): string {
  const { reasons, deeds } = clausesOf(rule, game, containersAround(rules, rule.id));
  return reasons === EVERY_TURN ? `${capitalized(deeds)}.` : `${reasons}, ${deeds}.`;
}

/** Why a rule would not have fit even if no other rule had come before it; nothing if it would have. */
function earlierMiss(
  miss: NodeVerdict["misses"][number] | undefined,
  node: RuleNode | undefined,
  turn: ToldTurn,
): readonly string[] {
  if (!miss || node?.type !== "rule") return [];
  const words = miss.kind === "condition" ? checkSentence(miss, node.id, turn) : missSentence(miss, node, turn);
  return [`Also, ${/^I\b/.test(words) ? words : uncapitalized(words)}`];
}

/** Of a container that was open, whose rules were not carried out. */
function nothingSentence(node: RuleNode | undefined): string {
  if (!node || node.type === "rule" || node.rules.some(isSwitchedOn)) return "None of these rules matched this time.";
  return node.rules.length === 0 ? "There are no rules in here yet." : "All the rules in here are switched off.";
}

/** Why an actor had no turn. */
export function noTurnSentence(noTurn: NoTurn, turn: ToldTurn): string {
  switch (noTurn.why) {
    case "gone":
      return "I was gone by then.";
    case "onAnotherStage":
      return "I was on another level.";
    case "justMade":
      return "I was brand new.";
    case "removed":
      return `${nameOfActor(noTurn.by, turn)} took me away before my turn.`;
    case "brokenOff":
      return "This turn was stopped, so no one did anything.";
  }
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

const DEEDS: Readonly<Record<Deed["did"], string>> = {
  moved: "moved me",
  changed: "changed me",
  removed: "took me away",
};

/** What others did to an actor in a turn: "Hero moved me."; empty if they did nothing to it. */
export function deedsSentence(turn: ToldTurn): string {
  const sentences = turn.story.deeds.map(({ by, did }) => `${nameOfActor(by, turn)} ${DEEDS[did]}.`);
  return [...new Set(sentences)].join(" ");
}

function missSentence(miss: NodeVerdict["misses"][number], rule: Rule, { story, game }: ToldTurn): string {
  const me = actorIn(story);
  if (!story.seen || !me || miss.kind === "condition") return "The picture didn't match.";
  return whyNotSentence(miss, { stage: story.seen.stage, mainActor: me, rule, game });
}

function checkSentence(check: FailedCheck, nodeId: Id, turn: ToldTurn): string {
  const asked = askedIn(nodeId, turn);
  const condition = asked?.conditions.find(({ key }) => key === check.key);
  if (!asked || !condition) return "One of its checks wasn't true.";
  return failedCheckSentence(condition, check, narrationOf(recordingOfRule(asked, turn.game), turn.game, "main"));
}

/** The rule whose check it is; for a container, a rule with its checks. */
function askedIn(nodeId: Id, { rules, story }: ToldTurn): Rule | null {
  const node = findNode(rules, nodeId);
  if (!node || node.type === "rule") return node ?? null;
  const me = actorIn(story);
  return me ? ruleOfChecks(node, me) : null;
}

function eventSentence(containerId: Id, { rules }: ToldTurn): string {
  const container = findNode(rules, containerId);
  return (container && container.type !== "rule" && whyClosed(container)) || "It wasn't time for this yet.";
}

function chanceSentence({ containerId, chosen }: Verdict & { readonly kind: "chance" }, turn: ToldTurn): string {
  if (chosen !== null) return `The dice chose ${titleOf(chosen, turn)}.`;
  return eventSentence(containerId, turn);
}

function offSentence(nodeId: Id, id: Id, { rules }: ToldTurn): string {
  if (nodeId !== id) return "The block around this is switched off.";
  return findNode(rules, nodeId)?.type === "rule" ? "This rule is switched off." : "This block is switched off.";
}

function goneSentence(what: GonePart, node: RuleNode | undefined, { game }: ToldTurn): string {
  switch (what.part) {
    case "character": {
      const actor = node?.type === "rule" ? own(node.actors, what.of) : undefined;
      return actor ? "Someone in the picture is gone from the game." : "Someone is gone from the game.";
    }
    case "variable":
    case "global":
      return "A number in a check is gone from the game.";
    case "kind":
      return "The group in a check is gone from the game.";
    case "look":
      return `One of ${lookOwner(what.key, node, game)} looks is gone from the game.`;
    case "unread":
      return "We couldn't read part of this, so it's resting.";
  }
}

function lookOwner(key: string, node: RuleNode | undefined, game: GameContext): string {
  const condition = node?.conditions?.find((one) => one.key === key);
  const worn = condition && [condition.left, condition.right].find((one) => "actorId" in one);
  const actor = node?.type === "rule" && worn && "actorId" in worn ? own(node.actors, worn.actorId) : undefined;
  return actor && actor.id !== (node?.type === "rule" ? node.mainActorId : "")
    ? `${characterName(game, actor.characterId)}'s`
    : "my";
}

function stoppedSentence(ruleId: Id | null, turn: ToldTurn): string {
  const { noTurn } = turn.story;
  if (noTurn) return noTurnSentence(noTurn, turn);
  return ruleId === null ? "My turn was over by then." : `${titleOf(ruleId, turn)} took me away first.`;
}

/** The name of a rule in quotation marks, so that it does not run into the sentence; for one without a name, what it does. */
function titleOf(ruleId: Id, { rules, game }: ToldTurn): string {
  const rule = findNode(rules, ruleId);
  if (rule?.type !== "rule") return "Another rule";
  return `“${titleOfUnnamed(rule, game) ?? rule.name}”`;
}

function nameOfActor(id: Id, { story, game, before }: ToldTurn): string {
  const actor = own(story.seen?.stage.actors ?? {}, id) ?? own(before, id);
  return actor ? characterName(game, actor.characterId) : "Someone";
}

function actorIn({ seen, actorId }: TurnStory): Actor | undefined {
  return own(seen?.stage.actors ?? {}, actorId);
}
