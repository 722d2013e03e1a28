/** The example games as the product ships them. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleJson, examples } from "../../assets/worlds/examples/examples.ts";
import { gamePicture } from "../../assets/worlds/sketch/gamePicture.ts";
import { gameOf } from "../../assets/worlds/sketch/gameSketch.ts";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import { checkGame } from "../../server/services/gameFile.ts";
import {
  CURRENT_STAGE,
  hasStart,
  type RuleNode,
  type RuleTree,
  rulesIn,
  type WorldDocument,
} from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { unpackedDataUrl } from "../assets/readPng.ts";

const shipped = (name: string) =>
  readFileSync(new URL(`../../assets/worlds/examples/${name}.json`, import.meta.url), "utf8");

function unpacked(json: string): string {
  return json.replaceAll(/data:image\/png;base64,[\w+/=]+/g, unpackedDataUrl);
}

function nodesOf(rules: RuleTree): RuleNode[] {
  return rules.flatMap((node) => [node, ...(node.type === "rule" ? [] : nodesOf(node.rules))]);
}

describe.each(Object.entries(examples))("%s", (name, sketch) => {
  const game: WorldDocument = gameOf(sketch);
  const characters = Object.values(game.characters);

  it("is what the script writes", () => {
    expect(unpacked(shipped(name)) === unpacked(exampleJson(sketch))).toBe(true);
  });

  it("has a picture from the first stage, in which the game has begun and nothing is written", () => {
    const play = sketch.untilPicture(new Play(game));
    expect(play.tally(CURRENT_STAGE)).toBe(game.world.globals[CURRENT_STAGE]?.value);
    const begun = play.actors().map(({ id, position, appearance }) => [id, position, appearance]);
    expect(begun).not.toEqual(
      new Play(game).actors().map(({ id, position, appearance }) => [id, position, appearance]),
    );
    const withBoard = play.actors().filter(({ characterId }) => ["board", "how", "number"].includes(characterId));
    expect(withBoard.length > 0 || game.world.hud !== undefined).toBe(true);
    const without = play.actors().filter((actor) => !withBoard.includes(actor));
    expect(gamePicture(game, sketch.cast, play.actors())).toEqual(gamePicture(game, sketch.cast, without));
  });

  it("weighs less than 100 KB", () => {
    expect(shipped(name).length).toBeLessThan(100_000);
  });

  it("is taken by the server and opens as it is, without a note", async () => {
    const { data } = JSON.parse(shipped(name));
    expect(await checkGame(structuredClone(data))).toEqual(data);
    expect(migrate(data)).toEqual({ document: game, notes: [], faults: [] });
  });

  it("has a Start on every stage, so that the player can restart", () => {
    expect(Object.values(game.world.stages).every(hasStart)).toBe(true);
  });

  it("plays sounds of the library, and ends when it is won", () => {
    const sounds = Object.values(game.world.sounds ?? {});
    expect(sounds.length).toBeGreaterThan(0);
    for (const { id, name, data } of sounds) {
      const file = id.replace(/^library-/, "");
      const isThere = existsSync(new URL(`../../assets/sounds/library/${file}.opus`, import.meta.url));
      expect([id, name, data, isThere]).toEqual([`library-${file}`, expect.stringMatching(/^[A-Z]/), undefined, true]);
    }
    const actions = characters.flatMap(({ rules }) => rulesIn(rules)).flatMap(({ actions }) => actions);
    expect(actions.some((action) => action.type === "end" && action.outcome === "won")).toBe(true);
  });

  it("has rules that all have names of their own, and notes that explain", () => {
    for (const { rules } of characters) {
      const nodes = nodesOf(rules);
      expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      for (const node of nodes) if (node.type === "rule") expect(node.name).toMatch(/^[A-Z].{2,40}$/);
    }
    const notes = characters.flatMap(({ rules }) => nodesOf(rules).flatMap(({ note = [] }) => note));
    expect(notes.length).toBeGreaterThanOrEqual(2);
  });
});
