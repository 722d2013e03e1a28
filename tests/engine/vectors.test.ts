/** The recorded plays of tests/vectors, replayed tick for tick. Their format is described in tests/vectors/README.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Actor, type Id, Simulation, type TickInput, type WorldDocument } from "../../src/engine/index.ts";
import { migrate } from "../../src/migrate/migrate.ts";

interface Play {
  readonly name: string;
  readonly seed: number;
  readonly document: WorldDocument;
  readonly ticks: readonly TickInput[];
  readonly expect: readonly object[];
}

const folder = join(import.meta.dirname, "../vectors");
const plays = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Play);

describe("a recorded play", () => {
  it.each(plays)("$name is played tick for tick, as it is and migrated", (play) => {
    expect(replay(play)).toEqual(play.expect);
    expect(replay({ ...play, document: migrate(play.document).document })).toEqual(play.expect);
  });
});

function replay({ document, seed, ticks }: Play): object[] {
  let made = 0;
  const simulation = Simulation.load(document, { seed, newId: () => `made-${made++}` });
  const names = new NamesOfMade();
  const seen: object[] = [];
  for (const input of ticks) {
    const { error } = simulation.tick(input);
    seen.push(error ? { error: error.message } : snapshot(simulation, names));
    if (error) break;
  }
  return seen;
}

function snapshot(simulation: Simulation, names: NamesOfMade): object {
  const { globals, history } = simulation.state();
  return {
    actors: [...simulation.actors().values()].map((actor) => shown(actor, names)),
    globals: Object.fromEntries(Object.values(globals).map(({ id, value }) => [id, value])),
    applied: appliedIn(simulation, names),
    history: history.length,
  };
}

function shown({ id, characterId, position, appearance, transform = "0", variableValues }: Actor, names: NamesOfMade) {
  return { id: names.of(id), characterId, ...position, appearance, transform, variableValues };
}

function appliedIn(simulation: Simulation, names: NamesOfMade): Record<Id, Id[]> {
  const lists = Object.entries(simulation.applied());
  return Object.fromEntries(lists.map(([actorId, ids]) => [names.of(actorId), [...ids].sort()]));
}

/** Names created actors `new0`, `new1`, ... in the order in which they first appear. */
class NamesOfMade {
  readonly #names = new Map<Id, Id>();

  of(id: Id): Id {
    if (!id.startsWith("made-")) return id;
    const name = this.#names.get(id) ?? `new${this.#names.size}`;
    this.#names.set(id, name);
    return name;
  }
}
