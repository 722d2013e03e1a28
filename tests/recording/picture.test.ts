import { expect, test } from "vitest";
import { moveSide } from "../../src/recording/extent.ts";
import { actorsInPicture, isInPicture } from "../../src/recording/Recording.ts";
import { startOnActor } from "../../src/recording/start.ts";
import { CHARACTERS, counter, stageOf } from "./scene.ts";

const { hero } = CHARACTERS;
const info = { anchor: { x: 0, y: 0 }, width: 2, height: 1, filled: { "1,0": true } } as const;
const leaning = { ...hero, spritesheet: { ...hero.spritesheet, appearanceInfo: { "hero-Idle": info } } };

test("the main actor is in the picture even where it fills none of its squares", () => {
  const characters = { ...CHARACTERS, hero: leaning };
  const started = startOnActor({ stage: stageOf(["H.W"]), characters, actorId: "H1", newId: counter() });
  if (!started) throw new Error("no hero");
  expect(started.extent).toMatchObject({ xmin: 0, xmax: 1 });
  const narrow = moveSide(started, "right", 1);
  expect(isInPicture(narrow, { x: 1, y: 0 })).toBe(false);
  expect(Object.keys(actorsInPicture(narrow, characters))).toEqual(["H1"]);
});
