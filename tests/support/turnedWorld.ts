/** A whole game turned: stages, actors, rules and keys. Rules for other directions have to do in it what their sources do in the game itself. */
import { composed, turnRule, turnStep } from "../../src/engine/derive/index.ts";
import type {
  Action,
  Actor,
  Actors,
  Condition,
  Operand,
  PictureTurn,
  Point,
  Rule,
  RuleNode,
  RuleTree,
  Stage,
  WorldDocument,
} from "../../src/engine/index.ts";

const ARROWS: readonly (readonly [number, Point])[] = [
  [37, { x: -1, y: 0 }],
  [38, { x: 0, y: -1 }],
  [39, { x: 1, y: 0 }],
  [40, { x: 0, y: 1 }],
];

export function turnedKey(code: number, turn: PictureTurn): number {
  const arrow = ARROWS.find(([known]) => known === code)?.[1];
  const step = arrow && turnStep(arrow, turn);
  return ARROWS.find(([, { x, y }]) => x === step?.x && y === step.y)?.[0] ?? code;
}

/** The game with all looks turned as well; null if a look cannot turn. */
export function turnedWorld(document: WorldDocument, turn: PictureTurn): WorldDocument | null {
  const { world, characters } = document;
  const stages = Object.entries(world.stages).map(([id, stage]) => [id, turnedStage(stage, turn)] as const);
  const taught = Object.entries(characters).map(([id, character]) => {
    const rules = turnedTree(character.rules, turn);
    return [id, rules && { ...character, rules }] as const;
  });
  if (stages.some(([, stage]) => !stage) || taught.some(([, character]) => !character)) return null;
  return {
    ...document,
    characters: Object.fromEntries(taught) as WorldDocument["characters"],
    world: { ...world, stages: Object.fromEntries(stages) as WorldDocument["world"]["stages"] },
  };
}

export function turnedStage(stage: Stage, turn: PictureTurn): Stage | null {
  const actors = turnedActors(stage.actors, stage, turn);
  const isQuarter = turn === "90" || turn === "270";
  const { width, height, wrapX, wrapY } = stage;
  const grid = isQuarter ? { width: height, height: width, wrapX: wrapY, wrapY: wrapX } : {};
  return actors && { ...stage, ...grid, actors };
}

export function turnedActors(actors: Actors, grid: Pick<Stage, "width" | "height">, turn: PictureTurn): Actors | null {
  const turned = Object.entries(actors).map(([id, actor]) => [id, turnedActor(actor, grid, turn)] as const);
  return turned.some(([, actor]) => !actor) ? null : (Object.fromEntries(turned) as Actors);
}

function turnedActor(
  actor: Actor,
  { width, height }: Pick<Stage, "width" | "height">,
  turn: PictureTurn,
): Actor | null {
  const transform = composed(actor.transform ?? "0", turn);
  const corner = turnStep({ x: width - 1, y: height - 1 }, turn);
  const step = turnStep(actor.position, turn);
  const position = { x: step.x - Math.min(0, corner.x), y: step.y - Math.min(0, corner.y) };
  return transform && { ...actor, transform, position };
}

function turnedTree(tree: RuleTree, turn: PictureTurn): RuleTree | null {
  const nodes = tree.map((node) => turnedNode(node, turn));
  return nodes.every((node) => node !== null) ? nodes : null;
}

function turnedNode(node: RuleNode, turn: PictureTurn): RuleNode | null {
  if (node.type === "rule") return turnRule(node, { turn, looks: "turn" });
  const rules = turnedTree(node.rules, turn);
  if (!rules) return null;
  if (node.type === "group-flow" || node.code === undefined) return { ...node, rules };
  return { ...node, rules, code: turnedKey(node.code, turn) };
}

/** The tree without what the law leaves out: columns, rows, ways, free squares, and transforms that are read as values. */
export function withoutUnturnable(tree: RuleTree): RuleTree {
  return tree.map((node) => {
    if (node.type === "rule") return turnableRule(node);
    return { ...node, conditions: [], rules: withoutUnturnable(node.rules) };
  });
}

function turnableRule(rule: Rule): Rule {
  return { ...rule, conditions: rule.conditions.filter(isTurnable), actions: rule.actions.filter(isTurnableAction) };
}

const FIXED: ReadonlySet<string> = new Set(["column", "row"]);

function isTurnable({ left, right, comparator }: Condition): boolean {
  if ([left, right].some((side) => "way" in side || ("variableId" in side && FIXED.has(side.variableId)))) return false;
  const isEqual = comparator === "=" || comparator === "!=";
  return ![left, right].some(readsTransform) || (isEqual && [left, right].some((side) => "constant" in side));
}

function isTurnableAction(action: Action): boolean {
  if ("to" in action) return false;
  if (!("value" in action)) return true;
  const { value } = action;
  if ("way" in value || readsTransform(value) || ("variableId" in value && FIXED.has(value.variableId))) return false;
  return action.type !== "transform" || "constant" in value;
}

function readsTransform(operand: Operand): boolean {
  return "variableId" in operand && operand.variableId === "transform";
}
