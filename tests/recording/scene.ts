/** A few characters, and stages drawn with letters, for tests of recordings. */
import {
  type Actor,
  type Actors,
  type Character,
  newCharacter,
  newDocument,
  newStage,
  type Side,
  type Stage,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { moveSide } from "../../src/recording/extent.ts";
import { afterPicture, type GameContext, gameContextOf, type Recording } from "../../src/recording/Recording.ts";
import { startOnActor } from "../../src/recording/start.ts";

export function counter(prefix = "n"): () => string {
  let count = 0;
  return () => `${prefix}${++count}`;
}

function character(id: string, name: string, looks: readonly string[]): Character {
  const base = newCharacter(id);
  const appearances = Object.fromEntries(looks.map((look) => [`${id}-${look}`, ["data:image/png;base64,"]]));
  const appearanceNames = Object.fromEntries(looks.map((look) => [`${id}-${look}`, look]));
  return { ...base, name, spritesheet: { appearances, appearanceNames, appearanceInfo: {} } };
}

const boat: Character = (() => {
  const plain = character("boat", "Boat", ["Idle", "Sail"]);
  const wide = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "0,0": true, "1,0": true } } as const;
  const high = { anchor: { x: 0, y: 1 }, width: 1, height: 2, filled: { "0,0": true, "0,1": true } } as const;
  const appearanceInfo = { "boat-Idle": wide, "boat-Sail": high };
  return { ...plain, spritesheet: { ...plain.spritesheet, appearanceInfo } };
})();

export const CHARACTERS = {
  hero: {
    ...character("hero", "Hero", ["Idle", "Happy"]),
    variables: { lives: { id: "lives", name: "Lives", defaultValue: "3" } },
  },
  wall: character("wall", "Wall", ["Idle"]),
  coin: character("coin", "Coin", ["Idle", "Shiny"]),
  egg: character("egg", "Egg", ["Idle"]),
  boat,
};

const LETTERS: Readonly<Record<string, keyof typeof CHARACTERS>> = {
  H: "hero",
  W: "wall",
  C: "coin",
  E: "egg",
  B: "boat",
};

export function actor(id: string, characterId: string, x: number, y: number): Actor {
  return { id, characterId, position: { x, y }, appearance: `${characterId}-Idle`, variableValues: {} };
}

/** The id of an actor is its letter and a number: H1, W1, W2. */
export function stageOf(rows: readonly string[]): Stage {
  const actors: Record<string, Actor> = {};
  const seen: Record<string, number> = {};
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const characterId = LETTERS[letter];
      if (!characterId) return;
      seen[letter] = (seen[letter] ?? 0) + 1;
      const id = `${letter}${seen[letter]}`;
      actors[id] = actor(id, characterId, x, y);
    });
  });
  const size = { width: rows[0]?.length ?? 0, height: rows.length, wrapX: false, wrapY: false };
  return { ...newStage("stage", 0), ...size, actors };
}

export function documentOf(stage: Stage): WorldDocument {
  const document = newDocument("Test", counter("d"));
  const globals = Object.fromEntries(
    Object.entries(document.world.globals).map(([id, global]) => [id, { ...global, value: stage.id }]),
  );
  const score = { id: "score", name: "Score", value: "0" };
  const world = { ...document.world, stages: { [stage.id]: stage }, globals: { ...globals, score } };
  return { ...document, characters: CHARACTERS, world };
}

export const CAST: GameContext = gameContextOf(documentOf(stageOf(["."])));

/** A recording on the first Hero with the sides of its extent at these grid lines. */
export function recordingOn(rows: readonly string[], sides: Partial<Record<Side, number>> = {}): Recording {
  const started = startOnActor({ stage: stageOf(rows), characters: CHARACTERS, actorId: "H1", newId: counter("k") });
  if (!started) throw new Error("the picture has no H");
  return Object.entries(sides).reduce((recording, [side, line]) => moveSide(recording, side as Side, line), started);
}

/** The same with the whole stage as its extent. */
export function recordingAll(rows: readonly string[]): Recording {
  return recordingOn(rows, { left: 0, top: 0, right: rows[0]?.length ?? 0, bottom: rows.length });
}

/** The positions of actors as letters, to compare with the drawn rows of a stage. */
export function drawn(actors: Actors, { width, height }: Stage): string[] {
  const letterOf = (id: string) => Object.entries(LETTERS).find(([, characterId]) => characterId === id)?.[0] ?? "?";
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => "."));
  for (const { characterId, position } of Object.values(actors)) {
    const row = grid[position.y];
    if (row) row[position.x] = letterOf(characterId);
  }
  return grid.map((row) => row.join(""));
}

export function afterRows(recording: Recording): string[] {
  return drawn(afterPicture(recording, CAST).actors, recording.before);
}
