/** Texts that keep a careless parser busy for minutes, by the number of letters. */
export const EVIL_TEXTS: Readonly<Record<string, (letters: number) => string>> = {
  spaces: (letters) => " ".repeat(letters),
  "an address of spaces": (letters) => `url(${" ".repeat(letters - 5)}x`,
  "an address of closed spaces": (letters) => `url(${" ".repeat(letters - 6)}x)`,
  "an address of quotes": (letters) => `url(${'"'.repeat(letters - 6)}')`,
  "open parentheses": (letters) => "url(".repeat(letters / 4),
  "closed parentheses": (letters) => `url(${")".repeat(letters - 5)}x`,
  "one letter": (letters) => "a".repeat(letters),
  "one digit": (letters) => "7".repeat(letters),
  "a color without end": (letters) => `rgb(${"1,".repeat((letters - 4) / 2)}`,
  "a picture with a wrong end": (letters) => `data:image/png;base64,${"A".repeat(letters - 23)}!`,
  "a sound with a wrong end": (letters) => `data:audio/wav;base64,UklGR${"A".repeat(letters - 28)}!`,
  "a path of dots": (letters) => `/${"./".repeat((letters - 2) / 2)}?`,
  newlines: (letters) => "\n".repeat(letters),
  "lines of spaces": (letters) => `${" ".repeat(letters - 2)}\nx`,
  "spaces between lines": (letters) => "\n \r".repeat(letters / 3),
  backslashes: (letters) => "\\".repeat(letters),
  "at signs and dots": (letters) => `a@${".".repeat(letters - 3)} `,
  "marks out of order": (letters) => "a\u0301\u0316".repeat(letters / 3),
  "half letters": (letters) => "\ud83d".repeat(letters),
};

export interface EvilGame {
  /** The path of the text, as `world.stages.s1.background`. */
  readonly place: string;
  readonly game: unknown;
}

/** For every text in the game and every map, a copy with this text in its place, or as a key of the map. */
export function* gamesWith(text: string, game: unknown): Generator<EvilGame> {
  for (const path of placesOf(game)) yield { place: path.join("."), game: changed(game, path, text) };
  for (const path of keysOf(game)) yield { place: `the key ${path.join(".")}`, game: renamed(game, path, text) };
}

/** Objects whose keys are chosen by the maker of the game. */
const MAPS: ReadonlySet<string> = new Set(
  "characters variables appearances appearanceNames appearanceInfo stages globals startGlobals variableValues actors startActors conditions unread unreadDisabled keys kinds sounds passing edge".split(
    " ",
  ),
);

/** References and types: with an evil text in one of them, much of the game would not be read at all. */
const JOINTS: ReadonlySet<string> = new Set(
  "id type event behavior characterId mainActorId actorId stageId path".split(" "),
);

/** A copy with this text in all places except references and types. */
export function gameFilledWith(text: string, game: unknown): unknown {
  const isFilled = (path: readonly string[]): boolean => !path.some((key) => JOINTS.has(key));
  return placesOf(game)
    .filter(isFilled)
    .reduce((filled, path) => changed(filled, path, text), game);
}

function placesOf(value: unknown): string[][] {
  if (typeof value === "string") return [[]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placesOf(inner).map((path) => [key, ...path]));
}

/** The path of the first key of each map. */
function keysOf(value: unknown, name = ""): string[][] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const [first] = MAPS.has(name) && !Array.isArray(value) ? entries : [];
  const within = entries.flatMap(([key, inner]) => keysOf(inner, key).map((path) => [key, ...path]));
  return [...(first ? [[first[0]]] : []), ...within];
}

function renamed(value: unknown, [key = "", ...path]: readonly string[], name: string): unknown {
  const isHere = path.length === 0;
  const change = ([at, entry]: [string, unknown]): [string, unknown] =>
    at !== key ? [at, entry] : isHere ? [name, entry] : [at, renamed(entry, path, name)];
  const entries = Object.entries(value as object).map(change);
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

function changed(value: unknown, [key, ...path]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((entry, n) => (String(n) === key ? changed(entry, path, text) : entry));
  const fields = value as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: changed(fields[key], path, text) };
}

const PICTURE = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAYAAACM/rhtAAAAAElFTkSuQmCC";

const SOUND = "data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAESsAABErAAABAAgAZGF0YQAAAAA=";

