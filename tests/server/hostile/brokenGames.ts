import { WAVE } from "../../support/gameThatSaysMore.ts";
import { game, jpeg } from "../TestServer.ts";

/** Numbers from 0 to below 1 (mulberry32). */
export function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e300,
  "",
  "x".repeat(20_000),
  "\ud800",
  "\u0000\u202e",
  "{}",
  "data:image/svg+xml;base64,AAAA",
  "data:image/png;base64,AAAA",
  "url(http://169.254.169.254/)",
  [],
  [[[[]]]],
  {},
  { id: "other" },
  [{ toString: 1 }],
  { toString: 1, hasOwnProperty: null, length: -1, toJSON: {} },
];
const ODD_KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "",
  "\ud800",
  "\u0000",
  "0",
  "length",
  "k".repeat(600),
];
/** What JSON text can express and a value cannot. */
const ODD_TEXTS = [
  '"__proto__":{"isAdmin":true},',
  '"id":1e999,',
  '"id":"a","id":"b",',
  '"\\ud800":"\\udfff",',
  '"a":-0,',
  '"b":00,',
  "\u0007",
];

/** The JSON text of a save whose game is broken in one to six random places, the same for the same seed; some texts are no longer JSON. */
export function brokenGame(seed: number): string {
  const dice = diceOf(seed);
  const data = wholeGame();
  for (let n = 0; n <= dice() * 5; n++) breakOne(data, dice);
  const text = JSON.stringify({ data, ...(dice() < 0.2 ? { name: pick(ODD_VALUES, dice) } : {}) });
  return dice() < 0.3 ? breakText(text, dice) : text;
}

/** A game with every kind of part, so that each can be broken. */
export function wholeGame(): Record<string, unknown> {
  const actor = {
    id: "a1",
    characterId: "hero",
    position: { x: 1, y: 2 },
    appearance: "idle",
    variableValues: { v: "1" },
  };
  const rule = {
    type: "rule",
    id: "r1",
    name: "Go",
    mainActorId: "a1",
    actors: { a1: actor },
    conditions: [{ key: "c1", left: { count: "k1" }, comparator: "<", right: { constant: "3" } }],
    actions: [
      { type: "say", actorId: "a1", text: "I have [Points]", ticks: 3 },
      { type: "travel", actorId: "a1", to: "s1", at: { x: 1, y: 1 }, show: true },
      { type: "move", actorId: "a1", to: { nearest: "k1" } },
    ],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {}, passing: { "0,0": "*" }, edge: { "1,0": true } },
  };
  const hero = {
    id: "hero",
    name: "Hero",
    rules: [{ type: "group-event", id: "e1", event: "idle", rules: [rule] }],
    variables: { v: { id: "v", name: "Points", defaultValue: "0" } },
    spritesheet: { appearances: { idle: [jpeg()] }, appearanceNames: { idle: "Idle" } },
  };
  const stage = {
    id: "s1",
    name: "Level 1",
    width: 22,
    height: 13,
    background: "#005392",
    actors: { a1: actor },
    thumbnail: jpeg(),
  };
  const step = {
    label: "Move",
    changes: [{ path: ["world", "stages", "s1", "background"], before: "#fff", after: "#000" }],
  };
  return {
    ...game(),
    characters: { hero },
    world: {
      id: "root",
      stages: { s1: stage },
      globals: {},
      history: [],
      kinds: { k1: { id: "k1", name: "Enemies", characters: ["hero"] } },
      sounds: { pop: { id: "pop", name: "Pop", data: WAVE } },
      hud: [{ globalId: "g", corner: "top-left" }],
      ticks: 3,
      ticked: "s1",
    },
    undoStack: [step],
  };
}

type Container = Record<string, unknown> | unknown[];

function breakOne(data: Container, dice: () => number): void {
  const place = pick(containersOf(data), dice);
  if (Array.isArray(place)) place.push(structuredClone(pick(ODD_VALUES, dice)));
  else if (dice() < 0.3)
    Object.defineProperty(place, pick(ODD_KEYS, dice), {
      value: {},
      enumerable: true,
      configurable: true,
      writable: true,
    });
  else place[pick(Object.keys(place), dice) ?? "x"] = structuredClone(pick(ODD_VALUES, dice));
}

function containersOf(value: unknown): Container[] {
  if (typeof value !== "object" || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containersOf)];
}

function breakText(text: string, dice: () => number): string {
  const at = text.indexOf("{", Math.floor(dice() * text.length)) + 1;
  return dice() < 0.2 ? text.slice(0, at) : text.slice(0, at) + pick(ODD_TEXTS, dice) + text.slice(at);
}

function pick<Item>(items: readonly Item[], dice: () => number): Item {
  return items[Math.floor(dice() * items.length)] as Item;
}
