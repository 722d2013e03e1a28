import {
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type NewId,
  nodesIn,
  type Operand,
  type Place,
  type Rule,
  type RuleNode,
  type RuleTree,
  TURNS,
} from "../../engine/index.ts";
import { changeEach } from "../state/mapEdits.ts";

export const COPY_SUFFIX = " Copy";

/** What else gets new ids in the copy: the character that the rules belong to, with its appearances and variables. */
export interface Recasting {
  /** The new id of a character; `isMe` for that of the acting actor. */
  readonly characterId: (id: Id, isMe?: boolean) => Id;
  /** The new id of an appearance or variable of the copied character. */
  readonly part: (id: Id) => Id;
  /** Whether an actor of a rule gets a new character; `isMe` for the acting one. */
  readonly isCopied: (characterId: Id | undefined, isMe: boolean) => boolean;
}

const SAME_CAST: Recasting = { characterId: (id) => id, part: (id) => id, isCopied: () => false };

/** A copy of a rule or container with everything in it, without shared ids; only the top one is named as a copy. */
export function copyRule(node: RuleNode, newId: NewId): RuleNode {
  const copy = copyNode(node, idsFor([node], newId), SAME_CAST);
  return copy.name === undefined ? copy : { ...copy, name: `${copy.name}${COPY_SUFFIX}` };
}

export function copyRules(rules: RuleTree, newId: NewId, cast: Recasting): RuleTree {
  const ids = idsFor(rules, newId);
  return rules.map((node) => copyNode(node, ids, cast));
}

/** A rule or event that was made from another has its id, with the turn behind it; so have their copies. */
function idsFor(rules: RuleTree, newId: NewId): FreshIds {
  const ids = new FreshIds(newId);
  const known = new Set(nodesIn(rules).map(({ id }) => id));
  for (const id of known) {
    const turn = TURNS.find((turn) => id.endsWith(`-${turn}`) && known.has(id.slice(0, -turn.length - 1)));
    if (turn) ids.give(id, `${ids.of(id.slice(0, -turn.length - 1))}-${turn}`);
    else ids.of(id);
  }
  return ids;
}

function copyNode(node: RuleNode, ids: FreshIds, cast: Recasting): RuleNode {
  const copy = copyReadable(node, ids, cast);
  const { unread, unreadDisabled } = copy;
  const name = naming(ids, cast);
  return {
    ...copy,
    ...(unread ? { unread: changeEach(unread, (value) => renamed(value, name)) } : {}),
    ...(unreadDisabled ? { unreadDisabled: unreadDisabled.map((value) => renamed(value, name)) } : {}),
  };
}

function naming(ids: FreshIds, cast: Recasting): (text: string) => string {
  return (text) => cast.part(cast.characterId(ids.known(text)));
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
  const { conditions } = node;
  const speech = new RuleSpeech(() => cast.part, ids, cast);
  const copy = {
    ...node,
    id: ids.of(node.id),
    ...(conditions ? { conditions: conditions.map((condition) => speech.condition(condition)) } : {}),
    rules: node.rules.map((child) => copyNode(child, ids, cast)),
  };
  if (copy.type !== "group-flow" || !copy.loopCount || !("variableId" in copy.loopCount)) return copy;
  return { ...copy, loopCount: { variableId: cast.part(copy.loopCount.variableId) } };
}

function copyLeaf({ derived, ...rule }: Rule, ids: FreshIds, cast: Recasting): Rule {
  const speech = new RuleSpeech(partsIn(rule, cast), ids, cast);
  const { passing } = rule.extent;
  return {
    ...rule,
    id: ids.of(rule.id),
    mainActorId: ids.of(rule.mainActorId),
    actors: Object.fromEntries(
      Object.entries(rule.actors).map(([id, actor]) => [
        ids.of(id),
        { ...speech.actor(actor, id === rule.mainActorId), id: ids.of(id) },
      ]),
    ),
    conditions: rule.conditions.map((condition) => speech.condition(condition)),
    actions: rule.actions.map((action) => speech.action(action)),
    extent: passing ? { ...rule.extent, passing: changeEach(passing, cast.characterId) } : rule.extent,
    // Without the rule that it was made from, a copy is a rule of its own.
    ...(derived && ids.has(derived.from) ? { derived: { ...derived, from: ids.of(derived.from) } } : {}),
  };
}

