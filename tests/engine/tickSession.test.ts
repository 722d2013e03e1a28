import { describe, expect, it } from "vitest";
import { type PackedResult, ResultUnpacker } from "../../src/engine/packed/index.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { actor, character, game, moveTo, NO_INPUT, rule } from "../support/pictures.ts";

describe("a game in a worker", () => {
  const sower = character("H", [
    rule("H .", {
      actions: [
        { type: "create", actorId: "S1", actor: actor("S1", { x: 0, y: 0 }), offset: { x: 0, y: 0 } },
        moveTo("H1", 1),
      ],
    }),
  ]);
  const document = structuredClone(game("H . .", { characters: [sower, character("S")] }));

  it("ticks and steps back, its answers packed and fit to be sent", () => {
    const session = new TickSession();
    const there = new ResultUnpacker();
    const sent = (packed: PackedResult | null) => there.unpack(structuredClone(packed ?? nothing()));
    session.load(document, { seed: 1, idPrefix: "w7-" });
    expect(sent(session.tick(NO_INPUT).packed).changed.map(({ id }) => id)).toEqual(["w7-1", "H1"]);
    const back = sent(session.untick());
    expect([back.deleted, back.order]).toEqual([["w7-1"], ["H1"]]);
    expect(session.untick()).toBeNull();
  });

  it("does nothing before a game is loaded", () => {
    expect(() => new TickSession().tick(NO_INPUT)).toThrow("No game was loaded.");
  });
});

function nothing(): never {
  throw new Error("There was no answer.");
}
