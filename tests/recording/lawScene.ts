/** The scene of recordings, with kinds, sounds, ground, a second level and one-line rules for tests of what later laws say. */
import type { Action, Actor, Condition, Operand, Rule, RuleContainer } from "../../src/engine/index.ts";
import type { GameContext, Recording } from "../../src/recording/Recording.ts";
import { sentenceWithLook } from "../../src/recording/sentenceParts.ts";
import { toRule } from "../../src/recording/toRule.ts";
import { actor, CAST, CHARACTERS, recordingAll } from "./scene.ts";

const water = { ...CHARACTERS.wall, id: "water", name: "Water" };
const bat = { ...CHARACTERS.wall, id: "bat", name: "Bat" };
const grass = { ...CHARACTERS.wall, id: "grass", name: "Grass", ground: true };

export const LAW_CAST: GameContext = {
  ...CAST,
  characters: { ...CHARACTERS, water, bat, grass },
  stages: {
    ...CAST.stages,
    cave: { ...(Object.values(CAST.stages)[0] as GameContext["stages"][string]), id: "cave", name: "Cave", order: 1 },
  },
  kinds: {
    enemies: { id: "enemies", name: "Enemies", characters: ["bat", "wall"] },
    boxes: { id: "boxes", name: "Boxes", characters: ["egg"] },
    others: { id: "others", name: "Things to eat", characters: ["wall"], except: true },
    nameless: { id: "nameless", name: "Friends 9", characters: ["bat", "wall"], except: true },
  },
  sounds: { pop: { id: "pop", name: "Pop", data: "" } },
};

export interface LawRule {
  readonly actions?: readonly Action[];
  readonly conditions?: readonly Condition[];
  /** Kinds of actors of the picture, by actor id. */
  readonly kinds?: Readonly<Record<string, string>>;
  readonly passing?: Rule["extent"]["passing"];
  readonly edge?: Rule["extent"]["edge"];
}

export function lawRecording(rows: readonly string[], law: LawRule = {}): Recording {
  const { actions = [], conditions = [], kinds = {}, passing, edge } = law;
  const recording = recordingAll(rows);
  const actors = Object.fromEntries(
    Object.entries(recording.before.actors).map(([id, one]) => {
      const kind = kinds[id];
      return [id, kind === undefined ? one : { ...one, kind }];
    }),
  );
  return {
    ...recording,
    before: { ...recording.before, actors },
    extent: { ...recording.extent, ...(passing && { passing }), ...(edge && { edge }) },
    actions,
    conditions,
  };
}

export function lawRule(rows: readonly string[], law: LawRule = {}): Rule {
  return toRule(lawRecording(rows, law), LAW_CAST, { id: "r", name: "Rule" });
}

/** The sentence of a rule with this picture, law and containers. */
export function saidBy(rows: readonly string[], law: LawRule = {}, containers: readonly RuleContainer[] = []): string {
  return sentenceWithLook(lawRule(rows, law), LAW_CAST, containers);
}

let keys = 0;

export function check(left: Operand, comparator: Condition["comparator"], right: Operand | string): Condition {
  keys += 1;
  const value = typeof right === "string" ? { constant: right } : right;
  return { key: `check ${keys}`, enabled: true, left, comparator, right: value };
}

export function made(id: string, characterId: string): Actor {
  return actor(id, characterId, 0, 0);
}
