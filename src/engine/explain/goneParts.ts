/** What a rule or container asks for that is no longer in the game, so that it can never be carried out. */
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { KINDS_MAX } from "../world/limits.ts";
import { own } from "../world/own.ts";
import {
  ANYBODY,
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Condition,
  isResting,
  type Operand,
  ROW_VARIABLE,
  type Rule,
  type RuleNode,
  TRANSFORM_VARIABLE,
} from "../world/rule.ts";
import type { WorldDocument } from "../world/world.ts";
import type { GonePart } from "./TurnStory.ts";

/** Null if all of it is there. What only its actions name does not count: such an action is skipped alone. */
export function gonePart(node: RuleNode, document: WorldDocument, me: Character): GonePart | null {
  if (isResting(node) || isUnknown(node)) return { part: "unread" };
  const conditions = (node.conditions ?? []).filter(({ enabled }) => enabled);
  const actors = node.type === "rule" ? goneActor(node, document) : null;
  return actors ?? firstOf(conditions, (condition) => goneIn(condition, node, { document, me }));
}

function isUnknown(node: RuleNode): boolean {
  if (node.type === "group-event") return node.event === "unknown";
  return node.type === "group-flow" && node.behavior === "unknown";
}

/** One that has a kind may be somebody of that kind. */
function goneActor({ actors, actions }: Rule, document: WorldDocument): GonePart | null {
  const created = new Set(actions.flatMap((action) => (action.type === "create" ? action.actorId : [])));
  const gone = Object.values(actors).find(
    ({ id, characterId, kind }) => !created.has(id) && kind === undefined && !own(document.characters, characterId),
  );
  return gone ? { part: "character", of: gone.id } : null;
}

interface Around {
  readonly document: WorldDocument;
  /** The character whose rule it is. */
  readonly me: Character;
}

function goneIn(condition: Condition, node: RuleNode, around: Around): GonePart | null {
  const { left, right, key } = condition;
  const part = goneOperand(left, node, around) ?? goneOperand(right, node, around) ?? goneLook(condition, node, around);
  return part && { part, key };
}

type OperandPart = "variable" | "global" | "kind" | "look";

function goneOperand(operand: Operand, node: RuleNode, around: Around): OperandPart | null {
  const { world, characters } = around.document;
  if ("globalId" in operand) return own(world.globals, operand.globalId) ? null : "global";
  if ("count" in operand) return isKnownGroup(operand.count, around) ? null : "kind";
  if ("way" in operand) return isKnownGroup(operand.way, around) ? null : "kind";
  if (!("variableId" in operand) || LOOKS_AND_PLACES.includes(operand.variableId)) return null;
  const actor = node.type === "rule" ? own(node.actors, operand.actorId) : undefined;
  if (actor?.kind !== undefined) return null;
  const character = actor ? own(characters, actor.characterId) : around.me;
  return !character || own(character.variables, operand.variableId) ? null : "variable";
}

const LOOKS_AND_PLACES: readonly Id[] = [APPEARANCE_VARIABLE, TRANSFORM_VARIABLE, COLUMN_VARIABLE, ROW_VARIABLE];

function isKnownGroup(id: Id, { document: { characters, world } }: Around): boolean {
  if (id === ANYBODY || own(characters, id)) return true;
  return Object.keys(world.kinds ?? {})
    .slice(0, KINDS_MAX)
    .includes(id);
}

/** A look that must be worn, by the one whose looks they are. */
function goneLook({ left, right, comparator }: Condition, node: RuleNode, around: Around): OperandPart | null {
  if (comparator !== "=") return null;
  const worn = [left, right].find((one) => "variableId" in one && one.variableId === APPEARANCE_VARIABLE);
  const named = [left, right].find((one) => "constant" in one);
  if (!worn || !named || !("actorId" in worn) || !("constant" in named)) return null;
  const actor = node.type === "rule" ? own(node.actors, worn.actorId) : undefined;
  if (actor?.kind !== undefined) return null;
  const character = actor ? own(around.document.characters, actor.characterId) : around.me;
  return !character || own(character.spritesheet.appearances, String(named.constant)) ? null : "look";
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}
