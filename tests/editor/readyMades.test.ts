/** Characters of the library that come with rules: each works in any game, with what it needs, and alone. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import { readyMadeCharacterSchema } from "../../src/api/wire.ts";
import { ReadyMadeActions } from "../../src/editor/actions/ReadyMadeActions.ts";
import { deleteCharacter } from "../../src/editor/commands/characters.ts";
import { addReadyMadeGame } from "../../src/editor/commands/readyMades.ts";
import {
  type Actor,
  defaultAppearance,
  type Id,
  newDocument,
  type Point,
  rulesIn,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { missingReferences } from "../../src/recording/missingReferences.ts";
import { gameContextOf } from "../../src/recording/Recording.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { expectUndoAndRedo } from "../support/undoRoundTrip.ts";

const shelf = readyMadeCharacterSchema
  .array()
  .parse(JSON.parse(readFileSync(new URL("../../assets/sprites/characters.json", import.meta.url), "utf8")));
const withRules = shelf.flatMap(({ id, name, does, game, standIns = [] }) =>
  game ? [{ id, name, does, game, standIns }] : [],
);

let made = 0;
const newId = () => `new-${made++}`;

function added(document: WorldDocument, id: string): { document: WorldDocument; id: Id } {
  const readyMade = withRules.find((one) => one.id === id);
  if (!readyMade) throw new Error(`${id} is not in the library`);
  const { document: after, characterId } = addReadyMadeGame(document, readyMade, newId);
  return { document: after, id: characterId };
}

const empty = () => newDocument("Test", newId);

const idOf = ({ characters }: WorldDocument, name: string): Id =>
  Object.values(characters).find((character) => character.name === name)?.id ?? "";

/** The game with copies of characters on its stage, which does not wrap, and on its Start. */
function placed(document: WorldDocument, places: readonly (readonly [id: Id, x: number, y: number])[]): WorldDocument {
  const [stage] = Object.values(document.world.stages);
  if (!stage) throw new Error("A game has a stage.");
  const actors = Object.fromEntries(
    places.map(([characterId, x, y], n): [Id, Actor] => {
      const character = document.characters[characterId];
      const appearance = (character && defaultAppearance(character)) ?? "";
      return [`actor-${n}`, { id: `actor-${n}`, characterId, position: { x, y }, appearance, variableValues: {} }];
    }),
  );
  const shown = { ...stage, wrapX: false, wrapY: false, actors, startActors: actors };
  return { ...document, world: { ...document.world, stages: { [stage.id]: shown } } };
}

/** The same game on a stage whose edges meet, as a new stage's do. */
function goingAround({ world, ...document }: WorldDocument): WorldDocument {
  const stages = Object.entries(world.stages).map(([id, stage]) => [id, { ...stage, wrapX: true, wrapY: true }]);
  return { ...document, world: { ...world, stages: Object.fromEntries(stages) } };
}

/** A wall from the left edge to the right one. */
const floor = (id: Id, y: number) => Array.from({ length: 22 }, (_, x) => [id, x, y] as const);
const at = (play: Play, id: Id): Point | undefined => play.one(id)?.position;

describe.each(withRules)("$name", ({ id, game, does }) => {
  it("is a game that opens without a note, and says what it does", () => {
    expect(migrate(game).notes).toEqual([]);
    expect(does).toMatch(/^[A-Z].{4,40}$/);
  });

  it("comes with what its rules name, and shares no ids with another copy of it", () => {
    const first = added(empty(), id);
    const { document } = added(first.document, id);
    const rules = Object.values(document.characters).flatMap(({ rules }) => rulesIn(rules));
    for (const rule of rules) {
      expect(missingReferences(rule, gameContextOf(document))).toEqual({ neverFits: false, gone: [] });
    }
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(migrate(structuredClone(document)).notes).toEqual([]);
  });

  it("plays on without an error when all others are gone, and in a game that is full of others", () => {
    const alone = added(empty(), id);
    const others = Object.keys(alone.document.characters).filter((other) => other !== alone.id);
    const lonely = others.reduce(deleteCharacter, alone.document);
    new Play(placed(lonely, [[alone.id, 5, 5]])).press("r l u _ _ r").wait(40);
    const crowd = withRules.reduce((document, other) => added(document, other.id).document, empty());
    const places = Object.keys(crowd.characters).map((other, n) => [other, 2 + n, 4] as const);
    new Play(placed(crowd, places)).press("rrlludd__").wait(60);
  });
});

it("is added as one step, which Undo takes back whole, and is selected", () => {
  const test = new TestEditor();
  const ghost = shelf.find(({ id }) => id === "chasing-ghost");
  if (!ghost) throw new Error("The ghost is not in the library.");
  const added = new ReadyMadeActions(test.editor).add(ghost);
  expect([test.state.ui.selectedCharacterId, Object.keys(test.state.document.characters).length]).toEqual([added, 2]);
  expectUndoAndRedo(test);
});

