/** What actors say: README of src/engine, "Say". */
import { describe, expect, it } from "vitest";
import type { Action, Character, Saying, TickInput, WorldDocument } from "../../src/engine/index.ts";
import type { Simulation } from "../../src/engine/simulation.ts";
import {
  actor,
  character,
  event,
  game,
  globalOf,
  group,
  moveBy,
  NO_INPUT,
  play,
  rule,
  withStages,
} from "../support/pictures.ts";

const SPACE: TickInput = { keys: [32], clicks: [] };
const say = (text: string, ticks = 3, actorId = "H1"): Action => ({ type: "say", actorId, text, ticks });

/** A hero who does this while a key is down. */
function hero(...actions: Action[]): Character {
  return character("H", [event([rule("H", { actions })], { event: "key", code: 32 })]);
}

function talkative(...actions: Action[]): WorldDocument {
  const globals = { points: globalOf("points", "12", "Points"), score: globalOf("score", "99", "Score") };
  return game("H W", { characters: [hero(...actions)], globals });
}

function saying(simulation: Simulation, id = "H1"): Saying | undefined {
  return simulation.actors().get(id)?.saying;
}

function said(text: string, document = talkative(say(text))): string | undefined {
  const simulation = play(document);
  simulation.tick(SPACE);
  return saying(simulation)?.text;
}

describe("what an actor says", () => {
  it("stays for so many ticks: each loses one as it begins", () => {
    const simulation = play(talkative(say("Hi!", 3)));
    const ticks = [SPACE, NO_INPUT, NO_INPUT, NO_INPUT].map((input) => {
      simulation.tick(input);
      return saying(simulation)?.ticks;
    });
    expect(ticks).toEqual([3, 2, 1, undefined]);
    expect(simulation.actors().get("H1")).not.toHaveProperty("saying");
  });

  it("is replaced by what it says next", () => {
    const simulation = play(talkative(say("One"), say("Two", 5)));
    simulation.tick(SPACE);
    expect(saying(simulation)).toEqual({ text: "Two", ticks: 5 });
  });

  it("is taken away by an empty text", () => {
    const simulation = play(talkative(say("One"), say("")));
    simulation.tick(SPACE);
    expect(saying(simulation)).toBeUndefined();
  });

  it.each([
    [0, 1],
    [-3, 1],
    [61, 60],
    [Number.NaN, 1],
    ["many", 1],
    [60, 60],
  ])("of %s ticks stays for %s", (given, ticks) => {
    const simulation = play(talkative(say("Hi!", given as number)));
    simulation.tick(SPACE);
    expect(saying(simulation)?.ticks).toBe(ticks);
  });

  it("is no change to see: it makes no frame and no count", () => {
    const simulation = play(talkative(say("Hi!")));
    const { frames, recorded, changed } = simulation.tick(SPACE);
    expect(frames).toEqual([]);
    expect(recorded).toBe(true);
    expect(changed).toEqual([simulation.actors().get("H1")]);
    expect(changed[0]).not.toHaveProperty("frameCount");
  });

  it("goes with it through a door, and is not copied", () => {
    const door: Action = { type: "travel", actorId: "H1", to: "two", at: { x: 0, y: 0 }, show: false };
    const create: Action = { type: "create", actorId: "n", actor: actor("H9", { x: 0, y: 0 }), offset: { x: 0, y: 0 } };
    const simulation = play(withStages(talkative(say("Hi!"), create, say("Me too", 2, "n"), door), { two: ". ." }));
    simulation.tick(SPACE);
    expect(simulation.state().stages.two?.actors.H1?.saying).toEqual({ text: "Hi!", ticks: 3 });
    expect(saying(simulation, "new1")).toEqual({ text: "Me too", ticks: 2 });
    const copied = { ...actor("H9", { x: 0, y: 0 }), saying: { text: "Old", ticks: 9 } };
    const copying = play(talkative({ ...create, actor: copied } as Action));
    copying.tick(SPACE);
    expect(saying(copying, "new1")).toBeUndefined();
  });

  it("counts down only on the stage that ticks", () => {
    const other: Action = { type: "stage", to: "two", fresh: false };
    const simulation = play(withStages(talkative(say("Hi!", 9), other), { two: "W" }));
    for (const input of [SPACE, NO_INPUT, NO_INPUT]) simulation.tick(input);
    expect(simulation.state().stages.stage?.actors.H1?.saying?.ticks).toBe(9);
  });

  it("counts down from what the document says", () => {
    const actors = { H1: actor("H1", { x: 0, y: 0 }, { saying: { text: "Hi!", ticks: 2 } }) };
    const simulation = play(game("H W", { actors }));
    const { changed } = simulation.tick(NO_INPUT);
    expect(changed.map((each) => each.saying)).toEqual([{ text: "Hi!", ticks: 1 }]);
    simulation.tick(NO_INPUT);
    expect(saying(simulation)).toBeUndefined();
  });
});

