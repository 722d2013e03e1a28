import {
  type Character,
  changeContents,
  changeNode,
  containersAround,
  type EventContainer,
  findNode,
  type Id,
  type NewId,
  nodesIn,
  own,
  type RuleNode,
  rulesIn,
  type WorldDocument,
} from "../../engine/index.ts";
import { withEntry } from "../state/mapEdits.ts";
import { addEvent, sameEvent } from "./blocks.ts";
import { changeCharacter } from "./characters.ts";
import { copyRules } from "./copyRules.ts";
import { derivedFrom, setWays, turningOf } from "./otherWays.ts";
import { landingIn, type RulePlace, withNode } from "./rules.ts";

/** A rule or container of a character that another one gets, too. */
export interface Gift {
  readonly fromId: Id;
  readonly toId: Id;
  readonly node: RuleNode;
  /** The looks and numbers of the other one that stand for those of the giver; null: it gets one like the giver's. */
  readonly parts: Readonly<Record<Id, Id | null>>;
  /** Where it comes; without a place it goes into a block of the same event, which is made if there is none. */
  readonly place?: RulePlace | undefined;
  /** The other one does it all the time, whatever the giver's rule waits for. */
  readonly always?: boolean;
}

export interface Given {
  readonly document: WorldDocument;
  /** The rule or container that the other one has now; null if one of the two is gone. */
  readonly id: Id | null;
}

/** Gives a rule to another character, who takes the place of the acting actor; a rule that goes other ways, too, takes them along. */
export function giveRule(document: WorldDocument, gift: Gift, newId: NewId): Given {
  const giver = own(document.characters, gift.fromId);
  const receiver = own(document.characters, gift.toId);
  if (!giver || !receiver) return { document, id: null };
  const parts = new Map(Object.entries(gift.parts).map(([id, stand]) => [id, stand ?? newId()]));
  const [copy] = copyRules([gift.node], newId, {
    characterId: (id, isMe) => (isMe ? gift.toId : id),
    part: (id) => parts.get(id) ?? id,
    isCopied: (_characterId, isMe) => isMe,
  });
  if (!copy) return { document, id: null };
  const made = Object.keys(gift.parts).filter((id) => gift.parts[id] === null);
  const change = (character: Character): Character => {
    const dressed = made.reduce((one, id) => withPart(one, giver, id, parts.get(id) ?? id), character);
    const placed = landed(dressed, copy, gift, gift.always ? undefined : waitsFor(giver, gift.node), newId);
    return withWaysOf(placed, giver, gift.node.id, copy.id);
  };
  const after = changeCharacter(document, gift.toId, change);
  const rules = own(after.characters, gift.toId)?.rules ?? [];
  // Of an event that the other one had already, only what was in it is new.
  return { document: after, id: nodesIn([copy]).find(({ id }) => findNode(rules, id))?.id ?? null };
}

/** A look like one of the giver's, or a number of the same name. */
function withPart(character: Character, giver: Character, id: Id, newId: Id): Character {
  const variable = own(giver.variables, id);
  if (variable) {
    return { ...character, variables: withEntry(character.variables, newId, { ...variable, id: newId }) };
  }
  const frames = own(giver.spritesheet.appearances, id);
  if (!frames) return character;
  const { appearances, appearanceNames, appearanceInfo } = character.spritesheet;
  const { variableOverlay: _own, ...info } = own(giver.spritesheet.appearanceInfo, id) ?? {};
  const spritesheet = {
    appearances: withEntry(appearances, newId, frames),
    appearanceNames: withEntry(appearanceNames, newId, own(giver.spritesheet.appearanceNames, id) ?? "Untitled"),
    appearanceInfo: "width" in info ? withEntry(appearanceInfo, newId, info) : appearanceInfo,
  };
  return { ...character, spritesheet };
}

/** The event around a rule or group of the giver; undefined for one that always happens, or none. */
export function waitsFor({ rules }: Character, { id }: RuleNode): EventContainer | undefined {
  const event = containersAround(rules, id).find(({ type }) => type === "group-event");
  return event?.type === "group-event" && event.event !== "idle" ? event : undefined;
}

/** Whether a character has rules, but none that wait for this kind of event. A character that walks by itself has no use for a key. */
export function livesWithout({ rules }: Character, { event }: EventContainer): boolean {
  return rulesIn(rules).length > 0 && !rules.some((node) => node.type === "group-event" && node.event === event);
}

function landed(
  character: Character,
  node: RuleNode,
  { place }: Gift,
  around: EventContainer | undefined,
  newId: NewId,
): Character {
  const placed = place ? withNode(character.rules, node, place) : character.rules;
  if (placed !== character.rules) return { ...character, rules: placed };
  const event = node.type === "group-event" ? node : around;
  const contents = node.type === "group-event" ? node.rules : [node];
  const into = event ? sameEvent(character, event)?.id : landingIn(character.rules);
  if (into === null) return { ...character, rules: [...contents, ...character.rules] };
  if (into !== undefined) {
    const onTop = (list: RuleNode) => changeContents(list, (inside) => [...contents, ...inside]);
    return { ...character, rules: changeNode(character.rules, into, onTop) };
  }
  const { note: _note, ...alike } = event as EventContainer;
  return addEvent({ ...alike, id: newId(), rules: contents }, newId)(character);
}

function withWaysOf(character: Character, giver: Character, from: Id, to: Id): Character {
  const derived = findNode(giver.rules, from) ? derivedFrom(giver.rules, from) : [];
  const turns = derived.flatMap((rule) => rule.derived?.turn ?? []);
  return turns.length > 0 ? setWays(to, { turns, turning: turningOf(derived) })(character) : character;
}
