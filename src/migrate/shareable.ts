/**
 * What others may have of a game: all that it takes to play and remix it, and nothing of how it came about. Works on a document of any
 * age, as it is stored, and leaves the one it was given alone.
 */
import { type Fields, fieldsOf, isFields } from "./reading.ts";

/** Counts the changes of what is left out: copies that were made by other rules are made again. */
export const SHARING_RULES = 2;

export interface Sharing {
  /** Whether the notes beside the rules go along. */
  readonly notes: boolean;
}

/** `game`: a document, or null for a game that was never saved. */
export function shareable(game: unknown, { notes }: Sharing): unknown {
  // What is no document has nothing to leave out.
  if (!isFields(game)) return game;
  const { version, characters, world } = fieldsOf(game);
  return {
    ...(version === undefined ? {} : { version }),
    characters: notes || !isFields(characters) ? characters : mapped(characters, withoutNotes),
    // An empty history says that there is none to step back to; without any, a world would be taken for a broken one.
    world: isFields(world) ? { ...without(world, PAST), history: [] } : world,
  };
}

/** Earlier ticks, the lights and preview frames of the last one, and the keys that were down. */
const PAST: ReadonlySet<string> = new Set(["history", "evaluatedRuleIds", "evaluatedTickFrames", "input"]);

/** What a child or a teacher wrote beside a rule; older documents call it a comment. */
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

/** Of what could not be read only these two may hold whole rules; elsewhere something may be called `note` by its id. */
function withoutNotesIn(value: unknown, field: string): unknown {
  return field === "rules" || field === "type" ? withoutNotesAnywhere(value) : value;
}

/** Rules of a shape that nobody knows: a note may be anywhere in them. */
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
