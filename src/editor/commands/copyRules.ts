import {
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type NewId,
  type Operand,
  type Rule,
  type RuleNode,
  type RuleTree,
} from "../../engine/index.ts";
import { changeEach } from "./mapEdits.ts";

export const COPY_SUFFIX = " Copy";

/** What else gets new ids in the copy: the character that the rules belong to, with its appearances and variables. */
export interface Recasting {
  readonly characterId: (id: Id) => Id;
  /** The new id of an appearance or variable of the copied character. */
  readonly part: (id: Id) => Id;
  readonly isCopied: (characterId: Id | undefined) => boolean;
}

const SAME_CAST: Recasting = { characterId: (id) => id, part: (id) => id, isCopied: () => false };

/** A copy of a rule or container with everything in it, without shared ids; only the top one is named as a copy. */
export function copyRule(node: RuleNode, newId: NewId): RuleNode {
  const copy = copyNode(node, new FreshIds(newId), SAME_CAST);
  return copy.name === undefined ? copy : { ...copy, name: `${copy.name}${COPY_SUFFIX}` };
}

export function copyRules(rules: RuleTree, newId: NewId, cast: Recasting): RuleTree {
  return rules.map((node) => copyNode(node, new FreshIds(newId), cast));
}

function copyNode(node: RuleNode, ids: FreshIds, cast: Recasting): RuleNode {
  const copy = copyReadable(node, ids, cast);
  const name = (text: string) => cast.part(cast.characterId(ids.known(text)));
  return copy.unread ? { ...copy, unread: changeEach(copy.unread, (value) => renamed(value, name)) } : copy;
}

/** In what could not be parsed, ids of this game are replaced wherever they occur. */
function renamed(value: unknown, name: (text: string) => string): unknown {
  if (typeof value === "string") return name(value);
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [name(key), renamed(item, name)]));
}

function copyReadable(node: RuleNode, ids: FreshIds, cast: Recasting): RuleNode {
  if (node.type === "rule") return copyLeaf(node, ids, cast);
  const copy = { ...node, id: ids.of(node.id), rules: node.rules.map((child) => copyNode(child, ids, cast)) };
  if (copy.type !== "group-flow" || !copy.loopCount || !("variableId" in copy.loopCount)) return copy;
  return { ...copy, loopCount: { variableId: cast.part(copy.loopCount.variableId) } };
}

function copyLeaf(rule: Rule, ids: FreshIds, cast: Recasting): Rule {
  const speech = new RuleSpeech(rule, ids, cast);
  return {
    ...rule,
    id: ids.of(rule.id),
    mainActorId: ids.of(rule.mainActorId),
    actors: Object.fromEntries(
      Object.entries(rule.actors).map(([id, actor]) => [ids.of(id), { ...speech.actor(actor), id: ids.of(id) }]),
    ),
    conditions: rule.conditions.map((condition) => speech.condition(condition)),
    actions: rule.actions.map((action) => speech.action(action)),
  };
}

/** The content of one rule with the ids of the copy. */
class RuleSpeech {
  readonly #characters: ReadonlyMap<Id, Id>;
  readonly #ids: FreshIds;
  readonly #cast: Recasting;

  constructor(rule: Rule, ids: FreshIds, cast: Recasting) {
    const created = rule.actions.flatMap((action): [Id, Id][] =>
      action.type === "create" ? [[action.actorId, action.actor.characterId]] : [],
    );
    const standing = Object.entries(rule.actors).map(([id, actor]): [Id, Id] => [id, actor.characterId]);
    this.#characters = new Map([...created, ...standing]);
    this.#ids = ids;
    this.#cast = cast;
  }

  actor(actor: Actor): Actor {
    const part = this.#cast.isCopied(actor.characterId) ? this.#cast.part : sameId;
    return {
      ...actor,
      id: this.#ids.of(actor.id),
      characterId: this.#cast.characterId(actor.characterId),
      appearance: part(actor.appearance),
      variableValues: Object.fromEntries(Object.entries(actor.variableValues).map(([id, value]) => [part(id), value])),
    };
  }

  condition({ key, left, right, ...rest }: Condition): Condition {
    return {
      ...rest,
      key: this.#ids.of(key),
      left: this.#operand(left, this.#wearerIn(right)),
      right: this.#operand(right, this.#wearerIn(left)),
    };
  }

  action(action: Action): Action {
    if (action.type === "global") return { ...action, value: this.#operand(action.value, undefined) };
    if (!("actorId" in action)) return action;
    const actorId = this.#ids.of(action.actorId);
    switch (action.type) {
      case "create":
        return { ...action, actorId, actor: this.actor(action.actor) };
      case "appearance":
        return { ...action, actorId, value: this.#operand(action.value, action.actorId) };
      case "transform":
        return { ...action, actorId, value: this.#operand(action.value, undefined) };
      case "variable":
        return {
          ...action,
          actorId,
          variable: this.#partOf(action.actorId)(action.variable),
          value: this.#operand(action.value, undefined),
        };
      default:
        return { ...action, actorId };
    }
  }

  /** `wearer` is the actor whose appearance a constant names, if it names one. */
  #operand(operand: Operand, wearer: Id | undefined): Operand {
    if ("globalId" in operand) return operand;
    if ("constant" in operand) {
      return wearer === undefined ? operand : { constant: this.#partOf(wearer)(operand.constant) };
    }
    if ("variableId" in operand) {
      const variableId = this.#partOf(operand.actorId)(operand.variableId);
      return { actorId: this.#ids.of(operand.actorId), variableId };
    }
    return "actorId" in operand ? { ...operand, actorId: this.#ids.of(operand.actorId) } : operand;
  }

  #wearerIn(operand: Operand): Id | undefined {
    return "variableId" in operand && operand.variableId === APPEARANCE_VARIABLE ? operand.actorId : undefined;
  }

  #partOf(actorId: Id): (id: Id) => Id {
    return this.#cast.isCopied(this.#characters.get(actorId)) ? this.#cast.part : sameId;
  }
}

function sameId(id: Id): Id {
  return id;
}

/** Maps every old id to a new one, consistently. */
export class FreshIds {
  readonly #newId: NewId;
  readonly #given = new Map<Id, Id>();

  constructor(newId: NewId) {
    this.#newId = newId;
  }

  of(id: Id): Id {
    const fresh = this.#given.get(id) ?? this.#newId();
    this.#given.set(id, fresh);
    return fresh;
  }

  /** The new id of an id that was mapped before; any other text unchanged. */
  known(text: string): string {
    return this.#given.get(text) ?? text;
  }
}
