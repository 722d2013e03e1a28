/** The places in which a new game can begin, as the product ships them. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { places, sceneJson, sceneOf } from "../../assets/worlds/scenes/scenes.ts";
import { checkGame } from "../../server/services/gameFile.ts";
import { SCENES } from "../../src/api/routes.ts";
import { currentStage, hasStart, newStage } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { squaresOf } from "../../src/recording/Recording.ts";
import { unpackedDataUrl } from "./readPng.ts";

const shipped = (name: string) =>
  readFileSync(new URL(`../../assets/worlds/scenes/${name}.json`, import.meta.url), "utf8");

function unpacked(json: string): string {
  return json.replaceAll(/data:image\/png;base64,[\w+/=]+/g, unpackedDataUrl);
}

it("are those that the dialog offers, each with a file and a picture", () => {
  expect(Object.keys(places).map((name) => `scene-${name}`)).toEqual([...SCENES]);
  for (const name of Object.keys(places)) {
    expect(existsSync(new URL(`../../assets/ui/scenes/${name}.png`, import.meta.url))).toBe(true);
  }
});

describe.each(Object.entries(places))("%s", (name, place) => {
  const scene = sceneOf(place);
  const stage = currentStage(scene.world);
  const characters = Object.values(scene.characters);

  it("is what the script writes, in less than 40 KB", () => {
    expect(unpacked(shipped(name)) === unpacked(sceneJson(place))).toBe(true);
    expect(shipped(name).length).toBeLessThan(40_000);
  });

  it("is taken by the server and opens as it is, without a note", async () => {
    const { data } = JSON.parse(shipped(name));
    expect(await checkGame(structuredClone(data))).toEqual(data);
    expect(migrate(data)).toEqual({ document: scene, notes: [], faults: [] });
  });

  it("is a blank stage in all but who stands on it, its name and its background", () => {
    const { actors, background, name: called, ...rest } = stage ?? newStage("", 0);
    const { actors: _nobody, background: _blank, name: _level, ...blank } = newStage(rest.id, 0);
    expect(rest).toEqual(blank);
    expect([called, background]).toEqual([
      place.name,
      expect.stringMatching(/^(#3d3d7c|url\(\/backgrounds\/\w+\.png\))$/),
    ]);
    expect([scene.world.speed, stage && hasStart(stage)]).toEqual([undefined, false]);
    expect(Object.keys(actors).length).toBeGreaterThan(5);
  });

  it("has a hero on the stage first in its library, friends beside it, and nobody has a rule", () => {
    const standing = new Set(Object.values(stage?.actors ?? {}).map(({ characterId }) => characterId));
    expect(standing).toContain(characters[0]?.id);
    expect(characters.length).toBeGreaterThanOrEqual(6);
    expect(characters.flatMap(({ rules }) => rules)).toEqual([]);
  });

  it("leaves its hero three free squares on the right, so that a first rule can be seen to walk", () => {
    const hero = Object.values(stage?.actors ?? {}).find(({ characterId }) => characterId === characters[0]?.id);
    if (!stage || !hero) throw new Error("Nobody stands there.");
    const taken = new Set(
      Object.values(stage.actors).flatMap((actor) => squaresOf(actor, scene.characters).map(({ x, y }) => `${x},${y}`)),
    );
    const { x, y } = hero.position;
    expect([1, 2, 3].filter((step) => x + step >= stage.width || taken.has(`${x + step},${y}`))).toEqual([]);
  });
});
