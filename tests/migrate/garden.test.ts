/** A real game in an older shape. It belongs to someone else, so it is not in the repository, and these tests are skipped without it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { NO_INPUT } from "../support/pictures.ts";
import { sharedFile } from "../support/sharedFiles.ts";

const file = sharedFile("worlds/garden.json");

describe.skipIf(!existsSync(file))(`the garden (skipped where ${file} is not there)`, () => {
  const open = () => migrate(JSON.parse(readFileSync(file, "utf8")).data);

  function playing() {
    const { document } = open();
    let made = 0;
    const simulation = Simulation.load(document, { seed: 1, newId: () => `new${++made}` });
    const idOf = (name: string) => Object.values(document.characters).find((character) => character.name === name)?.id;
    const all = (name: string): Actor[] =>
      [...simulation.actors().values()].filter(({ characterId }) => characterId === idOf(name));
    return { simulation, all };
  }

  it("opens without a note, shows our landscape, and every actor has a character and a look", () => {
    const { document, notes } = open();
    expect(notes).toEqual([]);
    const [stage] = Object.values(document.world.stages);
    expect(stage?.background).toBe("url(/backgrounds/landscape.png)");
    for (const { characterId, appearance } of Object.values(stage?.actors ?? {})) {
      expect(document.characters[characterId]?.spritesheet.appearances[appearance]).toBeDefined();
    }
  });

  it("lets rain fall, square by square", () => {
    const { simulation, all } = playing();
    const before = new Map(all("Rain").map(({ id, position }) => [id, position]));
    simulation.tick(NO_INPUT);
    const fallen = all("Rain").filter(({ id, position }) => before.get(id)?.y === position.y - 1);
    expect(fallen.length).toBeGreaterThan(2);
  });

  it("plays sixty ticks in which clouds make rain and rain makes plants grow", () => {
    const { simulation, all } = playing();
    const made = { rain: new Set<string>(), plants: new Set<string>() };
    for (let n = 0; n < 60; n++) {
      expect(simulation.tick(NO_INPUT)).toMatchObject({ error: null, warnings: [] });
      for (const { id } of all("Rain").filter(({ id }) => id.startsWith("new"))) made.rain.add(id);
      for (const { id } of all("Plant").filter(({ id }) => id.startsWith("new"))) made.plants.add(id);
    }
    expect(made.rain.size).toBeGreaterThan(20);
    expect(made.plants.size).toBeGreaterThan(1);
  });
});
