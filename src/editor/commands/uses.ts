import {
  type Action,
  type Actor,
  type Character,
  type Characters,
  type Condition,
  CURRENT_STAGE,
  type FlowContainer,
  type Id,
  nodesIn,
  type Operand,
  own,
  type Rule,
  type RuleNode,
  stagesInOrder,
  type WorldDocument,
} from "../../engine/index.ts";

/** One rule or container, and its character. */
export interface RuleRef {
  readonly characterId: Id;
  readonly ruleId: Id;
}

/** The rules and containers of a game for which a predicate holds, character by character, from the top. */
function refsOf(characters: Characters, isMeant: (node: RuleNode, owner: Character) => boolean): readonly RuleRef[] {
  return Object.values(characters).flatMap((character) =>
    nodesIn(character.rules)
      .filter((node) => isMeant(node, character))
      .map(({ id }) => ({ characterId: character.id, ruleId: id })),
  );
}

/** How many actors of a character are on all stages. */
export function countActorsOf(document: WorldDocument, characterId: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId);
}

/** How many actors on all stages have an appearance. */
export function countWearers(document: WorldDocument, characterId: Id, appearanceId: Id): number {
  return countActors(document, (actor) => actor.characterId === characterId && actor.appearance === appearanceId);
}

/** Other characters' rules in which a character occurs or is created. */
export function rulesOfOthers({ characters }: WorldDocument, characterId: Id): readonly RuleRef[] {
  return refsOf(characters, (node, { id }) => id !== characterId && node.type === "rule" && isIn(node, characterId));
}

/** All rules that test for an appearance, set it, or create an actor with it. */
export function rulesOfAppearance(
  { characters }: WorldDocument,
  characterId: Id,
  appearanceId: Id,
): readonly RuleRef[] {
  return refsOf(
    characters,
    (node) => node.type === "rule" && isIn(node, characterId) && namesAppearance(node, appearanceId),
  );
}

function countActors({ world }: WorldDocument, isMeant: (actor: Actor) => boolean): number {
  return stagesInOrder(world).flatMap(({ actors }) => Object.values(actors).filter(isMeant)).length;
}

function isIn(rule: Rule, characterId: Id): boolean {
  return [...Object.values(rule.actors), ...madeBy(rule)].some((actor) => actor.characterId === characterId);
}

function madeBy({ actions }: Rule): Actor[] {
  return actions.flatMap((action) => (action.type === "create" ? [action.actor] : []));
}

function namesAppearance(rule: Rule, appearanceId: Id): boolean {
  const asked = rule.conditions.flatMap(({ left, right }) => [left, right]);
  const put = rule.actions.flatMap((action) => (action.type === "appearance" ? [action.value] : []));
  const isNamed = [...asked, ...put].some((operand) => "constant" in operand && operand.constant === appearanceId);
  return isNamed || madeBy(rule).some((actor) => actor.appearance === appearanceId);
}

/** Rules with an action that leads to this stage, or sets a variable to it; if the stage is deleted, the action is skipped. */
export function rulesTo(document: WorldDocument, stageId: Id): readonly RuleRef[] {
  return refsOf(
    document.characters,
    (node) => node.type === "rule" && node.actions.some((action) => leadsTo(document, node, action, stageId)),
  );
}

function leadsTo(document: WorldDocument, rule: Rule, action: Action, stageId: Id): boolean {
  if (action.type === "stage" || action.type === "travel") return action.to === stageId;
  if (action.type !== "global" && action.type !== "variable") return false;
  return "constant" in action.value && action.value.constant === stageId && isOfStages(document, rule, action);
}

type Setting = Extract<Action, { readonly type: "global" | "variable" }>;

function isOfStages({ characters, world }: WorldDocument, rule: Rule, action: Setting): boolean {
  if (action.type === "global") {
    return action.global === CURRENT_STAGE || own(world.globals, action.global)?.type === "stage";
  }
  const character = own(characters, own(rule.actors, action.actorId)?.characterId ?? "");
  return own(character?.variables, action.variable)?.type === "stage";
}

/** The character of an actor of a rule. */
export type WhoseIs = (actorId: Id) => Id | undefined;

/** The ways in which rules refer to one variable. */
export interface Named {
  readonly isRead: (operand: Operand, whose: WhoseIs) => boolean;
  readonly isSet: (action: Action, whose: WhoseIs) => boolean;
  /** As the count of a loop among a character's rules. */
  readonly isCounted: (loop: FlowContainer, ownerId: Id) => boolean;
}

export function variableNamed(characterId: Id, variableId: Id): Named {
  return {
    isRead: (operand, whose) =>
      "variableId" in operand && operand.variableId === variableId && whose(operand.actorId) === characterId,
    isSet: (action, whose) =>
      action.type === "variable" && action.variable === variableId && whose(action.actorId) === characterId,
    isCounted: ({ loopCount }, ownerId) =>
      loopCount !== undefined &&
      "variableId" in loopCount &&
      loopCount.variableId === variableId &&
      ownerId === characterId,
  };
}

export function globalNamed(globalId: Id): Named {
  return {
    isRead: (operand) => "globalId" in operand && operand.globalId === globalId,
    isSet: (action) => action.type === "global" && action.global === globalId,
    isCounted: () => false,
  };
}

export function soundNamed(soundId: Id): Named {
  return {
    isRead: () => false,
    isSet: (action) => action.type === "sound" && action.sound === soundId,
    isCounted: () => false,
  };
}

export function asksFor(whose: WhoseIs, { left, right }: Condition, { isRead }: Named): boolean {
  return isRead(left, whose) || isRead(right, whose);
}

export function uses(rule: Rule, action: Action, { isRead, isSet }: Named): boolean {
  const whose = whoseIn(rule);
  return isSet(action, whose) || ("value" in action && isRead(action.value, whose));
}

export interface Uses {
  /** Rules and containers that use it. */
  readonly rules: readonly RuleRef[];
  /** How many of these have a condition on it. */
  readonly asking: number;
}

export function usesOf(characters: Characters, named: Named): Uses {
  const asking = refsOf(characters, (node, { id }) => isAsking(node, id, named));
  return { rules: refsOf(characters, (node, { id }) => namesIt(node, id, named)), asking: asking.length };
}

/** Conditions that are switched off do not count. `ownerId` is the character that a rule or container belongs to. */
export function isAsking(node: RuleNode, ownerId: Id, named: Named): boolean {
  const { conditions = [] } = node;
  return conditions.some((condition) => condition.enabled && asksFor(whose(node, ownerId), condition, named));
}

function namesIt(node: RuleNode, ownerId: Id, named: Named): boolean {
  const { conditions = [] } = node;
  if (conditions.some((condition) => asksFor(whose(node, ownerId), condition, named))) return true;
  if (node.type === "rule") return node.actions.some((action) => uses(node, action, named));
  return node.type === "group-flow" && named.isCounted(node, ownerId);
}

function whose(node: RuleNode, ownerId: Id): WhoseIs {
  return node.type === "rule" ? whoseIn(node) : actingActor(ownerId);
}

/** In the conditions of a container, any actor is the acting one. */
export function actingActor(ownerId: Id): WhoseIs {
  return () => ownerId;
}

/** The actors of the picture, and those that its rows create. */
export function whoseIn({ actors, actions }: Rule): WhoseIs {
  return (actorId) => {
    const made = actions.find((action) => action.type === "create" && action.actorId === actorId);
    return (own(actors, actorId) ?? (made?.type === "create" ? made.actor : undefined))?.characterId;
  };
}
