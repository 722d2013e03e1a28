/** Writes a whole game in a few words: its cast, and stages drawn with letters. What comes out is an ordinary document. */
import {
  type Actor,
  type Character,
  CURRENT_STAGE,
  type GlobalVariable,
  type HudEntry,
  newDocument,
  newStage,
  type RuleNode,
  type RuleTree,
  type Stage,
  type World,
  type WorldDocument,
} from "../../../src/engine/index.ts";
import { characterOf, type Sprite } from "../../sprites/sprite.ts";
import { type SoundName, soundId, soundsIn } from "./gameSounds.ts";
import { actorAt } from "./ruleSketch.ts";

export interface Member {
  readonly sprite: Sprite;
  readonly rules?: RuleTree;
  /** By id: what a variable is called and what it is at first; `stage` where it names a stage. */
  readonly variables?: Readonly<
    Record<string, { readonly name: string; readonly first: string; readonly type?: string }>
  >;
  /** Lies below all others and is in nobody's way. */
  readonly ground?: boolean;
  /** Above those of a lower layer. */
  readonly layer?: number;
}

/** What a letter on the map stands for. */
export interface Standing {
  readonly id: string;
  readonly look?: string;
  readonly transform?: NonNullable<Actor["transform"]>;
  readonly values?: Readonly<Record<string, string>>;
}

export interface StageSketch {
  readonly id: string;
  readonly name: string;
  /** A color, or the name of a bundled background. */
  readonly background: string;
  readonly wrapX?: boolean;
  readonly wrapY?: boolean;
  /** The character that the camera follows over a large stage. */
  readonly follow?: string;
  /** The tune that is heard while it is played. */
  readonly music?: SoundName;
  /** One letter a square, a row a line; dots and spaces are free. */
  readonly map: string;
  readonly letters: Readonly<Record<string, Standing | readonly Standing[]>>;
}

export interface GameSketch {
  readonly name: string;
  /** Milliseconds a tick. */
  readonly speed: number;
  /** Everybody, from the back to the front: this is also the order in which they act. */
  readonly cast: readonly Member[];
  /** Variables of the world by id: what they are called and what they are at first. */
  readonly tallies?: Readonly<Record<string, { readonly name: string; readonly first: string }>>;
  readonly stages: readonly StageSketch[];
  /** Groups of characters by id. */
  readonly kinds?: Readonly<Record<string, { readonly name: string; readonly characters: readonly string[] }>>;
  /** Variables of the world that are shown on the stage, and in which corners. */
  readonly hud?: readonly HudEntry[];
}

/** The stages begin as they are drawn, and so does their Start. */
export function gameOf(sketch: GameSketch): WorldDocument {
  const first = sketch.stages[0]?.id ?? "";
  const empty = newDocument(sketch.name, () => first);
  const characters = Object.fromEntries(sketch.cast.map((member) => [member.sprite.id, characterFrom(member, sketch)]));
  const stages = sketch.stages.map((stage, order) => stageFrom(stage, order, sketch));
  const sounds = soundsIn(Object.values(characters), stages);
  const tallies = Object.entries(sketch.tallies ?? {}).map(([id, { name, first: value }]) => ({ id, name, value }));
  const globals = byId<GlobalVariable>([...Object.values(empty.world.globals), ...tallies]);
  return {
    ...empty,
    characters,
    world: {
      ...empty.world,
      stages: byId(stages),
      globals,
      startGlobals: Object.fromEntries(
        Object.values(globals).flatMap(({ id, value }) => (id === CURRENT_STAGE ? [] : [[id, value]])),
      ),
      speed: sketch.speed,
      ...partsOf(sketch),
      ...(sounds.length > 0 ? { sounds: byId(sounds) } : {}),
    },
  };
}

/** Only what a game has is written into it. */
function partsOf({ kinds, hud }: GameSketch): Pick<World, "kinds" | "hud"> {
  return {
    ...(kinds ? { kinds: byId(Object.entries(kinds).map(([id, kind]) => ({ id, ...kind }))) } : {}),
    ...(hud ? { hud } : {}),
  };
}

