/** Sounds of a tick: README of src/engine, "Sound". */
import { describe, expect, it } from "vitest";
import type { Action, Id, WorldDocument } from "../../src/engine/index.ts";
import { character, event, game, NO_INPUT, play, rule, withWorld } from "../support/pictures.ts";

const sound = (id: Id): Action => ({ type: "sound", sound: id });
const SOUNDS = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`s${n}`, { id: `s${n}`, name: `Sound ${n}` }]));

function noisy(...ids: Id[]): WorldDocument {
  const hero = character("H", [event([rule("H", { actions: ids.map(sound) })], { event: "key", code: 32 })]);
  return withWorld(game("H H", { characters: [hero] }), { sounds: SOUNDS });
}

function heard(document: WorldDocument): readonly Id[] {
  return play(document).tick({ keys: [32], clicks: [] }).sounds;
}

describe("the sounds of a tick", () => {
  it("are each told once, in the order of their first play", () => {
    expect(heard(noisy("s3", "s1", "s3", "s0", "s1"))).toEqual(["s3", "s1", "s0"]);
  });

  it("are no more than the first 8", () => {
    const ids = Object.keys(SOUNDS);
    expect(heard(noisy(...ids.slice(0, 5), "s0", ...ids.slice(5)))).toEqual(ids.slice(0, 8));
  });

  it("are those of all actors of the tick, and of no other tick", () => {
    const simulation = play(noisy("s1"));
    expect(simulation.tick({ keys: [32], clicks: [] }).sounds).toEqual(["s1"]);
    expect(simulation.tick(NO_INPUT).sounds).toEqual([]);
    expect(simulation.untick()?.sounds).toEqual([]);
  });

  it("make no frame and change nobody, and yet the tick is kept", () => {
    const { frames, changed, recorded } = play(noisy("s1")).tick({ keys: [32], clicks: [] });
    expect([frames, changed, recorded]).toEqual([[], [], true]);
  });

  it("leave out one that the world does not have, with a note for the child", () => {
    const { sounds, warnings } = play(noisy("lost", "constructor", "s2")).tick({ keys: [32], clicks: [] });
    expect(sounds).toEqual(["s2"]);
    expect(warnings).toHaveLength(1);
    expect(heard(withWorld(noisy("s1"), { sounds: undefined } as object))).toEqual([]);
  });
});