describe("names in brackets", () => {
  it("are the actor's own variables, else those of the world", () => {
    expect(said("[Score] of [Points]!")).toBe("0 of 12!");
    const own = talkative(say("[Score]"));
    const stage = own.world.stages.stage;
    const actors = { H1: actor("H1", { x: 0, y: 0 }, { variableValues: { score: "7" } }) };
    if (stage) expect(said("", { ...own, world: { ...own.world, stages: { stage: { ...stage, actors } } } })).toBe("7");
  });

  it("are those of the actor that says it", () => {
    const other = rule("H W", { actions: [say("I have [Score]", 3, "W1")] });
    const actors = { W1: actor("W1", { x: 1, y: 0 }, { variableValues: { score: "5" } }) };
    const simulation = play(game("H W", { characters: [character("H", [other])], actors }));
    simulation.tick(NO_INPUT);
    expect(saying(simulation, "W1")?.text).toBe("I have 5");
  });

  it("stay as they are if nobody knows them", () => {
    expect(said("[nobody] [] [constructor] [[Points]] [Points")).toBe("[nobody] [] [constructor] [12] [Points");
  });

  it("are the first of several with the same name", () => {
    const variables = {
      a: { id: "a", name: "Score", defaultValue: "first" },
      b: { id: "b", name: "Score", defaultValue: "second" },
    };
    const twice = { ...hero(say("[Score] [Points]")), variables };
    const globals = { p: globalOf("p", "1", "Points"), q: globalOf("q", "2", "Points") };
    expect(said("", game("H", { characters: [twice], globals }))).toBe("first 1");
  });

  it("are filled in once", () => {
    const globals = { a: globalOf("a", "[b]"), b: globalOf("b", "deep") };
    expect(said("", game("H", { characters: [hero(say("[a]"))], globals }))).toBe("[b]");
  });

  it("are filled in before the text is cut to 80 letters, none of which is cut in two", () => {
    expect(said("x".repeat(200))).toBe("x".repeat(80));
    expect(said(`${"x".repeat(78)}[Points]3`)).toBe(`${"x".repeat(78)}12`);
    expect(said(`x${"😀".repeat(100)}`)).toBe(`x${"😀".repeat(79)}`);
    const globals = { long: globalOf("long", `a${"😀".repeat(100)}`), no: globalOf("no", "") };
    const filled = say(`${"[no]".repeat(100)}[long]`);
    expect(said("", game("H", { characters: [hero(filled)], globals }))).toBe(`a${"😀".repeat(79)}`);
  });
});

describe("going back over what was said", () => {
  it("brings back the words and their ticks, also those that idle ticks have counted down", () => {
    const simulation = play(talkative(say("Hi!", 5)));
    for (const input of [SPACE, NO_INPUT, NO_INPUT, SPACE, NO_INPUT]) simulation.tick(input);
    expect(saying(simulation)).toEqual({ text: "Hi!", ticks: 4 });
    simulation.untick();
    expect(saying(simulation)).toEqual({ text: "Hi!", ticks: 3 });
    simulation.untick();
    expect(saying(simulation)).toBeUndefined();
  });

  it("finds in the history what the document would", () => {
    const simulation = play(talkative(say("Hi!", 9)));
    const before = [SPACE, NO_INPUT, SPACE, NO_INPUT, NO_INPUT].flatMap((input) => {
      const { actors } = simulation.state().stages.stage ?? {};
      return simulation.tick(input).recorded ? [actors] : [];
    });
    expect(simulation.state().history.map(({ actors }) => actors)).toEqual(before);
  });

  it("leads back through slots that were cleared away while somebody was speaking", () => {
    const CROWD = 400;
    const vanish = rule("C", { main: "C1", actions: [{ type: "delete", actorId: "C1" }] });
    const crowd = Array.from({ length: CROWD }, (_, n) => actor(`C${n}`, { x: n % 20, y: 2 + Math.floor(n / 20) }));
    const picture = `H . .${" .".repeat(17)}\n${`. ${". ".repeat(19)}\n`.repeat(22)}`;
    const walker = character("H", [
      event([rule("H", { id: "talk", actions: [say("Bye!", 50)] })], { event: "key", code: 32 }),
      event([rule("H .", { id: "walk", actions: [moveBy("H1", 1)] })], { id: "go", event: "key", code: 39 }),
      event([rule("H .", { id: "leave", actions: [moveBy("H1", 1)] })], { id: "too", event: "key", code: 40 }),
    ]);
    const leaving = character("C", [event([vanish], { event: "key", code: 40 })]);
    const document = game(picture, {
      characters: [walker, leaving],
      actors: Object.fromEntries(crowd.map((each) => [each.id, each])),
    });
    const keys = [32, 40, 0, 0, 39, 0, 0, 39, 0];
    const simulation = play(document);
    const moments = keys.flatMap((code) => {
      const before = simulation.state().stages.stage?.actors;
      return simulation.tick({ keys: [code], clicks: [] }).recorded ? [before] : [];
    });
    expect(simulation.actors().size).toBe(1);
    expect(saying(simulation)?.ticks).toBe(42);
    expect(simulation.state().history.map(({ actors }) => actors)).toEqual(moments);
    for (const before of moments.reverse()) {
      simulation.untick();
      expect(simulation.state().stages.stage?.actors).toEqual(before);
    }
    expect(simulation.canUntick).toBe(false);
  });

  it("is taken back by a tick that ends with an error", () => {
    const falls = rule("H", { id: "fall", actions: [say("Oh!"), moveBy("H1", -1)] });
    const speaker = character("H", [
      event([rule("H", { actions: [say("Hi!", 5)] })], { event: "key", code: 32 }),
      group([falls]),
    ]);
    const simulation = play(game("H", { characters: [speaker] }));
    simulation.tick(SPACE);
    expect(simulation.tick(NO_INPUT).error).not.toBeNull();
    expect(saying(simulation)).toEqual({ text: "Hi!", ticks: 5 });
  });
});
