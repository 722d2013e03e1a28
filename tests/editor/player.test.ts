/** The player begins at the saved Start, and Restart goes back to it. */
import { describe, expect, it } from "vitest";
import { Film } from "../../src/editor/film/Film.ts";
import { PlayedGame } from "../../src/editor/PlayedGame.ts";
import { atStart } from "../../src/editor/playback/atStart.ts";
import { inlineRunnerFor } from "../../src/editor/playback/inlineRunner.ts";
import { LastTurns } from "../../src/editor/playback/LastTurns.ts";
import { CURRENT_STAGE, type Stage, type WorldDocument } from "../../src/engine/index.ts";
import { FakeClock } from "../support/FakeClock.ts";
import { countingIds, moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../support/testGame.ts";

/** Two stages, on both of which the hero has walked on since their Start was saved. */
function playedGame(): WorldDocument {
  const game = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 5, 0)]);
  const first = { ...only(game), startActors: { h: actorOf("hero", "h", 1, 0) } };
  const second = { ...first, id: "stage2", order: 1, startActors: { h: actorOf("hero", "h", 2, 0) } };
  const coins = { id: "coins", name: "Coins", value: "7" };
  return {
    ...game,
    world: {
      ...game.world,
      stages: { [STAGE]: first, stage2: second },
      globals: { ...game.world.globals, coins },
      startGlobals: { coins: "0", [CURRENT_STAGE]: "stage2" },
    },
  };
}

function onStage(stageId: string, game: WorldDocument): WorldDocument {
  const shown = { id: CURRENT_STAGE, name: "Current Stage", value: stageId, type: "stage" };
  return { ...game, world: { ...game.world, globals: { ...game.world.globals, [CURRENT_STAGE]: shown } } };
}

function only({ world }: WorldDocument): Stage {
  const [stage] = Object.values(world.stages);
  if (!stage) throw new Error("A game has a stage.");
  return stage;
}

describe("at the start", () => {
  it("every stage and every world variable is as saved in its Start", () => {
    const { stages, globals } = atStart(playedGame()).world;
    expect(stages[STAGE]?.actors.h?.position.x).toBe(1);
    expect(stages.stage2?.actors.h?.position.x).toBe(2);
    expect(globals.coins?.value).toBe("0");
  });

  it("the first stage is shown, whichever was shown or saved last", () => {
    const { globals } = atStart(onStage("stage2", playedGame())).world;
    expect(globals[CURRENT_STAGE]?.value).toBe(STAGE);
  });

  it("the stage that the maker chose is shown as long as it exists", () => {
    const game = playedGame();
    const begunOn = (firstStageId: string) =>
      atStart({ ...game, world: { ...game.world, firstStageId } }).world.globals[CURRENT_STAGE]?.value;
    expect([begunOn("stage2"), begunOn("gone"), begunOn("toString")]).toEqual(["stage2", STAGE, STAGE]);
  });

  it("what has no Start is as loaded, and no variable holds a deleted stage", () => {
    const game = gameOf([characterNamed("Hero")], [actorOf("hero", "h", 5, 0)]);
    const home = { id: "home", name: "Home", value: STAGE, type: "stage" };
    const globals = { ...game.world.globals, home };
    const lost = { ...game, world: { ...game.world, globals, startGlobals: { home: "gone" } } };
    const begun = atStart(lost).world;
    expect(begun.stages[STAGE]?.actors.h?.position.x).toBe(5);
    expect(begun.globals.home?.value).toBe(STAGE);
  });
});

describe("Restart", () => {
  it("restores stages, world variables and the shown stage, and stays stopped", () => {
    const document = atStart(playedGame());
    const test = new TestEditor({ document, readOnly: true });
    test.editor.playback.play();
    test.clock.pass(1500);
    test.editor.playback.stop();
    expect(test.places()).toEqual(["Hero 4,0"]);
    test.editor.restart();
    expect(test.places()).toEqual(["Hero 1,0"]);
    expect(test.state.document.world).toEqual(document.world);
    expect(test.state.playback.running).toBe(false);
  });

  it("continues to play from the start if the game was playing", () => {
    const test = new TestEditor({ document: atStart(playedGame()), readOnly: true });
    test.editor.playback.play();
    test.clock.pass(1500);
    test.editor.restart();
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 2,0"]);
    expect(test.state.playback.running).toBe(true);
  });

  it("does nothing in an editor", () => {
    const test = new TestEditor({ document: playedGame() });
    moveActor(test.editor, "stage", "h", { x: 8, y: 4 });
    test.editor.restart();
    expect(test.places()).toEqual(["Hero 8,4"]);
  });
});

it("opens no dialog in a read-only game", () => {
  const looker = new TestEditor({ document: playedGame(), readOnly: true });
  looker.editor.openModal({ id: "keys" });
  expect(looker.state.ui.modal).toBeNull();
});

describe("the next level", () => {
  it("begins with its Start, and there is none after the last", () => {
    const { editor, state } = new TestEditor({ document: onStage(STAGE, playedGame()), readOnly: true });
    expect(editor.nextLevel?.id).toBe("stage2");
    editor.goToNextLevel();
    expect(editor.playback.live.stageId()).toBe("stage2");
    expect(editor.playback.live.actor("h")?.position.x).toBe(2);
    expect(editor.nextLevel).toBeUndefined();
    expect(state.playback.running).toBe(false);
  });

  it("is there when the end of the level before is over, so that nobody who hears of that sees the old one", () => {
    const { editor } = new TestEditor({ document: onStage(STAGE, playedGame()), readOnly: true });
    editor.store.setState(({ playback }) => ({ playback: { ...playback, ended: { outcome: "won", text: "" } } }));
    const seen: unknown[] = [];
    editor.store.subscribe(({ playback: { ended } }, { playback: before }) => {
      if (ended !== before.ended) seen.push(ended, editor.playback.live.stageId());
    });
    editor.goToNextLevel();
    expect(seen).toEqual([null, "stage2"]);
  });

  it("is one film with the level before, and starting over begins a new one", () => {
    const clock = new FakeClock();
    const options = { document: playedGame(), readOnly: true, newId: countingIds(), seed: 1, clock };
    const lastTurns = new LastTurns();
    const game = new PlayedGame({ ...options, lastTurns }, { newRunner: inlineRunnerFor(options) });
    const turnsOf = () => Film.ofCopy(lastTurns.copy()).length;
    game.playback.forward();
    game.playback.forward();
    game.goToNextLevel();
    game.playback.forward();
    expect([turnsOf(), game.store.getState().playback.turns]).toEqual([3, 3]);
    const film = Film.ofCopy(lastTurns.copy());
    const shown = [0, 1, 2, 3].map((turn) => {
      const { stages, globals } = film.at(turn)?.document.world ?? game.loaded.world;
      const id = String(globals[CURRENT_STAGE]?.value);
      return `${id} ${stages[id]?.actors.h?.position.x}`;
    });
    // As in an edited film, the beginning of what comes next replaces the end of what was before.
    expect(shown).toEqual([`${STAGE} 5`, `${STAGE} 6`, "stage2 2", "stage2 3"]);
    game.restart();
    expect(turnsOf()).toBe(0);
  });
});
