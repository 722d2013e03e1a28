/** The game with which walks begin: heroes moved by keys, rocks that walk, frogs that multiply, two stages, and a Start. */
import { CURRENT_STAGE, newStage, type Stage, type WorldDocument } from "../../../src/engine/index.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { actorOf, characterNamed, makesMore, STAGE, walkRight } from "../../support/testGame.ts";

const SECOND = "stage2";

export function walkGame(): WorldDocument {
  const game = keyGame({ width: 12, height: 8 });
  const rock = {
    ...characterNamed("Rock", [walkRight("rock")]),
    variables: { speed: { id: "speed", name: "Speed", defaultValue: "1" } },
  };
  const frog = characterNamed("Frog", [makesMore("frog")]);
  const first = game.world.stages[STAGE];
  if (!first) throw new Error("The game has a stage.");
  const actors = { ...first.actors, r: actorOf("rock", "r", 3, 4), f: actorOf("frog", "f", 6, 7) };
  const stages: Record<string, Stage> = {
    [STAGE]: { ...first, actors, startActors: actors },
    [SECOND]: { ...newStage(SECOND, 1), width: 9, height: 9, actors: { r2: actorOf("rock", "r2", 0, 2) } },
  };
  const score = { id: "score", name: "Score", value: "3" };
  return {
    ...game,
    characters: { ...game.characters, rock, frog },
    world: {
      ...game.world,
      stages,
      globals: { ...game.world.globals, score },
      startGlobals: { [CURRENT_STAGE]: STAGE, score: "3" },
    },
  };
}
