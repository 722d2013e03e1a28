/** Turns that broke off, whatever broke them: the film has all turns before, and what the broken one was given. */
import { expose } from "comlink";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Editor } from "../../src/editor/Editor.ts";
import { Film } from "../../src/editor/film/Film.ts";
import type { TickThread } from "../../src/editor/playback/WorkerTicks.ts";
import type { Rule, RuleNode, TickInput, WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { TickSession } from "../../workers/TickSession.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { countingIds } from "../support/TestEditor.ts";
import { actorOf, cannotGoOn, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

const SPACE = 32;
/** More than the page itself plays. */
const CROWD = 1600;

let close = () => {};

afterEach(() => {
  close();
  vi.restoreAllMocks();
});

/** The Hero walks right; with the space key it does this. */
function heroWith(onSpace: readonly RuleNode[], others = 0): WorldDocument {
  const onKey = { type: "group-event", id: "key", event: "key", code: SPACE, rules: onSpace } as const;
  const crowd = Array.from({ length: others }, (_, n) => actorOf("rock", `r${n}`, n % 10, 7));
  return gameOf(
    [characterNamed("Hero", [onKey, walkRight("hero")]), characterNamed("Rock")],
    [actorOf("hero", "h", 0, 2), ...crowd],
  );
}

/** A rule that looks at somebody else, before which the time is looked at. */
const thinks: Rule = (() => {
  const walk = walkRight("hero", "think");
  return { ...walk, actors: { ...walk.actors, beside: actorOf("rock", "beside", 0, 0) } };
})();

function open(document: WorldDocument, newThread?: () => TickThread) {
  const clock = new FakeClock();
  const film = new Film();
  const playing = { document, readOnly: false, newId: countingIds(), seed: 1, clock, saveTarget: null, film };
  return { clock, film, editor: new Editor(newThread ? { ...playing, newThread } : playing) };
}

type Opened = ReturnType<typeof open>;

async function playTwoTurns({ editor, film }: Opened): Promise<void> {
  for (let turn = 1; turn <= 2; turn++) {
    editor.playback.forward();
    await vi.waitFor(() => expect(film.length).toBe(turn), { interval: 1 });
  }
}

/** A thread whose session never answers a turn with a key in it. */
function endlessThread(): TickThread {
  class Endless extends TickSession {
    override tick(input: TickInput) {
      return input.keys.length > 0 ? (new Promise(() => {}) as never) : super.tick(input);
    }
  }
  const { port1, port2 } = new MessageChannel();
  expose(new Endless(), port1);
  port2.start();
  close = () => port1.close();
  return { endpoint: port2, onBroken: () => {}, end: () => {} };
}

const atOnce = () => {};

/** What breaks the turn with the space key: a game, and how long it takes. */
type Way = readonly [string, () => Opened, (opened: Opened) => void];
const WAYS: readonly Way[] = [
  ["because a rule cannot go on", () => open(heroWith([cannotGoOn("hero")])), atOnce],
  [
    "because of an error in the program",
    () => {
      vi.spyOn(console, "warn").mockReturnValue(undefined);
      const { tick } = Simulation.prototype;
      vi.spyOn(Simulation.prototype, "tick").mockImplementation(function (this: Simulation, input, ...rest) {
        if (input.keys.length > 0) throw new Error("This is broken.");
        return tick.call(this, input, ...rest);
      });
      return open(heroWith([]));
    },
    atOnce,
  ],
  [
    "because it took too long on the page",
    () => {
      const opened = open(heroWith([thinks]));
      const { tick } = Simulation.prototype;
      vi.spyOn(Simulation.prototype, "tick").mockImplementation(function (this: Simulation, input, ...rest) {
        if (input.keys.length > 0) opened.clock.spend(5000);
        return tick.call(this, input, ...rest);
      });
      return opened;
    },
    atOnce,
  ],
  ["because a worker did not end it", () => open(heroWith([], CROWD), endlessThread), ({ clock }) => clock.pass(5000)],
];

describe.each(WAYS)("a turn that broke off %s", (_, openGame, wait) => {
  it("is kept with what it was given, after the turns before it, and can be saved", async () => {
    const opened = openGame();
    const { editor, film } = opened;
    await playTwoTurns(opened);
    editor.playback.forward(SPACE);
    wait(opened);
    const { playback, notice, document } = editor.store.getState();
    expect(playback).toMatchObject({ running: false, turns: 2 });
    expect(document.world.stages.stage1?.actors.h?.position.x).toBe(2);
    expect(notice?.also).toBe("moment");
    const kept = film.end(60, 12);
    expect([kept?.turn, kept?.brokenOff?.keys]).toEqual([2, [SPACE]]);
    const again = kept && Film.ofSeries(kept);
    expect([0, 1, 2].map((turn) => again?.at(turn)?.document.world.stages.stage1?.actors.h?.position.x)).toEqual([
      0, 1, 2,
    ]);
  });
});
