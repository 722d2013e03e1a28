import {
  type Actor,
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Condition,
  CURRENT_STAGE,
  type GlobalOperand,
  type Id,
  type Operand,
  own,
  ROW_VARIABLE,
  rulesIn,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import { valueNow } from "./conditions.ts";
import { manyWords } from "./groupWords.ts";
import { numbersOnStage } from "./operands.ts";
import { actorsInPicture, type GameContext, type Recording } from "./Recording.ts";

/** What a new check can be about, in the order in which it is offered. */
export const NEW_CHECKS = ["look", "number", "count", "place", "way", "level"] as const;
export type NewCheck = (typeof NEW_CHECKS)[number];

type Asked = Pick<Condition, "left" | "comparator" | "right">;

/** Adds a check of this sort that is not there yet and holds now, or once all are taken away; the same recording if there is none. */
export function addCheck(recording: Recording, game: GameContext, key: string, about: NewCheck): Recording {
  const asked = guesses(recording, game, about).find((one) => !isThere(recording, one));
  return asked ? { ...recording, conditions: [...recording.conditions, { key, enabled: true, ...asked }] } : recording;
}

/** Whether there is anything of this sort that a check could be about, whether or not it is asked for already. */
export function canAsk(recording: Recording, game: GameContext, about: NewCheck): boolean {
  return guesses(recording, game, about).length > 0;
}

/** Whom a new check would count, and what they are called together: "Coins". */
export function countedFirst(
  recording: Recording,
  game: GameContext,
): { readonly id: Id; readonly many: string } | null {
  const [id] = othersFirst(recording, game);
  return id === undefined ? null : { id, many: manyWords(game, id) };
}

/** Whom a new check would ask the way to. */
export function soughtFirst(recording: Recording, game: GameContext): Id | undefined {
  return nearestFirst(recording, game)[0];
}

function guesses(recording: Recording, game: GameContext, about: NewCheck): Asked[] {
  const { mainActorId } = recording;
  const same = (left: Operand) => isNow(recording, game, left);
  const ofEach = (variableId: Id) =>
    shownActors(recording, game).flatMap(({ id }) => same({ actorId: id, variableId }));
  const more = (variableId: Id) => isPast(recording, game, { actorId: mainActorId, variableId });
  switch (about) {
    case "look":
      return [...ofEach(APPEARANCE_VARIABLE), ...ofEach(TRANSFORM_VARIABLE)];
    case "number":
      return numbersOf(recording, game).flatMap(same);
    case "count":
      return countGuesses(recording, game);
    case "place":
      return [...more(COLUMN_VARIABLE), ...more(ROW_VARIABLE)];
    case "way":
      return nearestFirst(recording, game).flatMap((way) => same({ actorId: mainActorId, way }));
    case "level":
      return same({ globalId: CURRENT_STAGE });
  }
}

function isThere({ conditions }: Recording, asked: Asked): boolean {
  const text = JSON.stringify([asked.left, asked.comparator, asked.right]);
  return conditions.some(({ left, comparator, right }) => JSON.stringify([left, comparator, right]) === text);
}

function isNow(recording: Recording, game: GameContext, left: Operand): Asked[] {
  const now = valueNow(recording, game, left);
  return now === undefined ? [] : [{ left, comparator: "=", right: { constant: now } }];
}

/** Of those whom rules take away, what is asked is whether none is left. */
function countGuesses(recording: Recording, game: GameContext): Asked[] {
  const taken = takenAway(game);
  return othersFirst(recording, game).flatMap((count) =>
    isNow(recording, game, { count }).map((one) =>
      taken.includes(count) ? { ...one, right: { constant: "0" } } : one,
    ),
  );
}

/** That a column or row is passed is asked for more often than the very one, except at the edge. */
function isPast(recording: Recording, game: GameContext, left: Operand): Asked[] {
  const before = Number(valueNow(recording, game, left)) - 1;
  if (Number.isNaN(before)) return [];
  return before < 1 ? isNow(recording, game, left) : [{ left, comparator: ">", right: { constant: String(before) } }];
}

/** Those in the picture, the main actor first. */
function shownActors(recording: Recording, { characters }: GameContext): Actor[] {
  const isMain = ({ id }: Actor) => Number(id === recording.mainActorId);
  return Object.values(actorsInPicture(recording, characters)).sort((a, b) => isMain(b) - isMain(a));
}

/** The numbers on the stage, then those of the actors in the picture, then those of the world. */
function numbersOf(recording: Recording, game: GameContext): Operand[] {
  const ofActors = shownActors(recording, game).flatMap(({ id, characterId }) =>
    Object.values(own(game.characters, characterId)?.variables ?? {}).flatMap((variable) =>
      variable.type === "stage" ? [] : { actorId: id, variableId: variable.id },
    ),
  );
  const ofWorld = Object.values(game.globals).flatMap(({ id, type }) =>
    id === CURRENT_STAGE || type === "stage" ? [] : { globalId: id },
  );
  const onStage = numbersOnStage(game).map(({ globalId }) => globalId);
  const isShown = ({ globalId }: GlobalOperand) => onStage.includes(globalId);
  return [...ofWorld.filter(isShown), ...ofActors, ...ofWorld.filter((one) => !isShown(one))];
}

/** All characters: first another one in the picture, then those of the stage whom rules take away, at last the main actor's own. */
function othersFirst(recording: Recording, game: GameContext): Id[] {
  const shown = shownActors(recording, game).map(({ characterId }) => characterId);
  const here = new Set(Object.values(recording.before.actors).map(({ characterId }) => characterId));
  return ownLast(recording, game, [...shown, ...takenAway(game).filter((id) => here.has(id))]);
}

/** The characters of whom rules take some away. */
function takenAway({ characters }: GameContext): Id[] {
  return Object.values(characters).flatMap(({ rules }) =>
    rulesIn(rules).flatMap(({ actions, actors }) =>
      actions.flatMap((action) => (action.type === "delete" ? (own(actors, action.actorId)?.characterId ?? []) : [])),
    ),
  );
}

/** All characters: first the one whose actor stands nearest of those who do anything. Walls are everywhere, and seldom looked for. */
function nearestFirst(recording: Recording, game: GameContext): Id[] {
  const { before, mainActorId, origin } = recording;
  const far = ({ position: { x, y } }: Actor) => Math.abs(x - origin.x) + Math.abs(y - origin.y);
  const others = Object.values(before.actors).filter(({ id }) => id !== mainActorId);
  const near = others.sort((a, b) => far(a) - far(b)).map(({ characterId }) => characterId);
  const acts = (id: Id) => (own(game.characters, id)?.rules ?? []).length > 0;
  return ownLast(recording, game, [...near.filter(acts), ...near]);
}

/** Ground is seldom asked for, and nobody is looking for their own kind first. */
function ownLast({ characterId }: Recording, { characters }: GameContext, first: readonly Id[]): Id[] {
  const known = [...new Set([...first, ...Object.keys(characters)])].filter((id) => own(characters, id));
  const rank = (id: Id) => (id === characterId ? 2 : own(characters, id)?.ground ? 1 : 0);
  return known.sort((a, b) => rank(a) - rank(b));
}
