/** Writes a rule in a few words: what is on which square around me, and what happens then. */
import { derive } from "../../../src/engine/derive/index.ts";
import type {
  Action,
  Actor,
  Condition,
  EventContainer,
  FlowContainer,
  GameOutcome,
  Operand,
  PictureTurn,
  Place,
  Rule,
  RuleTree,
  Way,
} from "../../../src/engine/index.ts";
import { type SoundName, soundId } from "./gameSounds.ts";

/** Me, in every rule. */
export const ME = "me";
const MY_SQUARE = "0,0";

/**
 * `free`, `any`, or who is there: characters by id, `me` on my own square, and `any` if others may be there too. `ghost/enemies` is a ghost that
 * stands for anybody of the kind `enemies`.
 */
type Seen = string | readonly string[];

/**
 * By `x,y` counted from me. Squares in between may hold anything, and so may my own beside whom it names, unless it names me.
 */
export type Sees = Readonly<Record<string, Seen>>;

/** Nobody but me is on my square. */
export const ALONE: Sees = { [MY_SQUARE]: [ME] };

export interface Sketch {
  readonly name: string;
  readonly note?: string;
  readonly sees?: Sees;
  /** Who may stand on a square besides those it sees, by character or kind. */
  readonly passing?: Readonly<Record<string, string>>;
  readonly when?: readonly Condition[];
  readonly does: readonly Action[];
}

export function rulesOf(characterId: string, sketches: readonly Sketch[]): RuleTree {
  return sketches.map((sketch) => ruleOf(characterId, sketch));
}

export function ruleOf(characterId: string, { name, note, sees = {}, passing, when = [], does }: Sketch): Rule {
  const squares = [MY_SQUARE, ...Object.keys(sees)].map(spotOf);
  const columns = squares.map(([x]) => x);
  const rows = squares.map(([, y]) => y);
  const box = {
    xmin: Math.min(...columns),
    xmax: Math.max(...columns),
    ymin: Math.min(...rows),
    ymax: Math.max(...rows),
  };
  const actors = [actorAt(ME, characterId, [0, 0])];
  for (const [spot, seen] of Object.entries(sees)) {
    for (const [who = "", kind] of whoIn(seen).map((name) => name.split("/"))) {
      // The first of a character is known by its name, so that conditions and actions can name it.
      const id = actors.some((actor) => actor.id === who) ? `${who} ${spot}` : who;
      actors.push({ ...actorAt(id, who, spotOf(spot)), ...(kind === undefined ? {} : { kind }) });
    }
  }
  return {
    type: "rule",
    id: `${characterId}: ${name}`,
    name,
    ...(note === undefined ? {} : { note }),
    mainActorId: ME,
    conditions: when,
    actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])),
    actions: does,
    extent: { ...box, ignored: ignoredIn(box, sees), ...(passing ? { passing } : {}) },
  };
}

const NOBODY_KNOWN: readonly string[] = ["free", "any", ME];

function listOf(seen: Seen): readonly string[] {
  return typeof seen === "string" ? [seen] : seen;
}

function whoIn(seen: Seen): readonly string[] {
  return listOf(seen).filter((id) => !NOBODY_KNOWN.includes(id));
}

function ignoredIn(box: { xmin: number; xmax: number; ymin: number; ymax: number }, sees: Sees): Record<string, true> {
  const ignored: Record<string, true> = {};
  for (let x = box.xmin; x <= box.xmax; x++) {
    for (let y = box.ymin; y <= box.ymax; y++) if (isIgnored(`${x},${y}`, sees)) ignored[`${x},${y}`] = true;
  }
  return ignored;
}

function isIgnored(square: string, sees: Sees): boolean {
  const seen = listOf(sees[square] ?? "any");
  return square === MY_SQUARE ? !seen.includes(ME) : seen.includes("any");
}

export function actorAt(id: string, characterId: string, [x, y]: readonly [number, number], look = ""): Actor {
  return { id, characterId, position: { x, y }, appearance: look, variableValues: {} };
}

function spotOf(key: string): readonly [number, number] {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return [x, y];
}

/** `actorId` is me or the id of a character that the rule sees. */
export function looks(actorId: string, look: string, comparator: "=" | "!=" = "="): Condition {
  return compared({ actorId, variableId: "appearance" }, comparator, look);
}

/** A variable of my own. */
export function mine(variableId: string): Operand {
  return { actorId: ME, variableId };
}

/** How many of a character are on the stage. */
export function howMany(characterId: string): Operand {
  return { count: characterId };
}

export function faces(
  actorId: string,
  transform: NonNullable<Actor["transform"]>,
  comparator: "=" | "!=" = "=",
): Condition {
  return compared({ actorId, variableId: "transform" }, comparator, transform);
}

export function compared(left: Operand, comparator: Condition["comparator"], right: string): Condition {
  return comparedWith(left, comparator, { constant: right }, right);
}

