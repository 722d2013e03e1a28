import { describe, expect, it } from "vitest";
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

  it("ticks, steps back and tells its state, all of it fit to be sent", () => {
    const session = new TickSession();
    session.load(document, { seed: 1, idPrefix: "w7-" });
    expect(structuredClone(session.tick(NO_INPUT)).changed.map(({ id }) => id)).toEqual(["w7-1", "H1"]);
    expect(Object.keys(structuredClone(session.state()).stages.stage?.actors ?? {})).toEqual(["H1", "w7-1"]);
    expect(structuredClone(session.untick())?.deleted).toEqual(["w7-1"]);
    expect(session.untick()).toBeNull();
  });

  it("does nothing before a game is loaded", () => {
    expect(() => new TickSession().tick(NO_INPUT)).toThrow("No game was loaded.");
  });
});
