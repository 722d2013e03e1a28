/** A turn is shown step by step, as it was until somebody's own turn came. */
import { expect, it } from "vitest";
import { explainTurn, stepsBefore } from "../../src/engine/explain/index.ts";
import type { Rule } from "../../src/engine/index.ts";
import { NumberedIds } from "../../src/engine/replay/index.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const walkLeft: Rule = {
  ...walkRight("fox", "left"),
  actions: [{ type: "move", actorId: "main", offset: { x: -1, y: 0 } }],
  extent: { xmin: -1, xmax: 0, ymin: 0, ymax: 0, ignored: {} },
};

function moment(foxes: number) {
  const fox = characterNamed("Fox", [walkLeft]);
  const hero = characterNamed("Hero", [walkRight("hero")]);
  const actors = [
    actorOf("fox", "f", 4, 2),
    ...Array.from({ length: foxes }, (_, n) => actorOf("fox", `f${n}`, 5, n)),
    actorOf("hero", "h", 2, 2),
    actorOf("fox", "late", 8, 7),
  ];
  const document = gameOf([fox, hero], actors);
  const input = { keys: [], clicks: [], pressed: [] };
  return { document, input, seed: 1, newId: new NumberedIds("n").next, stepsMustFit: true };
}

it("begins with the stage as it was, and has a step for everybody who did something first", () => {
  const steps = stepsBefore(moment(0), "h");
  expect(steps?.map(({ by, stage }) => [by, stage.actors.f?.position.x])).toEqual([
    [null, 4],
    ["f", 3],
  ]);
});

it("ends with what the actor saw", () => {
  const steps = stepsBefore(moment(0), "h");
  expect(steps?.at(-1)?.stage.actors).toEqual(explainTurn(moment(0), "h")?.seen?.stage.actors);
});

it("keeps only the last steps of a crowd", () => {
  const steps = stepsBefore({ ...moment(7), newId: new NumberedIds("m").next }, "late");
  expect(steps?.map(({ by }) => by)).toEqual([null, "f", "f0", "f1", "f2", "f3", "f4", "f5", "f6"]);
});
