import {
  type Actor,
  ANYBODY,
  APPEARANCE_VARIABLE,
  defaultAppearance,
  type Id,
  type Kind,
  NAME_MAX,
  type Operand,
  own,
} from "../engine/index.ts";
import { characterName } from "./Narration.ts";
import type { GameContext, Recording } from "./Recording.ts";
import { givenName } from "./wording.ts";

/** Who may stand where a picture shows somebody: the characters taken or left out, and the kind that they are. */
export interface WhoMayBe {
  readonly taken: readonly Id[];
  /** `except`: everybody but those taken. */
  readonly form: "these" | "except" | "anybody";
  /** The kind made before that is meant; null for a new one, and for a single character. */
  readonly kindId: Id | null;
  readonly name: string;
  /** One character alone is meant, although `kindId` names a kind: all others of it were taken off. */
  readonly isAlone?: boolean;
}

/** Who may be there now. */
export function whoMayBe({ kind, characterId }: Actor, game: GameContext): WhoMayBe {
  const nobodyElse = { taken: [characterId], form: "these", kindId: null, name: newKindName(game) } as const;
  if (kind === undefined) return nobodyElse;
  if (kind === ANYBODY) return { ...nobodyElse, form: "anybody" };
  if (own(game.characters, kind)) return { ...nobodyElse, taken: [...new Set([characterId, kind])] };
  const known = own(game.kinds, kind);
  return known ? whoOfKind(known) : nobodyElse;
}

export function whoOfKind({ id, name, characters, except }: Kind): WhoMayBe {
  return { taken: characters, form: except ? "except" : "these", kindId: id, name };
}

/** "Friends 1", or the next number that no kind has. */
export function newKindName({ kinds = {} }: GameContext): string {
  const names = new Set(Object.values(kinds).map(({ name }) => name));
  for (let number = 1; ; number++) if (!names.has(givenName(number))) return givenName(number);
}

/** "Stone Wall or Flag"; a number where that is too long to be a name. */
export function nameOfSeveral(characters: readonly Id[], game: GameContext): string {
  const name = characters.map((id) => characterName(game, id)).join(" or ");
  return name.length <= NAME_MAX ? name : newKindName(game);
}

/** Whether several are meant, so that they are a kind and have a name, or a kind made before, which may have one member so far. */
export function isOfKind({ form, taken, kindId, isAlone = false }: WhoMayBe): boolean {
  if (form === "except") return taken.length > 0;
  return form === "these" && (taken.length > 1 || (kindId !== null && !isAlone));
}

/** The kind that is meant; null if a single character is, or anybody. */
export function kindMeant(who: WhoMayBe, id: Id): Kind | null {
  const { form, taken, name } = who;
  return isOfKind(who) ? { id, name, characters: taken, ...(form === "except" && { except: true }) } : null;
}

/**
 * Says who may stand where an actor of the before picture stands. If it is none of them itself, the first of them is pictured in its place,
 * and what was asked of its look goes.
 */
export function setWhoMayBe(
  recording: Recording,
  game: GameContext,
  actorId: Id,
  who: WhoMayBe,
  kindId: Id | null,
): Recording {
  const actor = own(recording.before.actors, actorId);
  if (!actor) return recording;
  const now = pictured(actor, who, game, kindId);
  if (actor.kind === now.kind && actor.characterId === now.characterId) return recording;
  const before = { ...recording.before, actors: { ...recording.before.actors, [actorId]: now } };
  const isOther = now.characterId !== actor.characterId;
  const asksLook = (side: Operand) =>
    "variableId" in side && side.actorId === actorId && side.variableId === APPEARANCE_VARIABLE;
  const kept = recording.conditions.filter(({ left, right }) => !isOther || !(asksLook(left) || asksLook(right)));
  return { ...recording, before, conditions: kept };
}

/** An actor of a picture, and the game in which it is shown. */
export interface ActorInGame {
  readonly actor: Actor;
  readonly game: GameContext;
}

const DRAFT = "draft";

/** How an actor would be pictured if those may stand where it does; a kind that has yet to be made is in the game already. */
export function withWho(actor: Actor, who: WhoMayBe, game: GameContext): ActorInGame {
  const kind = kindMeant(who, who.kindId ?? DRAFT);
  const now = pictured(actor, who, game, kind?.id ?? null);
  return { actor: now, game: withKindInGame(game, kind) };
}

/** A recording, and the game whose names and kinds its sentence uses. */
export interface RecordingInGame {
  readonly recording: Recording;
  readonly game: GameContext;
}

/** The recording as it would be with `who` in place of an actor of its before picture, and the game with the kind that this needs. */
export function recordingWithWho({ recording, game }: RecordingInGame, actorId: Id, who: WhoMayBe): RecordingInGame {
  const kind = kindMeant(who, who.kindId ?? DRAFT);
  return {
    recording: setWhoMayBe(recording, game, actorId, who, kind?.id ?? null),
    game: withKindInGame(game, kind),
  };
}

function withKindInGame(game: GameContext, kind: Kind | null): GameContext {
  return kind ? { ...game, kinds: { ...game.kinds, [kind.id]: kind } } : game;
}

function pictured(actor: Actor, who: WhoMayBe, game: GameContext, kindId: Id | null): Actor {
  const { kind: _, ...plain } = actor;
  const kind = kindId ?? (isForAnybody(who) ? ANYBODY : undefined);
  const characterId = picturedOf(who, actor, game);
  const one = characterId === actor.characterId ? plain : asCharacter(plain, characterId, game);
  return { ...one, ...(kind && { kind }) };
}

function isForAnybody({ form, taken }: WhoMayBe): boolean {
  return form === "anybody" || (form === "except" && taken.length === 0);
}

function picturedOf({ form, taken }: WhoMayBe, { characterId }: Actor, { characters }: GameContext): Id {
  const isOne = (id: Id) => form === "anybody" || taken.includes(id) === (form === "these");
  if (isOne(characterId)) return characterId;
  const others = form === "these" ? taken : Object.keys(characters).filter((id) => !own(characters, id)?.ground);
  return others.find(isOne) ?? characterId;
}

function asCharacter(actor: Actor, characterId: Id, { characters }: GameContext): Actor {
  const character = own(characters, characterId);
  const appearance = (character && defaultAppearance(character)) ?? "";
  return { ...actor, characterId, appearance, variableValues: {} };
}
