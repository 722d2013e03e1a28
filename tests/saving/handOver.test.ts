/** A window saves its game before another window takes over, or says why it cannot. */
import { expect, it } from "vitest";
import { prepareHandOver } from "../../src/pages/editor/openSession.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

function open(save: () => Promise<void> = async () => undefined): TestEditor {
  const document = gameOf([characterNamed("Hero")], [actorOf("hero", "h", 0, 0)]);
  const test = new TestEditor({ document, keep: { save } });
  test.editor.renameWorld("Frog Jump");
  return test;
}

it("stops the game and saves it first", async () => {
  const { editor } = open();
  editor.playback.play();
  await prepareHandOver(editor);
  expect(editor.store.getState()).toMatchObject({ playback: { running: false }, save: { status: "saved" } });
});

it("keeps a rule that is being recorded", async () => {
  const { editor } = open();
  editor.recording.onActor("h");
  await expect(prepareHandOver(editor)).rejects.toThrow("You're recording a rule in the other window.");
  expect(editor.store.getState().recording).not.toBeNull();
});

it("keeps what is open in a dialog", async () => {
  const { editor } = open();
  editor.openModal({ id: "exploreCharacters" });
  await expect(prepareHandOver(editor)).rejects.toThrow("Something is open in the other window.");
});

it("keeps a game that cannot be saved", async () => {
  const { editor } = open(() => Promise.reject(new Error("No line.")));
  await expect(prepareHandOver(editor)).rejects.toThrow("couldn't save your last changes yet");
});
