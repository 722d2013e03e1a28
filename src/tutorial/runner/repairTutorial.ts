import {
  addCharacter,
  addRule,
  changeCharacter,
  changeStage,
  editActors,
  placeActor,
} from "../../editor/documentEdits.ts";
import {
  type Actor,
  type Character,
  type Characters,
  changeNode,
  findNode,
  type Id,
  isContainer,
  type NewId,
  newCharacter,
  nodesIn,
  type Point,
  type Rule,
  type RuleNode,
  type WorldDocument,
} from "../../engine/index.ts";
import { BOULDER, CAST, FLAG, GRASS, GROUND, ROCK, SCOUT, SECOND, STAGE } from "../lessons/cast.ts";
import type { Precondition } from "../lessons/LessonStep.ts";
import { OWNER, readyRule, type Shape } from "../lessons/shapes.ts";

export interface RepairOptions {
  readonly template: WorldDocument;
  readonly newId: NewId;
  /** The shown stage. */
  readonly stageId: Id;
  /** The squares of the gap that no actor fills. */
  readonly openGap: readonly Point[];
}

/** Restores something that the tutorial's world has lost, or adds what the child has skipped. */
export function repairTutorial(document: WorldDocument, need: Precondition, parts: RepairOptions): WorldDocument {
  switch (need) {
    case "scout":
      return withActor(document, SCOUT, parts);
    case "rock":
      return withActor(document, ROCK, parts);
    case "flag":
      return withActor(document, FLAG, parts);
    case "boulder":
      return withActor(document, BOULDER, parts);
    case "boulders":
      return withActor(document, BOULDER, parts, SECOND);
    case "rules":
      return withRules(document, parts.template);
    case "bridge":
      return withBridge(document, parts);
    case "climb":
    case "slip":
    case "gravity":
      return withShape(document, need, parts);
    case "wayFree":
      return document;
  }
}

/** The rules and containers of the template that are missing, including those of missing characters. */
export function missingRules(characters: Characters, template: Characters): Id[] {
  return CAST.flatMap((id) => {
    const known = new Set(nodesIn(characters[id]?.rules ?? []).map((node) => node.id));
    return nodesIn(template[id]?.rules ?? []).flatMap((node) => (known.has(node.id) ? [] : [node.id]));
  });
}

/** Restores an actor of the template, the one at a square or the last of its character; first the character itself, if that is gone. */
function withActor(document: WorldDocument, characterId: Id, parts: RepairOptions, at?: Point): WorldDocument {
  const { template, newId, stageId } = parts;
  const actors = Object.values(template.world.stages[STAGE]?.actors ?? {});
  const kin = actors.filter((actor) => actor.characterId === characterId);
  const like = kin.find(({ position }) => position.x === at?.x && position.y === at.y) ?? kin.at(-1);
  const whole = withCharacter(document, template.characters[characterId]);
  return like ? changeStage(whole, stageId, editActors([placeActor({ ...like, id: newId() })])) : whole;
}

function withCharacter(document: WorldDocument, character: Character | undefined): WorldDocument {
  return !character || document.characters[character.id] ? document : addCharacter(document, character);
}

function withRules(document: WorldDocument, template: WorldDocument): WorldDocument {
  return CAST.reduce((whole, id) => {
    const character = template.characters[id];
    if (!character) return whole;
    const known = withCharacter(whole, character);
    return changeCharacter(known, id, (now) => ({ ...now, rules: merged(now.rules, character.rules) }));
  }, document);
}

/** A rule tree with what it lacks of another one, in the order of that one. */
function merged(rules: readonly RuleNode[], wanted: readonly RuleNode[]): readonly RuleNode[] {
  return wanted.reduce<readonly RuleNode[]>((tree, node, index) => {
    if (!findNode(tree, node.id))
      return tree.toSpliced(placeAfter(tree, wanted.slice(0, index)), 0, emptied(node, tree));
    if (!isContainer(node)) return tree;
    return changeNode(tree, node.id, (now) => (isContainer(now) ? { ...now, rules: within(now, node, tree) } : now));
  }, rules);
}

/** Rules that the child has moved stay where they are. */
function within(now: RuleNode, wanted: RuleNode, tree: readonly RuleNode[]): readonly RuleNode[] {
  if (!isContainer(now) || !isContainer(wanted)) return [];
  const inside = new Set(nodesIn(now.rules).map(({ id }) => id));
  return merged(
    now.rules,
    wanted.rules.filter(({ id }) => inside.has(id) || !findNode(tree, id)),
  );
}

/** A restored container does not bring copies of rules that were moved out of it. */
function emptied(node: RuleNode, tree: readonly RuleNode[]): RuleNode {
  if (!isContainer(node)) return node;
  return { ...node, rules: node.rules.filter(({ id }) => !findNode(tree, id)) };
}

function placeAfter(tree: readonly RuleNode[], before: readonly RuleNode[]): number {
  const ids = new Set(before.map(({ id }) => id));
  return tree.findLastIndex(({ id }) => ids.has(id)) + 1;
}

/** Puts grass on every open square. */
function withBridge(document: WorldDocument, { template, newId, stageId, openGap }: RepairOptions): WorldDocument {
  const whole = withCharacter(document, template.characters[GROUND]);
  const grass = openGap.map((position): Actor => {
    return { id: newId(), characterId: GROUND, position, appearance: GRASS, variableValues: {} };
  });
  return changeStage(whole, stageId, editActors(grass.map(placeActor)));
}

function withShape(document: WorldDocument, shape: Shape, { template, newId }: RepairOptions): WorldDocument {
  const owner = OWNER[shape];
  const whole = withCharacter(document, template.characters[owner] ?? newCharacter(owner));
  const rule: Rule = readyRule(shape, newId);
  return changeCharacter(whole, owner, addRule(rule));
}
