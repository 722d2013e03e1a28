import { describe, expect, it } from "vitest";
import { RequestFailed } from "../../src/browser/request.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { documentToSend } from "../../src/saving/documentText.ts";
import { AnswerNeeded, type SaveTarget } from "../../src/saving/Saver.ts";
import { moveActor, TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "../support/testGame.ts";

/** Stores what it is given, fails while `words` holds a message, and answers at once or when told to. */
class FakeKeeper implements SaveTarget {
  readonly kept: WorldDocument[] = [];
  words: string | null = null;
  hasNoLine = false;
  asks = false;
  tries = 0;
  waits = false;
  #waiting: (() => void)[] = [];

  async save(document: WorldDocument): Promise<void> {
    this.tries += 1;
    if (this.waits) await new Promise<void>((answer) => this.#waiting.push(answer));
    if (this.hasNoLine) throw new RequestFailed(0, "No line.");
    if (this.asks) throw new AnswerNeeded("Which one?");
    if (this.words !== null) throw new Error(this.words);
    this.kept.push(document);
  }

  answer(): void {
    for (const answer of this.#waiting.splice(0)) answer();
  }
}

function open(): { test: TestEditor; keeper: FakeKeeper } {
  const keeper = new FakeKeeper();
  const document = gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 0)]);
  return { test: new TestEditor({ document, keep: keeper }), keeper };
}

