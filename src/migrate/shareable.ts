import { type Fields, isFields } from "../engine/index.ts";
import { fieldsOf } from "./reading.ts";

/** Raised when other things are left out, so that copies made before are made again. */
export const SHAREABLE_VERSION = 5;

/** What others see in the place of a recorded voice that no grown-up has said yes to. */
export const VOICE_AT_HOME = "a voice that stays at home";

export interface Sharing {
  /** Whether the notes of rules are included. */
  readonly notes: boolean;
  /** Whether recorded voices are included that no grown-up has said yes to: only in copies that the owner keeps. */
  readonly voices?: boolean;
}

/**
 * What others may have of a game: everything that is needed to play and remix it, nothing of its past, and no voice
 * that is to stay with its owner. `game` is a stored document of any
 * age, which stays unchanged, or null for a game that was never saved.
 */
export function shareable(game: unknown, { notes, voices = false }: Sharing): unknown {
  if (!isFields(game)) return game;
  const { version, characters, world } = fieldsOf(game);
  return {
    ...(version === undefined ? {} : { version }),
    characters: notes || !isFields(characters) ? characters : mapped(characters, withoutNotes),
    // An empty history says that there is none to step back to; without any, a world would be taken for a broken one.
    world: isFields(world) ? { ...without(world, PAST), ...(voices ? {} : silenced(world)), history: [] } : world,
  };
}

/** Earlier ticks and how many there were, the results of the last one, and the input. */
const PAST: ReadonlySet<string> = new Set([
  "history",
  "evaluatedRuleIds",
  "evaluatedTickFrames",
  "input",
  "ticks",
  "ticked",
]);

/** The sounds of a world without the recordings, and the names that were typed for them. The rules that play them stay valid. */
function silenced({ sounds }: Fields): Fields {
  return isFields(sounds) ? { sounds: mapped(sounds, withoutVoice) } : {};
}

/** Only a plain yes counts as one. */
function withoutVoice(sound: unknown, id: string): unknown {
  const staysAtHome = isFields(sound) && Object.hasOwn(sound, "voice") && sound.voice !== "yes";
  return staysAtHome ? { id, name: VOICE_AT_HOME, voice: "home" } : sound;
}

/** Older documents call a note a comment. */
const NOTES: ReadonlySet<string> = new Set(["note", "comment"]);

function withoutNotes(character: unknown): unknown {
  if (!isFields(character) || character.rules === undefined) return character;
  return { ...character, rules: rulesWithoutNotes(character.rules) };
}

function rulesWithoutNotes(rules: unknown): unknown {
  return Array.isArray(rules) ? rules.filter(isNoComment).map(ruleWithoutNotes) : withoutNotesAnywhere(rules);
}

function ruleWithoutNotes(node: unknown): unknown {
  if (!isFields(node)) return withoutNotesAnywhere(node);
  return {
    ...without(node, NOTES),
    ...(node.rules === undefined ? {} : { rules: rulesWithoutNotes(node.rules) }),
    ...(isFields(node.unread) ? { unread: mapped(without(node.unread, NOTES), withoutNotesIn) } : {}),
  };
}

/** Of the unread fields only these two may contain rules; in others, `note` may be an id. */
function withoutNotesIn(value: unknown, field: string): unknown {
  return field === "rules" || field === "type" ? withoutNotesAnywhere(value) : value;
}

/** In rules of an unknown shape, notes may be anywhere. */
function withoutNotesAnywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isNoComment).map(withoutNotesAnywhere);
  return isFields(value) ? mapped(without(value, NOTES), withoutNotesAnywhere) : value;
}

function isNoComment(node: unknown): boolean {
  return !isFields(node) || node.type !== "comment";
}

function without(fields: Fields, names: ReadonlySet<string>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
}

function mapped(fields: Fields, change: (value: unknown, id: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([id, value]) => [id, change(value, id)]));
}
