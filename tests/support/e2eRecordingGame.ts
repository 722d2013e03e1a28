import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Actor,
  type Character,
  CURRENT_STAGE,
  defaultAppearance,
  newDocument,
  newStage,
  type Stage,
  type WorldDocument,
} from "../../src/engine/index.ts";

const LETTERS: Readonly<Record<string, string>> = {
  H: "Hero",
  F: "Fox",
  B: "Boulder",
  C: "Coin",
  D: "Door",
  G: "Ground",
  L: "Flag",
  R: "Rocket",
  S: "Star",
};

export const FIRST_STAGE = "first";
export const SECOND_STAGE = "second";

type ReadyMade = Pick<Character, "id" | "name" | "spritesheet">;

/** Properties of single actors that differ from others of their letter. */
export type Particulars = Readonly<Record<string, Partial<Actor>>>;

/**
 * A game for recording rules: ready-made characters on a stage drawn with letters, and a second, empty stage. Actors are named by their
 * letter and number: H1, C1, C2. The Hero has Keys, the world has Score.
 */
export function recordingGame(rows: readonly string[], particulars: Particulars = {}): WorldDocument {
  const cast = castOf(new Set([...rows.join(""), "H", "S"]));
  const empty = newDocument("Teaching", () => FIRST_STAGE);
  const stages = [
    stageOf(FIRST_STAGE, "Level 1", rows, cast, particulars),
    stageOf(SECOND_STAGE, "The Castle", rows.slice(0, 1), {}, {}),
  ];
  return {
    ...empty,
    characters: Object.fromEntries(Object.values(cast).map((one) => [one.id, one])),
    world: {
      ...empty.world,
      stages: Object.fromEntries(stages.map((stage) => [stage.id, stage])),
      globals: {
        [CURRENT_STAGE]: { id: CURRENT_STAGE, name: "Current Stage", value: FIRST_STAGE, type: "stage" },
        score: { id: "score", name: "Score", value: "0" },
      },
    },
  };
}

/** The characters by letter. */
function castOf(letters: ReadonlySet<string>): Readonly<Record<string, Character>> {
  const readyMades = readReadyMades();
  const made = Object.entries(LETTERS)
    .filter(([letter]) => letters.has(letter))
    .map(([letter, name]) => [letter, { ...named(readyMades, name), rules: [], variables: variablesOf(name) }]);
  return Object.fromEntries(made);
}

function variablesOf(name: string): Character["variables"] {
  return name === "Hero" ? { keys: { id: "keys", name: "Keys", defaultValue: "0" } } : {};
}

function readReadyMades(): readonly ReadyMade[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../../assets/sprites/characters.json"), "utf8"));
}

function named(readyMades: readonly ReadyMade[], name: string): ReadyMade {
  const found = readyMades.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ready-made ${name}.`);
  return found;
}

function stageOf(
  id: string,
  name: string,
  rows: readonly string[],
  cast: Readonly<Record<string, Character>>,
  particulars: Particulars,
): Stage {
  const actors: Record<string, Actor> = {};
  const seen: Record<string, number> = {};
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const character = cast[letter];
      if (!character) return;
      seen[letter] = (seen[letter] ?? 0) + 1;
      const actorId = `${letter}${seen[letter]}`;
      const appearance = defaultAppearance(character) ?? "";
      const actor = { id: actorId, characterId: character.id, position: { x, y }, appearance, variableValues: {} };
      actors[actorId] = { ...actor, ...particulars[actorId] };
    });
  });
  const size = { width: rows[0]?.length ?? 1, height: Math.max(rows.length, 4), wrapX: false, wrapY: false };
  return { ...newStage(id, id === FIRST_STAGE ? 0 : 1), name, ...size, background: "#8fc7e8", actors };
}
