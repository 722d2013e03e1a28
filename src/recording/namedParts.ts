import {
  APPEARANCE_VARIABLE,
  type Character,
  type Condition,
  defaultAppearance,
  type Id,
  nodesIn,
  type Operand,
  own,
  type Rule,
  type RuleNode,
} from "../engine/index.ts";

/** A look or number of a character that a rule names and another character has not got. */
export interface Lack {
  readonly kind: "look" | "number";
  readonly id: Id;
  readonly name: string;
  /** The other one's look or number that most likely stands for it; null: none does, so that one is made. */
  readonly guess: Id | null;
}

/** How another character can stand for the one that a rule is about. */
export interface StandIn {
  /** For looks and numbers of the rule, those of the same name. */
  readonly stands: Readonly<Record<Id, Id>>;
  readonly lacks: readonly Lack[];
}

/** What another character has in place of the looks and numbers of `owner` that a rule or container names for the acting actor. */
export function standInFor(node: RuleNode, owner: Character, other: Character): StandIn {
  const named = new Set(nodesIn([node]).flatMap((one) => [...(one.type === "rule" ? partsOfRule(one) : partsOf(one))]));
  const stands: Record<Id, Id> = {};
  const lacks: Lack[] = [];
  const [looks, others] = [owner.spritesheet.appearanceNames, other.spritesheet.appearanceNames];
  for (const id of Object.keys(owner.spritesheet.appearances).filter((id) => named.has(id))) {
    const name = own(looks, id) ?? "Untitled";
    const same = Object.keys(other.spritesheet.appearances).find((one) => own(others, one) === name);
    // Most characters have one look that they stand about in.
    const first = id === defaultAppearance(owner) ? (defaultAppearance(other) ?? null) : null;
    if (same === undefined) lacks.push({ kind: "look", id, name, guess: first });
    else stands[id] = same;
  }
  for (const { id, name } of Object.values(owner.variables).filter(({ id }) => named.has(id))) {
    const same = Object.values(other.variables).find((one) => one.name === name);
    if (same === undefined) lacks.push({ kind: "number", id, name, guess: null });
    else stands[id] = same.id;
  }
  return { stands, lacks };
}

/** Every actor that a container names is the acting one. */
function partsOf(container: Exclude<RuleNode, Rule>): readonly Id[] {
  const count = container.type === "group-flow" ? container.loopCount : undefined;
  return [
    ...(container.conditions ?? []).flatMap((one) => partsOfCondition(one, () => true)),
    ...(count && "variableId" in count ? [count.variableId] : []),
  ];
}

function partsOfRule({ mainActorId, actors, conditions, actions }: Rule): readonly Id[] {
  const me = own(actors, mainActorId);
  const isMe = (actorId: Id) => actorId === mainActorId;
  return [
    ...(me ? [me.appearance, ...Object.keys(me.variableValues)] : []),
    ...conditions.flatMap((one) => partsOfCondition(one, isMe)),
    ...actions.flatMap((action) => {
      if (!("value" in action)) return [];
      const read = partsOfOperand(action.value, isMe);
      if (!("actorId" in action) || !isMe(action.actorId)) return read;
      if (action.type === "variable") return [action.variable, ...read];
      return action.type === "appearance" && "constant" in action.value ? [action.value.constant] : read;
    }),
  ];
}

function partsOfCondition({ left, right }: Condition, isMe: (actorId: Id) => boolean): readonly Id[] {
  return [
    ...partsOfOperand(left, isMe),
    ...partsOfOperand(right, isMe),
    ...lookBeside(left, right, isMe),
    ...lookBeside(right, left, isMe),
  ];
}

/** The look that a constant names, if it is compared with my look. */
function lookBeside(operand: Operand, beside: Operand, isMe: (actorId: Id) => boolean): readonly Id[] {
  const isLook = "variableId" in beside && isMe(beside.actorId) && beside.variableId === APPEARANCE_VARIABLE;
  return isLook && "constant" in operand ? [operand.constant] : [];
}

function partsOfOperand(operand: Operand, isMe: (actorId: Id) => boolean): readonly Id[] {
  return "variableId" in operand && isMe(operand.actorId) ? [operand.variableId] : [];
}
