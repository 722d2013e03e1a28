/** How a game ends: README of src/engine, "The end". */
import { describe, expect, it } from "vitest";
import type { Action, GameOutcome, TickInput, TickResult } from "../../src/engine/index.ts";
import {
  actor,
  character,
  drawn,
  event,
  game,
  globalOf,
  moveBy,
  NO_INPUT,
  play,
  rule,
  withStages,
} from "../support/pictures.ts";

const SPACE: TickInput = { keys: [32], clicks: [] };
const end = (outcome: string, text = ""): Action => ({ type: "end", outcome: outcome as GameOutcome, text });

function ending(...actions: Action[]) {
  const hero = character("H", [event([rule("H", { actions })], { event: "key", code: 32 })]);
  const globals = { points: globalOf("points", "12", "Points"), score: globalOf("score", "99", "Score") };
  const actors = { H1: actor("H1", { x: 0, y: 0 }, { variableValues: { score: "7" } }) };
  return play(withStages(game("H . .", { characters: [hero], globals, actors }), { two: "." }));
}

function ended(...actions: Action[]): TickResult["ended"] {
  return ending(...actions).tick(SPACE).ended;
}

describe("the end of a game", () => {
  it.each(["won", "lost", "over"])("can be “%s”", (outcome) => {
    expect(ended(end(outcome, "Well!"))).toEqual({ outcome, text: "Well!" });
  });

  it("is “over” if nobody knows the outcome", () => {
    expect(ended(end("draw", "Hm"))).toEqual({ outcome: "over", text: "Hm" });
  });

  it("is the first one of the tick", () => {
    expect(ended(end("lost", "1"), end("won", "2"))).toEqual({ outcome: "lost", text: "1" });
  });

  it("lets the tick end as always, and a later one play on", () => {
    const simulation = ending(end("won"), moveBy("H1", 1));
    expect(simulation.tick(SPACE).recorded).toBe(true);
    expect(drawn(simulation)).toBe(". H .");
    expect(simulation.tick(NO_INPUT).ended).toBeNull();
    expect(simulation.tick(SPACE).ended).toEqual({ outcome: "won", text: "" });
    expect(drawn(simulation)).toBe(". . H");
  });

  it("is no end if the tick ends with an error", () => {
    const { ended, error } = ending(end("won"), moveBy("H1", -1)).tick(SPACE);
    expect(error).not.toBeNull();
    expect(ended).toBeNull();
  });

  it("names values of the acting actor, else of the world, cut to 80 letters", () => {
    expect(ended(end("won", "[Score] of [Points] [nobody]"))?.text).toBe("7 of 12 [nobody]");
    expect(ended(end("won", "x".repeat(100)))?.text).toBe("x".repeat(80));
  });

  it("names no values of an acting actor who is gone", () => {
    expect(ended({ type: "delete", actorId: "H1" }, end("lost", "[Score]"))?.text).toBe("99");
    const door: Action = { type: "travel", actorId: "H1", to: "two", at: { x: 0, y: 0 }, show: false };
    expect(ended(door, end("won", "[Score]"))?.text).toBe("99");
  });

  it("names values of an acting actor who went last on its own stage", () => {
    const door: Action = { type: "travel", actorId: "H1", to: "stage", at: { x: 2, y: 0 }, show: false };
    expect(ended(door, end("won", "[Score]"))?.text).toBe("7");
  });

  it("makes no frame, and is not told again when a tick is taken back", () => {
    const simulation = ending(end("won"));
    expect(simulation.tick(SPACE).frames).toEqual([]);
    expect(simulation.untick()?.ended).toBeNull();
  });
});
