import {
  type Character,
  type Characters,
  isSwitchedOn,
  type Rule,
  type RuleContainer,
  type RuleNode,
  type RuleTree,
} from "../../../engine/index.ts";
import { containerTitle } from "../../../panels/inspector/containerTitle.ts";

export const RULES_PER_PAGE = 6;

/** One rule with when it is asked. */
export interface ComicCard {
  readonly rule: Rule;
  readonly containers: readonly RuleContainer[];
  readonly title: ComicTitle;
  /** The title says all that the containers wait for, so that the sentence need not. */
  readonly saysAll: boolean;
}

export interface ComicTitle {
  /** The words, or those before and after the key cap. */
  readonly words: string;
  /** The code of the key that is waited for. */
  readonly key: number | null;
}

/** A sheet of paper: up to six rules of one character. */
export interface ComicPage {
  readonly character: Character;
  readonly cards: readonly ComicCard[];
}

/** The rules of a game as pages to print, first of whoever has most of them. Rules that are off or rest do nothing, and are left out. */
export function comicPages(characters: Characters): readonly ComicPage[] {
  const told = Object.values(characters).map((character) => ({ character, cards: cardsIn(character.rules, []) }));
  const sorted = told.toSorted((one, other) => other.cards.length - one.cards.length);
  return sorted.flatMap(({ character, cards }) => {
    const pages = Math.ceil(cards.length / RULES_PER_PAGE);
    return Array.from({ length: pages }, (_, index) => ({
      character,
      cards: cards.slice(index * RULES_PER_PAGE, (index + 1) * RULES_PER_PAGE),
    }));
  });
}

/** The characters of some pages, each once, in the order of the pages. */
export function charactersIn(pages: readonly ComicPage[]): readonly Character[] {
  return [...new Set(pages.map(({ character }) => character))];
}

function cardsIn(tree: RuleTree, containers: readonly RuleContainer[]): readonly ComicCard[] {
  return tree.filter(isSwitchedOn).flatMap((node: RuleNode) => {
    if (node.type !== "rule") return cardsIn(node.rules, [...containers, node]);
    return [{ rule: node, containers, title: titleOf(containers), saysAll: isAllTold(containers) }];
  });
}

function titleOf(containers: readonly RuleContainer[]): ComicTitle {
  const event = containers.findLast((one) => one.type === "group-event" && one.event !== "idle");
  if (event?.type !== "group-event") return { words: "Always", key: null };
  return { words: containerTitle({ ...event, goOn: false }), key: event.event === "key" ? (event.code ?? null) : null };
}

/** Whether nothing but one event is around a rule. */
function isAllTold(containers: readonly RuleContainer[]): boolean {
  const events = containers.filter(({ type }) => type === "group-event");
  return events.length <= 1 && containers.every((one) => !one.conditions?.length && !isChance(one));
}

function isChance(container: RuleContainer): boolean {
  return container.type === "group-flow" && container.behavior === "chance";
}