/** Lets time pass and settles promises. */
async function pass(test: TestEditor, ms: number): Promise<void> {
  test.clock.pass(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

const savedPlace = (keeper: FakeKeeper) => keeper.kept.at(-1)?.world.stages.stage1?.actors.h?.position.x;

describe("the chosen speed", () => {
  it("is saved like an edit, but changed neither by undo nor by going back to an earlier version", async () => {
    const { test, keeper } = open();
    moveActor(test.editor, "stage", "h", { x: 4, y: 4 });
    await pass(test, 5000);
    test.editor.setSpeed(125);
    expect(test.state.save.status).toBe("unsaved");
    await pass(test, 5000);
    expect([test.state.save.status, keeper.kept.at(-1)?.world.speed]).toEqual(["saved", 125]);
    test.editor.undo();
    test.editor.goBackTo({ ...test.start, world: { ...test.start.world, speed: 1000 } });
    expect([test.state.playback.tickMs, test.state.document.world.speed]).toEqual([125, 125]);
  });

  it("is saved once, not again when chosen again, and never by a player", async () => {
    const { test, keeper } = open();
    test.editor.setSpeed(125);
    await pass(test, 5000);
    test.editor.setSpeed(125);
    expect([test.state.save.status, keeper.tries]).toEqual(["saved", 1]);
    const player = new TestEditor({ document: test.start, readOnly: true, keep: keeper });
    player.editor.setSpeed(250);
    await pass(player, 60_000);
    expect(keeper.tries).toBe(1);
  });
});

describe("leaving a playing game", () => {
  it("stops it and saves its ticks, including those that can be taken back", async () => {
    const { test, keeper } = open();
    test.editor.playback.play();
    test.clock.pass(1500);
    await test.editor.leave();
    expect(test.state.playback.running).toBe(false);
    expect(savedPlace(keeper)).toBe(3);
    expect(keeper.kept[0]?.world.history).toHaveLength(3);
  });

  it("cancels the gesture", async () => {
    const { test, keeper } = open();
    test.editor.toolbox.chooseTool("trash");
    test.press({ x: 0, y: 0 });
    await test.editor.leave();
    expect(test.places()).toEqual(["Hero 0,0"]);
    expect(keeper.kept.at(-1)?.undoStack ?? []).toEqual([]);
  });

  it("may be asked about first: the ticks so far are saved, and the game keeps playing", async () => {
    const { test, keeper } = open();
    test.editor.playback.play();
    test.clock.pass(1000);
    expect(test.state.save.status).toBe("saved");
    test.editor.playback.settle();
    expect(test.state.save.status).toBe("unsaved");
    await test.editor.saver.saveNow();
    expect(savedPlace(keeper)).toBe(2);
    test.clock.pass(500);
    expect(test.places()).toEqual(["Hero 3,0"]);
  });
});

describe("saving", () => {
  it("does not happen when a game is opened, looked at or played", async () => {
    const { test, keeper } = open();
    test.tap({ x: 0, y: 0 });
    test.editor.toolbox.chooseTool("stamp");
    test.editor.playback.play();
    await pass(test, 60_000);
    expect(keeper.tries).toBe(0);
    expect(test.state.save.status).toBe("saved");
  });

  it("comes 5 s after the last edit", async () => {
    const { test, keeper } = open();
    test.editor.renameWorld("One");
    expect(test.state.save.status).toBe("unsaved");
    await pass(test, 4000);
    test.editor.renameWorld("Two");
    await pass(test, 4999);
    expect(keeper.tries).toBe(0);
    await pass(test, 1);
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["Two"]);
    expect(test.state.save.status).toBe("saved");
  });

  it("comes 30 s after the first edit, however many follow", async () => {
    const { test, keeper } = open();
    for (let second = 0; second < 30; second += 3) {
      test.editor.renameWorld(`At ${second}`);
      await pass(test, 3000);
    }
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["At 27"]);
  });

  it("is neither delayed nor started by playing; the ticks are unsaved from Stop on", async () => {
    const { test, keeper } = open();
    test.editor.renameWorld("One");
    test.editor.playback.play();
    await pass(test, 5000);
    expect(keeper.tries).toBe(1);
    expect(test.state.save.status).toBe("saved");
    test.editor.playback.stop();
    expect(test.state.save.status).toBe("unsaved");
    await pass(test, 5000);
    expect(keeper.kept[1]?.world.stages.stage1?.actors.h?.position.x).toBeGreaterThan(5);
  });

  it("shows unsaved again for an edit made during a save", async () => {
    const { test, keeper } = open();
    keeper.waits = true;
    test.editor.renameWorld("One");
    await pass(test, 5000);
    expect(test.state.save.status).toBe("saving");
    test.editor.renameWorld("Two");
    keeper.answer();
    await pass(test, 0);
    expect(test.state.save.status).toBe("unsaved");
    keeper.waits = false;
    await pass(test, 5000);
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["One", "Two"]);
  });

  it("follows a slow save at once if an edit has waited long enough", async () => {
    const { test, keeper } = open();
    keeper.waits = true;
    test.editor.renameWorld("One");
    await pass(test, 5000);
    test.editor.renameWorld("Two");
    await pass(test, 20_000);
    expect(keeper.tries).toBe(1);
    keeper.waits = false;
    keeper.answer();
    await pass(test, 0);
    await pass(test, 0);
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["One", "Two"]);
  });

  it("says when it failed only because the server is unreachable", async () => {
    const { test, keeper } = open();
    keeper.hasNoLine = true;
    test.editor.renameWorld("One");
    await pass(test, 5000);
    expect(test.state.save).toEqual({ status: "failed", message: "No line.", isOffline: true });
  });

  it("is retried after 5, 15 and 60 s, and shows why it failed", async () => {
    const { test, keeper } = open();
    keeper.words = "You seem to be offline.";
    test.editor.renameWorld("One");
    await pass(test, 5000);
    expect(test.state.save).toEqual({ status: "failed", message: "You seem to be offline." });
    for (const [wait, tries] of [
      [5000, 2],
      [15_000, 3],
      [60_000, 4],
      [60_000, 5],
    ] as const) {
      await pass(test, wait - 1);
      expect(keeper.tries).toBe(tries - 1);
      await pass(test, 1);
      expect(keeper.tries).toBe(tries);
    }
    keeper.words = null;
    await pass(test, 60_000);
    expect(test.state.save).toEqual({ status: "saved", message: null });
  });

  it("waits for the child's answer if nothing else helps, whatever is edited meanwhile", async () => {
    const { test, keeper } = open();
    keeper.asks = true;
    test.editor.renameWorld("One");
    await pass(test, 5000);
    test.editor.renameWorld("Two");
    await pass(test, 600_000);
    expect([keeper.tries, test.state.save]).toEqual([1, { status: "failed", message: "Which one?" }]);
    keeper.asks = false;
    await test.editor.saver.saveNow();
    test.editor.renameWorld("Three");
    await pass(test, 5000);
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["Two", "Three"]);
  });

  it("happens at once on request, and rejects with the message of the failure", async () => {
    const { test, keeper } = open();
    await test.editor.saver.saveNow();
    expect(keeper.tries).toBe(0);
    test.editor.renameWorld("One");
    keeper.words = "The server is full.";
    await expect(test.editor.saver.saveNow()).rejects.toThrow("The server is full.");
    keeper.words = null;
    await test.editor.saver.saveNow();
    expect(test.state.save.status).toBe("saved");
    await pass(test, 60_000);
    expect(keeper.tries).toBe(2);
  });

  it("waits for a save in progress and then saves the edits since", async () => {
    const { test, keeper } = open();
    keeper.waits = true;
    test.editor.renameWorld("One");
    await pass(test, 5000);
    test.editor.renameWorld("Two");
    const saved = test.editor.saver.saveNow();
    keeper.waits = false;
    keeper.answer();
    await saved;
    expect(keeper.kept.map(({ world }) => world.metadata.name)).toEqual(["One", "Two"]);
  });
});

describe("what is saved", () => {
  it("has no lights and no input, but undo entries and ticks to step back to", () => {
    const { test } = open();
    test.editor.playback.forward();
    test.editor.renameWorld("One");
    const sent = documentToSend(test.state.document);
    expect(sent.world).toMatchObject({ evaluatedRuleIds: {}, input: { keys: {}, clicks: {} } });
    expect(sent.world.history).toHaveLength(1);
    expect(sent.undoStack).toHaveLength(1);
  });

  it("lacks the undo entries, and then the history, if it would exceed 4 MB", () => {
    const { test } = open();
    test.editor.playback.forward();
    const { document } = test.state;
    const large = { label: "x".repeat(4_000_000), changes: [] };
    const undone = documentToSend({ ...document, undoStack: [large] });
    expect(undone.undoStack).toEqual([]);
    expect(undone.world.history).toHaveLength(1);
    const name = "x".repeat(4_000_000);
    expect(
      documentToSend({ ...document, world: { ...document.world, metadata: { id: "root", name } } }).world.history,
    ).toEqual([]);
  });
});