export function comparedWith(
  left: Operand,
  comparator: Condition["comparator"],
  right: Operand,
  called = JSON.stringify(right),
): Condition {
  return { key: `${JSON.stringify(left)} ${comparator} ${called}`, enabled: true, left, comparator, right };
}

export function move(x: number, y: number, actorId = ME): Action {
  return { type: "move", actorId, offset: { x, y } };
}

export function turnInto(actorId: string, look: string): Action {
  return { type: "appearance", actorId, value: { constant: look } };
}

export function turnTo(transform: NonNullable<Actor["transform"]>, actorId = ME): Action {
  return { type: "transform", actorId, value: { constant: transform } };
}

export function count(variable: string, operation: "add" | "subtract" | "set", value: number, actorId = ME): Action {
  return { type: "variable", actorId, variable, operation, value: { constant: String(value) } };
}

/** Counts for the whole game. */
export function tally(global: string, operation: "add" | "subtract" | "set", value: number): Action {
  return { type: "global", global, operation, value: { constant: String(value) } };
}

/** A new actor so far from me. */
export function make(characterId: string, x: number, y: number, look = ""): Action {
  const id = `new ${characterId} ${x},${y}`;
  return { type: "create", actorId: id, actor: actorAt(id, characterId, [x, y], look), offset: { x, y } };
}

/** A new actor on a square that nobody fills, wherever that is. */
export function makeAnywhere(characterId: string, look = ""): Action {
  const id = `new ${characterId}`;
  return { type: "create", actorId: id, actor: actorAt(id, characterId, [0, 0], look), to: { random: "free" } };
}

export function moveTo(to: Place, actorId = ME): Action {
  return { type: "move", actorId, to };
}

export function goAway(actorId = ME): Action {
  return { type: "delete", actorId };
}

/** Ends the game; `[name]` in the text stands for a variable. */
export function end(outcome: GameOutcome, text: string): Action {
  return { type: "end", outcome, text };
}

/** Plays a sound of the library. */
export function sound(name: SoundName): Action {
  return { type: "sound", sound: soundId(name) };
}

/** A bubble for so many turns. */
export function say(text: string, ticks: number, actorId = ME): Action {
  return { type: "say", actorId, text, ticks };
}

/** Where the nearest one of a character or kind is, around what is in the way. */
export function wayTo(id: string, way: Way, actorId = ME): Condition {
  return compared({ actorId, way: id, around: true }, "=", way);
}

export const LEFT = 37;
export const UP = 38;
export const RIGHT = 39;
export const DOWN = 40;
export const SPACE = 32;
export const X_KEY = 88;

/** The code of the key with this letter. */
export function keyOf(letter: string): number {
  return letter.toUpperCase().charCodeAt(0);
}

export function whenKey(characterId: string, code: number, rules: RuleTree): EventContainer {
  return { type: "group-event", id: `${characterId}: key ${code}`, event: "key", code, rules };
}

/** Once for each press, however long the key is held. */
export function whenPressed(characterId: string, code: number, rules: RuleTree): EventContainer {
  return { ...whenKey(characterId, code, rules), hold: false };
}

/** In every so many turns. */
export function everyTurns(characterId: string, every: number, rules: RuleTree): EventContainer {
  return { type: "group-event", id: `${characterId}: every ${every}`, event: "timer", every, rules };
}

/** As the game or a level begins. */
export function atStart(characterId: string, rules: RuleTree): EventContainer {
  return { type: "group-event", id: `${characterId}: start`, event: "start", rules };
}

export function whenClicked(characterId: string, rules: RuleTree): EventContainer {
  return { type: "group-event", id: `${characterId}: click`, event: "click", rules };
}

export function always(characterId: string, rules: RuleTree): EventContainer {
  return { type: "group-event", id: `${characterId}: always`, event: "idle", rules };
}

export function group(
  characterId: string,
  name: string,
  behavior: FlowContainer["behavior"],
  rules: RuleTree,
): FlowContainer {
  return { type: "group-flow", id: `${characterId}: ${name}`, name, behavior, rules };
}

/** Left, up and down of a rule that goes right. */
const OTHER_WAYS: readonly PictureTurn[] = ["flip-x", "270", "90"];

/** The rules of these names, which go right, made for the other three ways too, as a child does it with one tap after Save. */
export function allFourWays(
  characterId: string,
  tree: RuleTree,
  names: readonly string[],
  looks: "turn" | "keep",
): RuleTree {
  return names.reduce(
    (grown, name) =>
      OTHER_WAYS.reduce((tree, turn) => {
        const more = derive(tree, `${characterId}: ${name}`, { turn, looks });
        if (!more) throw new Error(`${name} cannot be made for other ways`);
        return more;
      }, grown),
    tree,
  );
}
