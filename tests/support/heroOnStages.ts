/** A hero on the first of three stages, who does something with one key and takes a step with another. */
import type { Action, Id, TickInput, WorldDocument } from "../../src/engine/index.ts";
import { actorsIn, character, event, game, moveBy, play, rule, withStages, withWorld } from "./pictures.ts";

export const SPACE: TickInput = { keys: [32], clicks: [] };
export const RIGHT: TickInput = { keys: [39], clicks: [] };
export const CURRENT = "selectedStageId";
export const stage = (to: Id, fresh = false): Action => ({ type: "stage", to, fresh });
export const door = (to: Id, x: number, parts: object = {}): Action => ({
  ...{ type: "travel", actorId: "H1", to, at: { x, y: 0 }, show: false },
  ...parts,
});
export const select = (id: Id): Action => ({
  type: "global",
  global: CURRENT,
  operation: "set",
  value: { constant: id },
});

/** A hero who takes a step with one key and does this with another, on the first of three stages. */
export function heroDoes(...actions: Action[]): WorldDocument {
  const hero = character("H", [
    event([rule("H", { id: "act", actions })], { id: "space", event: "key", code: 32 }),
    event([rule("H", { id: "walk", actions: [moveBy("H1", 1)] })], { id: "right", event: "key", code: 39 }),
  ]);
  return withStages(game("H . . W", { characters: [hero] }), { two: "H . . .", three: ". . . W" });
}

/** The game with a Start of a stage. */
export function withStart(document: WorldDocument, stageId: Id, picture: string): WorldDocument {
  const { stages } = document.world;
  const saved = stages[stageId];
  if (!saved) throw new Error(`There is no stage ${stageId}.`);
  return withWorld(document, { stages: { ...stages, [stageId]: { ...saved, startActors: actorsIn(picture) } } });
}

export function played(document: WorldDocument, ...inputs: TickInput[]) {
  const simulation = play(document);
  const results = inputs.map((input) => simulation.tick(input));
  return { simulation, results, result: results.at(-1) };
}

export function shownAfter(...actions: Action[]): string | undefined {
  return played(heroDoes(...actions), SPACE).simulation.state().globals[CURRENT]?.value;
}