type PartOf = (actorId: Id) => (id: Id) => Id;

/** For each actor of a rule, the new ids of its appearances and variables, if it is a copied character. */
function partsIn(rule: Rule, cast: Recasting): PartOf {
  const created = rule.actions.flatMap((action): [Id, Id][] =>
    action.type === "create" ? [[action.actorId, action.actor.characterId]] : [],
  );
  const standing = Object.entries(rule.actors).map(([id, actor]): [Id, Id] => [id, actor.characterId]);
  const characters = new Map([...created, ...standing]);
  return (actorId) => (cast.isCopied(characters.get(actorId), actorId === rule.mainActorId) ? cast.part : sameId);
}

/** The content of one rule or container with the ids of the copy. */
class RuleSpeech {
  readonly #partOf: PartOf;
  readonly #ids: FreshIds;
  readonly #cast: Recasting;

  constructor(partOf: PartOf, ids: FreshIds, cast: Recasting) {
    this.#partOf = partOf;
    this.#ids = ids;
    this.#cast = cast;
  }

  actor(actor: Actor, isMe = false): Actor {
    const part = this.#cast.isCopied(actor.characterId, isMe) ? this.#cast.part : sameId;
    return {
      ...actor,
      id: this.#ids.of(actor.id),
      characterId: this.#cast.characterId(actor.characterId, isMe),
      ...(actor.kind === undefined ? {} : { kind: this.#cast.characterId(actor.kind) }),
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
    if (action.type === "unknown") return { ...action, stored: renamed(action.stored, naming(this.#ids, this.#cast)) };
    if (!("actorId" in action)) return action;
    const actorId = this.#ids.of(action.actorId);
    switch (action.type) {
      case "create":
        return { ...action, actorId, actor: this.actor(action.actor), ...this.#placeOf(action) };
      case "move":
        return { ...action, actorId, ...this.#placeOf(action) };
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

  #placeOf<To extends Place>({ to }: { readonly to?: To }): { readonly to?: To } {
    if (!to) return {};
    if ("actorId" in to) return { to: { ...to, actorId: this.#ids.of(to.actorId) } };
    return "nearest" in to ? { to: { ...to, nearest: this.#cast.characterId(to.nearest) } } : {};
  }

  /** `wearer` is the actor whose appearance a constant names, if it names one. */
  #operand(operand: Operand, wearer: Id | undefined): Operand {
    if ("constant" in operand) {
      return wearer === undefined ? operand : { ...operand, constant: this.#partOf(wearer)(operand.constant) };
    }
    if ("count" in operand) return { ...operand, count: this.#cast.characterId(operand.count) };
    if (!("actorId" in operand)) return operand;
    const actorId = this.#ids.of(operand.actorId);
    if ("way" in operand) return { ...operand, actorId, way: this.#cast.characterId(operand.way) };
    return { ...operand, actorId, variableId: this.#partOf(operand.actorId)(operand.variableId) };
  }

  #wearerIn(operand: Operand): Id | undefined {
    return "variableId" in operand && operand.variableId === APPEARANCE_VARIABLE ? operand.actorId : undefined;
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

  /** Chooses the new id of an old one. */
  give(id: Id, fresh: Id): void {
    this.#given.set(id, fresh);
  }

  has(id: Id): boolean {
    return this.#given.has(id);
  }

  /** The new id of an id that was mapped before; any other text unchanged. */
  known(text: string): string {
    return this.#given.get(text) ?? text;
  }
}
