import { containersAround, type Rule, type RuleContainer, rulesIn } from "../../engine/index.ts";
import { characterName, type GameContext, sentenceOf, titleOfUnnamed, UNNAMED_RULE } from "../../recording/index.ts";

/** A rule that was just saved. */
export interface SavedRule {
  readonly rule: Rule;
  /** Not recorded again: a rule that was left empty once is meant to be. */
  readonly isNew: boolean;
  /** The game before it. */
  readonly game: GameContext;
  /** Older rules that are no longer reached. */
  readonly outdone: readonly Rule[];
  /** Older rules because of which the new one is never reached. */
  readonly outdoing: readonly Rule[];
  /** How many rows were left out because they were about something deleted. */
  readonly leftOut: number;
}

/** What to tell the child about the rule just saved; null if there is nothing. */
export function wordsOfSaving({ rule, isNew, game, outdone, outdoing, leftOut }: SavedRule): string | null {
  const [older] = outdoing;
  const sentences = [
    isNew && rule.actions.length === 0 && emptyWords(rule, game),
    outdone.length > 0 && `This rule now always goes before ${namesOf(taught(outdone), game)}.`,
    older && `${nameOfRule(older, game)} always goes before this rule, so its turn never comes. Move this one up.`,
    leftOut === 1 && "1 row was about something that's gone, so it was left out.",
    leftOut > 1 && `${leftOut} rows were about something that's gone, so they were left out.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

function emptyWords({ mainActorId, actors }: Rule, game: GameContext): string {
  const name = characterName(game, actors[mainActorId]?.characterId ?? "");
  return `Nothing happens in this rule: ${name} just waits.`;
}

/** The other directions of a rule are one card with it. */
function taught(rules: readonly Rule[]): readonly Rule[] {
  const own = rules.filter(({ derived }) => !derived);
  return own.length > 0 ? own : rules.slice(0, 1);
}

function namesOf([first, ...others]: readonly Rule[], game: GameContext): string {
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return first ? `${nameOfRule(first, game)}${more}` : "";
}

/** A rule that shares its name with another one, or has none of its own yet, is called by what it says, or does if that is long. */
function nameOfRule(rule: Rule, { characters, ...game }: GameContext): string {
  const tree = characters[rule.actors[rule.mainActorId]?.characterId ?? ""]?.rules ?? [];
  const alike = rulesIn(tree).filter(({ name }) => name === rule.name);
  const isClear = rule.name !== UNNAMED_RULE && alike.length < 2;
  const around = containersAround(tree, rule.id);
  return `‘${isClear ? shortened(rule.name) : whatItSays(rule, { ...game, characters }, around)}’`;
}

/** Notices are read in passing: a longer name is cut. */
const NAME_LENGTH_MAX = 40;

function whatItSays(rule: Rule, game: GameContext, around: readonly RuleContainer[]): string {
  const sentence = sentenceOf(rule, game, around);
  return sentence.length <= NAME_LENGTH_MAX ? sentence : shortened(titleOfUnnamed(rule, game) ?? sentence);
}

function shortened(name: string): string {
  return name.length <= NAME_LENGTH_MAX ? name : `${name.slice(0, NAME_LENGTH_MAX - 1).trimEnd()}…`;
}
