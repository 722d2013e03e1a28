import { type Actor, defaultAppearance, type Id, own, type Rule, type RuleContainer } from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";
import { clausesOf } from "./sentence.ts";
import { NAME_MARK } from "./wording.ts";

/** A piece of a rule's sentence. All pieces one after another are the sentence. */
export interface SentencePart {
  readonly text: string;
  /** Where it begins in the sentence. */
  readonly at: number;
  readonly clause: "reasons" | "deeds";
  /** Whose name the text is; null for all other words. */
  readonly actor: Pick<Actor, "characterId" | "appearance"> | null;
}

type Piece = Omit<SentencePart, "at">;

const PRIVATE = /[\uE000-\uE001]/g;

export interface SentenceParts {
  readonly parts: readonly SentencePart[];
  /** What follows the sentence quietly: "as Standing". */
  readonly look: string | null;
}

/** A rule's sentence and the look that it leaves out, as screen readers say them. */
export function sentenceWithLook(rule: Rule, game: GameContext, containers: readonly RuleContainer[]): string {
  const { reasons, deeds, look } = clausesOf(rule, game, containers);
  return [reasons, deeds, look].filter((one) => one !== null).join(", ");
}

/**
 * A rule's sentence in pieces, so that a picture can stand before each name and before the main actor's "I". `hasTitles`: the titles of the
 * containers stand above it.
 */
export function sentenceParts(
  rule: Rule,
  game: GameContext,
  containers: readonly RuleContainer[],
  hasTitles = false,
): SentenceParts {
  const { marked, ids } = markedGame(game);
  const { reasons, deeds, look } = clausesOf(rule, marked, containers, hasTitles);
  const actorOf = (id: Id) => ({ characterId: id, appearance: appearanceIn(rule, id, game) });
  const said = [...partsOf(`${reasons}, `, "reasons"), ...withNarrator(partsOf(deeds, "deeds"))];
  const parts = said.map((part, index) => ({ ...part, at: lengthOf(said.slice(0, index)) }));
  return { parts, look };

  function partsOf(text: string, clause: SentencePart["clause"]): Piece[] {
    const pieces = text.split(NAME_MARK);
    return pieces.flatMap((piece, index): Piece[] => {
      if (index % 2 === 1) return [];
      const id = ids[Number(pieces[index + 1])];
      const name = id === undefined ? "" : nameOf(game, id);
      const before = piece.slice(0, piece.length - name.length);
      const words = before === "" ? [] : [{ text: before, clause, actor: null }];
      return id === undefined ? words : [...words, { text: name, clause, actor: actorOf(id) }];
    });
  }

  function withNarrator([first, ...others]: Piece[]): Piece[] {
    const main = own(rule.actors, rule.mainActorId);
    if (!first || !main || !first.text.startsWith("I ")) return first ? [first, ...others] : [];
    const rest = { ...first, text: first.text.slice(1) };
    return [{ ...first, text: "I", actor: actorOf(main.characterId) }, rest, ...others];
  }
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((length, { text }) => length + text.length, 0);
}

interface MarkedGame {
  /** The same game, but each name ends with a mark. */
  readonly marked: GameContext;
  /** The id of each character, by the number in its mark. */
  readonly ids: readonly Id[];
}

const known = new WeakMap<GameContext, MarkedGame>();

function markedGame(game: GameContext): MarkedGame {
  const found = known.get(game);
  if (found) return found;
  const ids = Object.keys(game.characters);
  const characters = Object.fromEntries(
    Object.entries(game.characters).map(([id, character], index) => [
      id,
      { ...character, name: `${nameOf(game, id)}\uE000${index}\uE001` },
    ]),
  );
  const made = { marked: { ...game, characters }, ids };
  known.set(game, made);
  return made;
}

function nameOf({ characters }: GameContext, id: Id): string {
  return (own(characters, id)?.name ?? "").replace(PRIVATE, "") || "Untitled";
}

/** How the first actor of a character looks in the rule, or else on its own. */
function appearanceIn({ actors, actions }: Rule, characterId: Id, { characters }: GameContext): Id {
  const made = actions.flatMap((action) => (action.type === "create" ? [action.actor] : []));
  const shown = [...Object.values(actors), ...made].find((actor) => actor.characterId === characterId);
  const character = own(characters, characterId);
  return shown?.appearance ?? (character && defaultAppearance(character)) ?? "";
}