function byId<Thing extends { readonly id: string }>(things: readonly Thing[]): Record<string, Thing> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]));
}

function characterFrom({ sprite, rules = [], variables = {}, ground, layer }: Member, { cast }: GameSketch): Character {
  return {
    ...characterOf(sprite),
    ...(ground ? { ground } : {}),
    ...(layer === undefined ? {} : { layer }),
    rules: rules.map((node) => dressed(node, cast)),
    variables: byId(
      Object.entries(variables).map(([id, { name, first, ...type }]) => ({ id, name, defaultValue: first, ...type })),
    ),
  };
}

/** Everybody in a rule's picture looks as the rule asks for, else as at first. */
function dressed(node: RuleNode, cast: readonly Member[]): RuleNode {
  if (node.type !== "rule") return { ...node, rules: node.rules.map((inner) => dressed(inner, cast)) };
  const actors = Object.values(node.actors).map((actor) => {
    const asked = (variableId: string) =>
      node.conditions.flatMap(({ left, right, comparator }) => {
        const isAsked = "variableId" in left && left.actorId === actor.id && left.variableId === variableId;
        return isAsked && comparator === "=" && "constant" in right ? [right.constant] : [];
      })[0];
    const transform = asked("transform") as Actor["transform"];
    const appearance = asked("appearance") ?? firstLook(actor, cast);
    return { ...actor, appearance, ...(transform === undefined ? {} : { transform }) };
  });
  const actions = node.actions.map((action) =>
    action.type === "create"
      ? { ...action, actor: { ...action.actor, appearance: action.actor.appearance || firstLook(action.actor, cast) } }
      : action,
  );
  return { ...node, actors: byId(actors), actions };
}

function firstLook({ characterId }: Actor, cast: readonly Member[]): string {
  return spriteOf(characterId, cast).looks[0]?.id ?? "";
}

function spriteOf(id: string, cast: readonly Member[]): Sprite {
  const member = cast.find(({ sprite }) => sprite.id === id);
  if (!member) throw new Error(`Nobody in the game is called ${id}`);
  return member.sprite;
}

function stageFrom(
  { id, name, background, wrapX = false, wrapY = false, follow, music, map, letters }: StageSketch,
  order: number,
  { cast }: GameSketch,
): Stage {
  const rows = map.split("\n").filter((row) => row !== "");
  const width = Math.max(...rows.map((row) => row.length));
  const standing = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => whoStands(letter, letters).map((who) => ({ ...who, x, y }))),
  );
  const inOrder = cast.flatMap(({ sprite }) => standing.filter((who) => who.id === sprite.id));
  const actors = byId(
    inOrder.map(({ id: characterId, look, transform, values = {}, x, y }) => ({
      ...actorAt(`${characterId} ${x},${y}`, characterId, [x, y], lookId(characterId, look, cast)),
      ...(transform === undefined ? {} : { transform }),
      variableValues: values,
    })),
  );
  const shown = background.startsWith("#") ? background : `url(/backgrounds/${background}.png)`;
  const size = { width, height: rows.length, wrapX, wrapY };
  const camera = follow === undefined ? {} : { camera: { follow } };
  const tune = music === undefined ? {} : { music: soundId(music) };
  return { ...newStage(id, order), name, background: shown, ...size, actors, startActors: actors, ...camera, ...tune };
}

function whoStands(letter: string, letters: StageSketch["letters"]): readonly Standing[] {
  if (letter === "." || letter === " ") return [];
  const who = letters[letter];
  if (!who) throw new Error(`Nobody is drawn as "${letter}"`);
  return "id" in who ? [who] : who;
}

function lookId(characterId: string, look: string | undefined, cast: readonly Member[]): string {
  const sprite = spriteOf(characterId, cast);
  const found = look === undefined ? sprite.looks[0] : sprite.looks.find(({ name }) => name === look);
  if (!found) throw new Error(`${sprite.name} has no look called ${look}`);
  return found.id;
}
