/** A door to the actor's own stage leaves it there, behind all others; it goes on in the same turn as if nothing had happened. */
import { expect, it } from "vitest";
import type { Action, EventContainer, WorldDocument } from "../../src/engine/index.ts";
import { actor, character, game, play, rule } from "../support/pictures.ts";

const door: Action = { type: "travel", actorId: "H1", to: "stage", at: { x: 2, y: 0 }, show: false };
const score: Action = {
  type: "variable",
  actorId: "H1",
  variable: "score",
  operation: "add",
  value: { constant: "1" },
};

/** A hero who goes last in every tick, and counts clicks afterwards. */
function clicked(): WorldDocument {
  const going: EventContainer = {
    type: "group-event",
    id: "always",
    event: "idle",
    goOn: true,
    rules: [rule("H", { id: "last", actions: [door] })],
  };
  const counting: EventContainer = {
    type: "group-event",
    id: "click",
    event: "click",
    rules: [rule("H", { id: "count", actions: [score] })],
  };
  const actors = { W1: actor("W1", { x: 1, y: 0 }) };
  return game("H . .", { characters: [character("H", [going, counting])], actors });
}

it("whoever went last is last in stage order, at the square it went to", () => {
  const simulation = play(clicked());
  const { changed, deleted, order } = simulation.tick({ keys: [], clicks: [] });
  expect([...simulation.actors().keys()]).toEqual(["W1", "H1"]);
  expect(simulation.actors().get("H1")?.position).toEqual({ x: 2, y: 0 });
  expect({ changed: changed.map(({ id }) => id), deleted, order }).toEqual({
    changed: ["H1"],
    deleted: [],
    order: ["W1", "H1"],
  });
});

it("a click on it holds for the rest of its turn", () => {
  const simulation = play(clicked());
  simulation.tick({ keys: [], clicks: ["H1"] });
  expect(simulation.actors().get("H1")?.variableValues).toEqual({ score: "1" });
});
