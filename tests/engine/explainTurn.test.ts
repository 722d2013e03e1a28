/**
 * What an actor is told about its turn is what happened in it. GRIDLINGS_WORLDS sets how many random games are played for eight ticks each,
 * GRIDLINGS_SEED the first seed.
 */
import { expect, it } from "vitest";
import { type Deed, explainTurn, type Moment, nearestMiss } from "../../src/engine/explain/index.ts";
import { type Actor, currentStage, type Id, nodesIn, type Rule, type TickInput } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { Oracle } from "../support/oracle/Oracle.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";

const WORLDS = Number(process.env.GRIDLINGS_WORLDS ?? 60);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const TICKS = 8;
/** A game that doubles with each tick ends here, since everybody is asked; the ticks that it lacks are played in further games. */
const CROWD = 130;

it("exactly what applied in a tick is told as acted, every rule and container has one verdict, and what others did is told", {
  timeout: 60_000 + WORLDS * 300,
}, () => {
  let played = 0;
  for (let seed = FIRST_SEED; played < WORLDS * TICKS; seed++) played += explainAll(seed);
});

/** Returns the number of ticks that were played. */
function explainAll(seed: number): number {
  const dice = new Dice(seed);
  const document = randomGame(seed);
  const stepsMustFit = dice.chance(50);
  const simulation = Simulation.load(document, { seed, newId: idsFrom(`${seed}`), stepsMustFit });
  let keysBefore: readonly number[] = [];
  for (let tick = 0; tick < TICKS; tick++) {
    if (simulation.actors().size > CROWD) return tick;
    const keys = randomInput(dice);
    const input: TickInput = { ...keys, pressed: keys.pressed ?? keys.keys.filter((key) => !keysBefore.includes(key)) };
    keysBefore = keys.keys;
    const before = { ...document, world: simulation.state() };
    const moment: Moment = {
      document: before,
      input,
      seed: simulation.randomState,
      newId: idsFrom(`${seed}-${tick}`),
      stepsMustFit,
    };
    const { error } = simulation.tick(input);
    if (error) keysBefore = [];
    const applied = simulation.applied();
    const deeds = error ? new Map() : deedsIn({ ...moment, newId: idsFrom(`${seed}-${tick}`) });
    for (const { id, characterId } of Object.values(currentStage(before.world)?.actors ?? {})) {
      const story = explainTurn(moment, id);
      const tree = before.characters[characterId]?.rules;
      if (!story || !tree) continue;
      const at = `seed ${seed}, tick ${tick}, actor ${id}`;
      expect(
        story.verdicts.map((one) => one.id),
        at,
      ).toEqual(nodesIn(tree).map((node) => node.id));
      const acted = story.verdicts.filter(({ verdict }) => verdict.kind === "acted").map((one) => one.id);
      const expected = error ? [] : (applied[id] ?? []).filter((one) => one !== characterId);
      expect(new Set(acted), at).toEqual(new Set(expected));
      expect(story.deeds, at).toEqual(deeds.get(id) ?? []);
    }
  }
  return TICKS;
}

/** What the oracle sees others do to each actor in a tick. */
function deedsIn({ document, seed, newId, stepsMustFit, input }: Moment): ReadonlyMap<Id, readonly Deed[]> {
  const deeds = new Map<Id, readonly Deed[]>();
  const tookTurn = (by: Id, before: readonly Actor[], after: readonly Actor[]) => {
    for (const actor of before) {
      const did = didTo(
        actor,
        after.find(({ id }) => id === actor.id),
      );
      const earlier = deeds.get(actor.id) ?? [];
      const isNew = did && actor.id !== by && !earlier.some((one) => one.by === by && one.did === did);
      if (isNew) deeds.set(actor.id, [...earlier, { by, did }]);
    }
  };
  const options = { seed, newId, ...(stepsMustFit === undefined ? {} : { stepsMustFit }) };
  Oracle.load(document, options, { ...NOBODY_WATCHES, tookTurn }).tick(input);
  return deeds;
}

function didTo(before: Actor, after: Actor | undefined): Deed["did"] | null {
  if (!after) return "removed";
  const places = [before, after].map(({ position: { x, y } }) => `${x},${y}`);
  if (places[0] !== places[1]) return "moved";
  const looks = [before, after].map(({ appearance, transform = "0", variableValues }) =>
    JSON.stringify([appearance, transform, Object.entries(variableValues).sort()]),
  );
  return looks[0] === looks[1] ? null : "changed";
}

it("a rule in a block that was not tried waits for its key, and one that did not fit either is no near miss", () => {
  const block = (code: number, rule: Rule) =>
    ({ type: "group-event", id: `key ${code}`, event: "key", code, rules: [rule] }) as const;
  const stuck = { ...walkRight("hero", "stuck"), extent: { xmin: 0, xmax: 2, ymin: 0, ymax: 0, ignored: {} } };
  const rules = [
    walkRight("hero", "walk"),
    stuck,
    block(37, walkRight("hero", "left")),
    block(39, walkRight("hero", "right")),
  ];
  const actors = [actorOf("hero", "h", 2, 2), actorOf("plant", "p", 4, 2)];
  const document = gameOf([characterNamed("Hero", rules), characterNamed("Plant")], actors);
  const story = explainTurn({ document, input: { keys: [39], clicks: [] }, seed: 1, newId: idsFrom("made") }, "h");
  const kinds = Object.fromEntries(story?.verdicts.map(({ id, verdict }) => [id, verdict.kind]) ?? []);
  expect(kinds).toMatchObject({ walk: "acted", stuck: "earlier", left: "event", right: "earlier" });
  expect(story && nearestMiss(story, rules)?.id).toBe("right");
});

it("whoever is pushed tells who moved it, before its turn or after it, with rules that did nothing or none", () => {
  const push: Rule = {
    ...walkRight("hero", "push"),
    actors: { main: actorOf("hero", "main", 0, 0), pushed: actorOf("plant", "pushed", 1, 0) },
    actions: [
      { type: "move", actorId: "pushed", offset: { x: 2, y: 0 } },
      { type: "move", actorId: "main", offset: { x: 1, y: 0 } },
    ],
    extent: { xmin: 0, xmax: 2, ymin: 0, ymax: 0, ignored: {} },
  };
  const waits: Rule = { ...makesMore("plant"), enabled: false };
  const hero = actorOf("hero", "h", 2, 2);
  const plant = actorOf("plant", "p", 3, 2);
  for (const rules of [[], [waits]]) {
    for (const actors of [
      [hero, plant],
      [plant, hero],
    ]) {
      const document = gameOf([characterNamed("Hero", [push]), characterNamed("Plant", rules)], actors);
      const moment = { document, input: { keys: [], clicks: [] }, seed: 1, newId: idsFrom("made") };
      expect(explainTurn(moment, "p")?.deeds).toEqual([{ by: "h", did: "moved" }]);
      expect(explainTurn(moment, "h")?.deeds).toEqual([]);
    }
  }
});

function idsFrom(prefix: string): () => Id {
  let made = 0;
  return () => `${prefix}+${made++}`;
}
