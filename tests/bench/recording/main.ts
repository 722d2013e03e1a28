/** `npm run bench:recording`: how long it takes to find the places on the stage that fit a rule being recorded. */
import { FittingPlaces } from "../../../src/editor/recording/FittingPlaces.ts";
import { currentStage, type WorldDocument } from "../../../src/engine/index.ts";
import { moveSide } from "../../../src/recording/extent.ts";
import type { Recording } from "../../../src/recording/Recording.ts";
import { startOnActor } from "../../../src/recording/start.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { actorOf, characterNamed, gameOf } from "../../support/testGame.ts";
import { Figures } from "../Figures.ts";

const ROUNDS = 21;
const SIDE = 50;
const ACTORS = 400;
/** Squares of the frame on each side of the main actor. */
const REACH = 2;

const figures = new Figures({ "recording.whereMatches.scriptMs": { want: 4, binding: 16, isBetter: "lower" } });
figures.keep("recording.whereMatches.scriptMs", times());
console.log(process.argv.includes("--json") ? figures.json : figures.table);
if (process.argv.includes("--check") && figures.failed.length > 0) process.exitCode = 1;

/** Every round changes the recording, as dragging a handle does with each square. */
function times(): number[] {
  const document = crowdedGame();
  const stage = currentStage(document.world);
  if (!stage) throw new Error("A game has a stage.");
  const places = new FittingPlaces();
  const time = (): number => {
    const recording = framedRecording(document);
    const start = performance.now();
    places.of(recording, document, stage);
    return performance.now() - start;
  };
  for (let warm = 0; warm < ROUNDS; warm += 1) time();
  return Array.from({ length: ROUNDS }, time);
}

/** All actors have the same character, so that each of them has to be matched. */
function crowdedGame(): WorldDocument {
  const below = seededRandom(7);
  const actors = Array.from({ length: ACTORS }, (_, n) => actorOf("hero", `a${n}`, below(SIDE), below(SIDE)));
  const game = gameOf([characterNamed("Hero")], actors);
  const stages = Object.entries(game.world.stages).map(([id, stage]) => [id, { ...stage, width: SIDE, height: SIDE }]);
  return { ...game, world: { ...game.world, stages: Object.fromEntries(stages) } };
}

function framedRecording({ world, characters }: WorldDocument): Recording {
  const stage = currentStage(world);
  const actor = Object.values(stage?.actors ?? {}).find(({ position: { x, y } }) => isInside(x) && isInside(y));
  const started = stage && actor && startOnActor({ stage, characters, actorId: actor.id, newId: () => "key" });
  if (!started) throw new Error("Nobody stands in the middle.");
  const { x, y } = started.origin;
  const lines = { left: x - REACH, right: x + REACH + 1, top: y - REACH, bottom: y + REACH + 1 } as const;
  const sides = ["left", "right", "top", "bottom"] as const;
  return sides.reduce((recording, side) => moveSide(recording, side, lines[side]), started);
}

function isInside(at: number): boolean {
  return at >= REACH && at < SIDE - REACH;
}
