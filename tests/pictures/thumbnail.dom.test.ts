// @vitest-environment jsdom
/** What the picture of a game shows, and that a failure to draw it is logged and has no other effect. */
import { afterEach, expect, it, vi } from "vitest";
import { newDocument } from "../../src/engine/index.ts";
import { drawGameThumbnail, drawStageThumbnail, picturedStage } from "../../src/pictures/thumbnail.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

afterEach(() => void vi.restoreAllMocks());

it("a failed picture is logged", async () => {
  // A canvas without a context, as in a browser that is out of memory.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const log = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const document = newDocument("Frog", () => "s1");
  const stage = Object.values(document.world.stages)[0];
  if (!stage) throw new Error("the stage is missing");
  expect(await drawStageThumbnail(stage, {}, 320)).toBeNull();
  expect(await drawGameThumbnail(document)).toBe("");
  expect(log).toHaveBeenCalledTimes(2);
  expect(log.mock.calls[0]?.[0]).toBe("A picture of a stage could not be made");
});

it("the picture of a game that was left shows who stood on the stage then, and the one for players shows its Start", () => {
  const piece = actorOf("hero", "piece", 3, 2);
  const game = gameOf([characterNamed("Hero")], [piece, actorOf("hero", "h", 1, 1)]);
  const [stage] = Object.values(game.world.stages);
  if (!stage) throw new Error("the stage is missing");
  const begun = { ...stage, startActors: { h: actorOf("hero", "h", 0, 0) } };
  const played = { ...game, world: { ...game.world, stages: { [stage.id]: begun } } };
  expect(picturedStage(played, "left")?.actors).toHaveProperty("piece");
  expect(picturedStage(played, "start")?.actors).toEqual(begun.startActors);
  expect(picturedStage(game, "start")?.actors).toHaveProperty("piece");
});