/** A game in which every part that can hold a text does, in today's shape and in older ones. */
export function gameOfTexts(): Record<string, unknown> {
  const actor = {
    id: "a1",
    characterId: "hero",
    position: { x: "1", y: "2" },
    appearance: "idle",
    transform: "90deg",
    kind: "enemies",
    saying: { text: "Hi", ticks: "2" },
    frameCount: "1",
    variableValues: { v: "1" },
  };
  const actions = [
    { type: "move", actorId: "a1", offset: { x: "1", y: "0" } },
    { type: "create", actorId: "a2", actor: { ...actor, id: "a2" }, offset: { x: "0", y: "1" } },
    { type: "appearance", actorId: "a1", to: "idle" },
    { type: "transform", actorId: "a1", value: { constant: "90" } },
    { type: "variable", actorId: "a1", variable: "v", operation: "add", value: { globalId: "g" } },
    { type: "global", global: "g", operation: "set", value: { actorId: "a1", variableId: "v" } },
    { type: "global", global: "g", operation: "set", value: { random: { from: "1", to: "6" } } },
    { type: "sound", sound: "pop" },
    { type: "say", actorId: "a1", text: "I have [Points]", ticks: "3" },
    { type: "travel", actorId: "a1", to: "s2", at: { x: "1", y: "2" } },
    { type: "end", outcome: "won", text: "Well done" },
    { type: "dance", mood: "glad" },
  ];
  const rule = {
    type: "rule",
    id: "r1",
    name: "Go",
    note: "A note",
    comment: "A comment",
    mainActorId: "a1",
    actors: { a1: actor },
    conditions: [
      { key: "c1", left: { actorId: "a1", variableId: "transform" }, right: { constant: "0" }, comparator: "=" },
      { key: "c1", left: { globalId: "g" }, right: "1", comparator: "contains" },
      { key: "c3", left: { count: "enemies" }, right: { actorId: "a1", way: "enemies" }, comparator: "<" },
    ],
    actions,
    extent: { xmin: "0", xmax: "1", ymin: "0", ymax: "0", passing: { "0,0": "enemies" }, edge: { "1,0": true } },
    derived: { from: "r2", turn: "90", looks: "keep" },
  };
  const asked = { type: "variable", variableId: "v", comparator: "=", value: { constant: "2" } };
  const older = [
    { ...rule, id: "r2", conditions: { a1: { v: { enabled: true, comparator: "=" } } } },
    { ...rule, id: "r3", conditions: { a1: { "v2-1736100000000": asked } } },
    { ...rule, id: "r4", unread: { mood: "glad", conditions: [{ key: "c2", left: { mood: "glad" } }] } },
  ];
  const hero = {
    id: "hero",
    name: "Hero",
    rules: [
      {
        type: "group-event",
        id: "e1",
        name: "When",
        event: "key",
        code: "39",
        conditions: [{ key: "c4", left: { globalId: "g" }, right: { constant: "1" }, comparator: "=" }],
        rules: [{ type: "comment", text: "A comment" }, rule],
      },
      { type: "group-flow", id: "f1", name: "Do", behavior: "loop", loopCount: { constant: "2" }, rules: older },
    ],
    variables: { v: { id: "v", name: "Points", defaultValue: "0", type: "number" } },
    spritesheet: {
      appearances: { idle: [PICTURE] },
      appearanceNames: { idle: "Idle" },
      appearanceInfo: { idle: { width: "1", height: "1", anchor: { x: "0", y: "0" } } },
    },
  };
  const stage = {
    id: "s1",
    name: "Level 1",
    order: "0",
    width: "22",
    height: "13",
    scale: "fit",
    background: "url(/backgrounds/landscape.png)",
    actors: { a1: actor },
    startActors: { a1: actor },
    thumbnail: PICTURE,
    startThumbnail: PICTURE,
    music: "pop",
    camera: { follow: "hero" },
  };
  const values = { width: "9", height: "7", background: "#fff", tileSize: "40", wrapX: "true", mood: "calm" };
  const ofOtherTool = { id: "s2", name: "Level 2", order: "1", variableValues: values, actors: {} };
  const globals = { g: { id: "g", name: "Score", value: "0", type: "number" } };
  const tick = {
    input: { keys: { 39: true }, clicks: {} },
    evaluatedRuleIds: {},
    stageId: "s1",
    globals,
    actors: { a1: actor },
  };
  const change = { path: ["world", "stages", "s1", "background"], before: "#fff", after: "url(/backgrounds/cave.png)" };
  const step = { label: "Background", changes: [change, { path: ["characters", "hero", "name"], before: "Hero" }] };
  return {
    version: 1,
    characters: { hero },
    world: {
      id: "root",
      metadata: { id: "root", name: "Game" },
      stages: { s1: stage, s2: ofOtherTool },
      firstStageId: "s1",
      globals,
      startGlobals: { g: "1" },
      kinds: { enemies: { id: "enemies", name: "Enemies", characters: ["hero"] } },
      sounds: { pop: { id: "pop", name: "Pop", data: SOUND } },
      hud: [{ globalId: "g", corner: "top-left" }],
      ticked: "s1",
      history: [tick],
    },
    undoStack: [step],
    redoStack: [step],
  };
}
