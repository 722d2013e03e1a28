import type { RuleTree, WorldDocument } from "../../src/engine/index.ts";
import { recordingGame } from "./e2eRecordingGame.ts";
import { rulesOfAllKinds } from "./e2eRuleGame.ts";
import { walkRight } from "./testGame.ts";

const UP = 38;

/** A hero with rules of all kinds and a rule for a key, and a saved Start; a coin lies on the boulder's square. */
export function teachingGame(): WorldDocument {
  const stage = ["............", "HB.C........", "............", "............"];
  const game = recordingGame(stage, { C1: { position: { x: 1, y: 1 } } });
  const characters = Object.values(game.characters).map((one) =>
    one.name === "Hero" ? { ...one, rules: [whenUpIsPressed(one.id), ...rulesOfAllKinds(one.id)] } : one,
  );
  const stages = Object.values(game.world.stages).map((stage) => ({ ...stage, startActors: stage.actors }));
  return {
    ...game,
    characters: Object.fromEntries(characters.map((one) => [one.id, one])),
    world: { ...game.world, stages: Object.fromEntries(stages.map((stage) => [stage.id, stage])) },
  };
}

function whenUpIsPressed(characterId: string): RuleTree[number] {
  const rules = [walkRight(characterId, "on up")];
  return { type: "group-event", id: "up", event: "key", code: UP, rules };
}
