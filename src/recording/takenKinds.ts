/** Edits to the answer to "Who may be here?": adding and removing characters and kinds, and naming the resulting group. */
import { type Id, type Kind, NAME_MAX, type NewId } from "../engine/index.ts";
import { characterName } from "./Narration.ts";
import type { GameContext } from "./Recording.ts";
import { isOfKind, kindMeant, nameOfSeveral, newKindName, type WhoMayBe, whoOfKind } from "./whoMayBe.ts";

/** Joins the names of members into the name of a group that the child has not named. */
const OR = " or ";

/** The same characters, as the kind that they are if there is one. */
export function asKnownKind(who: WhoMayBe, game: GameContext): WhoMayBe {
  const known = who.kindId === null && Object.values(game.kinds ?? {}).find((kind) => isSameGroup(kind, who));
  return known ? whoOfKind(known) : who;
}

/** Takes those of a kind too; the kind itself where nobody else was taken. */
export function withKind(who: WhoMayBe, kind: Kind, game: GameContext): WhoMayBe {
  const isOther = (id: Id) => !kind.characters.includes(id);
  const others = who.form === "these" && !kind.except ? who.taken.filter(isOther) : [];
  if (others.length === 0) return whoOfKind(kind);
  const name = [kind.name, ...others.map((id) => characterName(game, id))].join(OR);
  const isShort = name.length <= NAME_MAX;
  return { ...who, taken: [...kind.characters, ...others], kindId: null, name: isShort ? name : newKindName(game) };
}

/** Whether every member of a kind is chosen, perhaps along with others. */
export function takesAllOf({ form, taken }: WhoMayBe, { characters, except }: Kind): boolean {
  return form === "these" && !except && characters.length > 0 && characters.every((id) => taken.includes(id));
}

/** Removes the members of a kind. If nobody else is chosen, they stay chosen one by one, no longer as that kind. */
export function withoutKind(who: WhoMayBe, kind: Kind, game: GameContext): WhoMayBe {
  const others = who.taken.filter((id) => !kind.characters.includes(id));
  if (who.form !== "these" || others.length === 0) return { ...who, kindId: null, name: newKindName(game) };
  const name = others.length === 1 ? newKindName(game) : nameOfSeveral(others, game);
  return asKnownKind({ ...who, taken: others, kindId: null, name }, game);
}

/** Adds or removes one character, and renames the group after its members unless the child has named it. */
export function withTakenAndName(who: WhoMayBe, characterId: Id, game: GameContext): WhoMayBe {
  const now = withTaken(who, characterId);
  if (now === who || now.form !== "these" || !isOfKind(now) || !isMadeOfNames(who.name, game)) return now;
  const before = who.name.split(OR);
  const whole = Object.values(game.kinds ?? {}).filter(
    ({ name, characters, except }) =>
      !except && before.includes(name) && characters.every((id) => now.taken.includes(id)),
  );
  const isInOne = (id: Id) => whole.some(({ characters }) => characters.includes(id));
  const others = now.taken.filter((id) => !isInOne(id)).map((id) => characterName(game, id));
  const name = [...whole.map((kind) => kind.name), ...others].join(OR);
  return { ...now, name: name.includes(OR) && name.length <= NAME_MAX ? name : newKindName(game) };
}

/** Whether a name is "Enemies or Coin", as the page makes it. */
function isMadeOfNames(name: string, { characters, kinds = {} }: GameContext): boolean {
  const names = new Set([...Object.values(characters), ...Object.values(kinds)].map((one) => one.name));
  const parts = name.split(OR);
  return parts.length > 1 && parts.every((part) => names.has(part));
}

/** Takes one more character, or one less. Somebody always remains. */
export function withTaken(who: WhoMayBe, characterId: Id): WhoMayBe {
  if (who.form === "anybody") return { ...who, form: "these", taken: [characterId] };
  const isTaken = who.taken.includes(characterId);
  const taken = isTaken ? who.taken.filter((id) => id !== characterId) : [...who.taken, characterId];
  if (taken.length === 0 && who.form === "these") return who;
  return { ...who, taken, ...(who.kindId !== null && { isAlone: taken.length === 1 }) };
}

/** Switches between "only these" and "everyone except these". The character in the picture is always allowed. */
export function turnedAround(who: WhoMayBe, thereId: Id): WhoMayBe {
  const others = who.taken.filter((id) => id !== thereId);
  if (who.form === "except") return { ...who, form: "these", taken: [thereId, ...others], kindId: null };
  return { ...who, form: "except", taken: who.form === "these" ? others : [], kindId: null };
}

/** The kind that is meant: one made before with the same characters, unless another name was given; null if a single character is, or anybody. */
export function kindOrMade(who: WhoMayBe, game: GameContext, newId: NewId): Kind | null {
  const alike = who.name === newKindName(game) ? Object.values(game.kinds ?? {}) : [];
  return alike.find((kind) => isSameGroup(kind, who)) ?? kindMeant(who, who.kindId ?? newId());
}

/** Whether a kind is of the characters that are meant. */
function isSameGroup({ characters, except }: Kind, who: WhoMayBe): boolean {
  const isOfForm = (except === true) === (who.form === "except");
  const isAlike = isOfKind(who) && isOfForm && characters.length === who.taken.length;
  return isAlike && characters.every((id) => who.taken.includes(id));
}