describe("the ghost that chases", () => {
  it("brings a hero along only where nobody is led by keys", () => {
    const first = added(empty(), "chasing-ghost").document;
    expect(Object.values(first.characters).map(({ name }) => name)).toEqual(["Chasing Ghost", "Hero"]);
    const second = added(added(empty(), "jumping-hero").document, "chasing-ghost").document;
    expect(Object.values(second.characters).map(({ name }) => name)).toEqual(["Jumping Hero", "Chasing Ghost"]);
    const kinds = Object.values(second.world.kinds ?? {});
    expect(kinds.map(({ name, characters }) => [name, characters.map((one) => second.characters[one]?.name)])).toEqual([
      ["Heroes", ["Jumping Hero"]],
      ["Enemies", ["Chasing Ghost"]],
    ]);
  });

  it("chases the hero that the game has already, who need not be led by keys yet", () => {
    const [hero] = Object.values(added(empty(), "chasing-ghost").document.characters).filter(
      ({ name }) => name === "Hero",
    );
    if (!hero) throw new Error("The ghost brings a hero.");
    const mine = { ...hero, id: "mine", rules: [] };
    const { document } = added({ ...empty(), characters: { mine } }, "chasing-ghost");
    expect(Object.values(document.characters).map(({ name }) => name)).toEqual(["Hero", "Chasing Ghost"]);
    expect(Object.values(document.world.kinds ?? {}).find(({ name }) => name === "Heroes")?.characters).toEqual([
      "mine",
    ]);
  });

  it("walks around walls to a hero, and sends it back to the start", () => {
    const { document, id } = added(empty(), "chasing-ghost");
    const hero = idOf(document, "Hero");
    const wall = added(document, "slime-pot");
    const play = new Play(
      placed(wall.document, [
        [id, 2, 2],
        [hero, 6, 2],
        [wall.id, 4, 2],
        [wall.id, 4, 1],
      ]),
    );
    play.press("r").wait(60);
    expect(at(play, hero)).toEqual({ x: 6, y: 2 });
    expect(at(play, id)?.x).toBeGreaterThan(4);
  });
});

describe("the shooter", () => {
  it("shoots an enemy away, and the points are seen on the stage", () => {
    const { document, id } = added(empty(), "bubble-shooter");
    const slime = idOf(document, "Green Slime");
    const play = new Play(
      placed(document, [
        [id, 2, 2],
        [slime, 8, 2],
      ]),
    )
      .press("_")
      .wait(8);
    expect([play.all(slime), play.tally("ready-points")]).toEqual([[], "1"]);
    expect(play.wait(20).all(idOf(document, "Soap Bubble"))).toEqual([]);
    expect(document.world.hud).toEqual([{ globalId: "ready-points", corner: "top-left" }]);
  });

  it("sees its bubbles burst on a stage that goes around, too, which they would circle forever", () => {
    const { document, id } = added(empty(), "bubble-shooter");
    const game = goingAround(placed(document, [[id, 2, 2]]));
    const bubbles = (play: Play) => play.all(idOf(document, "Soap Bubble")).length;
    // Who stays in the row would stop it.
    const play = new Play(game).press("_d");
    expect(bubbles(play)).toBe(1);
    expect(bubbles(play.wait(12))).toBe(0);
  });

  it("shoots to the left after it walked to the left", () => {
    const { document, id } = added(empty(), "bubble-shooter");
    const play = new Play(placed(document, [[id, 8, 2]])).press("l_.");
    expect(at(play, idOf(document, "Soap Bubble"))?.x).toBeLessThan(7);
  });
});

describe("the hero who jumps", () => {
  it("falls to the ground, runs, and jumps one square up", () => {
    const { document, id } = added(empty(), "jumping-hero");
    const ground = added(document, "slime-pot");
    const play = new Play(placed(ground.document, [[id, 5, 2], ...floor(ground.id, 9)])).wait(10);
    expect(at(play, id)).toEqual({ x: 5, y: 8 });
    expect(at(play.press("rr"), id)).toEqual({ x: 7, y: 8 });
    expect(at(play.press("u"), id)).toEqual({ x: 7, y: 7 });
    expect(at(play.wait(6), id)).toEqual({ x: 7, y: 8 });
  });
});

describe("the pot", () => {
  it("makes a slime now and then, five at most", () => {
    const { document, id } = added(empty(), "slime-pot");
    const play = new Play(placed(document, [[id, 5, 5]]));
    const slimes = () => play.all(idOf(document, "Green Slime")).length;
    expect([play.wait(9) && slimes(), play.wait(100) && slimes()]).toEqual([1, 5]);
  });
});

describe("the door", () => {
  it("opens for a hero beside it, and wins the level when the hero walks in", () => {
    const { document, id } = added(empty(), "door-out");
    const play = new Play(
      placed(document, [
        [id, 5, 5],
        [idOf(document, "Hero"), 2, 5],
      ]),
    );
    play.press("rr.");
    expect([play.one(id)?.appearance, play.ended]).toEqual([expect.any(String), null]);
    const looks = document.characters[id]?.spritesheet.appearanceNames ?? {};
    expect(looks[play.one(id)?.appearance ?? ""]).toBe("Open");
    expect(play.press("r.").ended).toEqual({ outcome: "won", text: "You found the way out!" });
  });
});
