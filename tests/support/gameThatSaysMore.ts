/** A game in which every field of the laws of "Rules that say more" is used, as it is stored. */
import type { Action, WorldDocument } from "../../src/engine/index.ts";

const actor = (id: string, characterId: string, x: number, y = 0) => ({
  id,
  characterId,
  position: { x, y },
  appearance: "idle",
  variableValues: {},
});

const character = (id: string, name: string) => ({
  id,
  name,
  spritesheet: {
    appearances: { idle: [""] },
    appearanceNames: { idle: "Idle" },
    appearanceInfo: { idle: { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true as const } } },
  },
  rules: [],
  variables: {},
});

export const WAVE = waveOf(Buffer.from([128, 255, 128, 0]));

/** A sound file of 8 bits and one channel, as a data URL; `more` are chunks beside the two that make it sound. */
export function waveOf(samples: Buffer, more: readonly Buffer[] = []): string {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(11_025, 4);
  format.writeUInt32LE(11_025, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(8, 14);
  const chunks = Buffer.concat([waveChunk("fmt ", format), ...more, waveChunk("data", samples)]);
  const head = Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WAVE")]);
  head.writeUInt32LE(4 + chunks.length, 4);
  return `data:audio/wav;base64,${Buffer.concat([head, chunks]).toString("base64")}`;
}

export function waveChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(name), Buffer.alloc(4)]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

export const EVERY_ACTION: readonly Action[] = [
  { type: "sound", sound: "pop" },
  { type: "say", actorId: "me", text: "I have [Score]!", ticks: 4 },
  { type: "stage", to: "next", fresh: true },
  { type: "travel", actorId: "me", to: "s2", at: { x: 1, y: 1 }, show: false },
  { type: "end", outcome: "won", text: "Well done, [Hero]" },
  { type: "move", actorId: "me", to: { start: true } },
  { type: "move", actorId: "me", to: { actorId: "foe" } },
  { type: "move", actorId: "me", to: { nearest: "enemies" } },
  { type: "move", actorId: "me", to: { random: "free" } },
  { type: "create", actorId: "new", actor: { ...actor("new", "coin", 0), variableValues: {} }, to: { nearest: "*" } },
  { type: "create", actorId: "new2", actor: { ...actor("new2", "coin", 0) }, to: { random: "free" } },
  { type: "variable", actorId: "me", variable: "v", operation: "set", value: { random: { from: 1, to: 6 } } },
  { type: "global", global: "score", operation: "add", value: { count: "coin" } },
  { type: "global", global: "score", operation: "set", value: { actorId: "me", way: "*", around: false } },
];

const extent = { xmin: 0, xmax: 1, ymin: -1, ymax: 0, ignored: {} };

export function gameThatSaysMore(): WorldDocument {
  const conditions = [
    { key: "a", enabled: true, left: { count: "enemies" }, comparator: "<" as const, right: { constant: "3" } },
    {
      key: "b",
      enabled: true,
      left: { actorId: "me", way: "enemies", around: true },
      comparator: "=" as const,
      right: { constant: "left" },
    },
    {
      key: "c",
      enabled: true,
      left: { actorId: "me", variableId: "column" },
      comparator: ">" as const,
      right: { actorId: "me", variableId: "row" },
    },
  ];
  const rule = {
    type: "rule" as const,
    id: "go",
    name: "Go",
    mainActorId: "me",
    conditions,
    actors: { me: actor("me", "hero", 0), foe: { ...actor("foe", "bat", 1), kind: "enemies" } },
    actions: EVERY_ACTION,
    extent: { ...extent, passing: { "1,0": "*" }, edge: { "0,-1": true as const, "1,-1": true as const } },
  };
  const derived = {
    ...rule,
    id: "go-flip-x",
    name: "Go back",
    conditions: [],
    derived: { from: "go", turn: "flip-x" as const, looks: "turn" as const },
  };
  const hero = {
    ...character("hero", "Hero"),
    layer: 3,
    variables: { v: { id: "v", name: "V", defaultValue: "0" } },
    rules: [
      {
        type: "group-event" as const,
        id: "tick",
        event: "timer" as const,
        every: 3,
        goOn: true,
        conditions: conditions.slice(0, 1),
        rules: [rule],
      },
      { type: "group-event" as const, id: "begin", event: "start" as const, goOn: false, rules: [derived] },
      { type: "group-event" as const, id: "press", event: "key" as const, code: 32, hold: false, rules: [] },
      {
        type: "group-flow" as const,
        id: "maybe",
        name: "Maybe",
        behavior: "chance" as const,
        oneIn: 2,
        conditions: conditions.slice(1),
        rules: [],
      },
    ],
  };
  const stages = {
    s1: {
      ...stage("s1", 0),
      music: "tune",
      camera: { follow: "hero" },
      dim: false,
      actors: { h1: { ...actor("h1", "hero", 0), saying: { text: "Hi", ticks: 3 } }, b1: actor("b1", "bat", 1) },
    },
    s2: { ...stage("s2", 1), actors: { c1: actor("c1", "coin", 1) } },
  };
  const globals = {
    selectedStageId: { id: "selectedStageId", name: "Current Stage", value: "s1", type: "stage" },
    score: { id: "score", name: "Score", value: "7" },
  };
  const past = {
    input: { keys: {}, clicks: {} },
    globals,
    evaluatedRuleIds: {},
    stageId: "s1",
    actors: stages.s1.actors,
    ticks: 6,
    ticked: "s2",
    stages: { s2: { c1: actor("c1", "coin", 0) } },
  };
  return {
    version: 1,
    characters: { hero, bat: character("bat", "Bat"), coin: character("coin", "Coin"), grass: ground() },
    world: {
      id: "root",
      metadata: { id: "root", name: "Says more" },
      stages,
      globals,
      input: { keys: {}, clicks: {} },
      evaluatedRuleIds: {},
      history: [past],
      kinds: {
        enemies: { id: "enemies", name: "Enemies", characters: ["bat", "coin"] },
        others: { id: "others", name: "All others", characters: ["hero"], except: true },
      },
      ticks: 7,
      ticked: "s1",
      settle: true,
      sounds: { pop: { id: "pop", name: "Pop", data: WAVE }, tune: { id: "tune", name: "Tune" } },
      hud: [{ globalId: "score", corner: "top-left" }],
    },
    undoStack: [],
    redoStack: [],
  };
}

function ground() {
  return { ...character("grass", "Grass"), ground: true };
}

function stage(id: string, order: number) {
  return {
    id,
    name: id,
    order,
    width: 3,
    height: 2,
    wrapX: false,
    wrapY: false,
    background: "#005392",
    scale: 1,
  };
}
