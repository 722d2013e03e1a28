/** A notice whose button offers something that cannot be reached otherwise stays until it is used or closed. */
import { beforeEach, describe, expect, it } from "vitest";
import { clearImage } from "../../src/pixels/PixelImage.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

let test: TestEditor;

beforeEach(() => {
  test = new TestEditor({ document: gameOf([characterNamed("Hero")], [actorOf("hero", "h", 2, 2)]) });
});

const notice = () => test.state.notice && { text: test.state.notice.text, stays: test.state.notice.stays };
const CLOSED = { text: "Drawing closed without saving.", stays: true };

async function beginDrawing(isChanged: boolean) {
  const { drawings } = test.editor;
  drawings.begin({ characterId: null });
  const picture = clearImage({ width: 40, height: 40 });
  const info = { anchor: { x: 0, y: 0 }, width: 1, height: 1, filled: { "0,0": true } } as const;
  const pixelEditor = await drawings.open({ pictures: [picture], others: [], info, name: "Idle" });
  if (isChanged) pixelEditor.grow("left");
  return pixelEditor;
}

async function closeChangedDrawing() {
  const pixelEditor = await beginDrawing(true);
  test.editor.closeModal();
  return pixelEditor;
}

describe("a drawing that was closed without saving", () => {
  it("can be restored after other notices came and went", async () => {
    const pixelEditor = await closeChangedDrawing();
    expect(notice()).toEqual(CLOSED);
    test.editor.notices.tell("Copied Hero.");
    expect(notice()).toEqual({ text: "Copied Hero.", stays: false });
    test.editor.notices.dismiss();
    expect(notice()).toEqual(CLOSED);
    test.editor.undo();
    test.editor.recording.forCharacter("hero");
    expect(notice()).toEqual(CLOSED);
    test.editor.followNotice();
    expect([test.editor.drawings.pixelEditor, notice()]).toEqual([pixelEditor, null]);
  });

  it("is discarded when its notice is closed", async () => {
    await closeChangedDrawing();
    test.editor.notices.dismiss();
    expect(notice()).toBeNull();
    await beginDrawing(false);
    test.editor.closeModal();
    expect(notice()).toBeNull();
  });

  it("is offered again when the next drawing is closed unchanged, but not when that was changed", async () => {
    const first = await closeChangedDrawing();
    await beginDrawing(false);
    expect(notice()).toBeNull();
    test.editor.closeModal();
    expect(notice()).toEqual(CLOSED);
    const second = await closeChangedDrawing();
    test.editor.followNotice();
    expect(test.editor.drawings.pixelEditor).toBe(second);
    expect(second).not.toBe(first);
  });
});

/** Cancels a recording that has been made wider. */
function putAwayWide() {
  test.editor.recording.onActor("h");
  test.editor.recording.growSide("right", 1);
  const { recording } = test.state;
  test.editor.recording.cancel();
  return recording;
}

describe("a canceled recording", () => {
  it("can be restored by its notice", () => {
    test.editor.recording.onActor("h");
    test.editor.recording.growSide("right", 1);
    const { recording } = test.state;
    test.editor.recording.cancel();
    expect(notice()).toEqual({ text: "Recording closed without saving.", stays: false });
    test.editor.followNotice();
    expect([test.state.recording, notice()]).toEqual([recording, null]);
  });

  it("is offered by the next one, even after its notice has gone, and again until a recording is saved", () => {
    const first = putAwayWide();
    test.editor.notices.dismiss();
    test.editor.recording.forCharacter("hero");
    expect(notice()).toEqual({ text: "Go on with your recording?", stays: false });
    test.editor.recording.cancel();
    expect(notice()).toBeNull();
    test.editor.recording.onActor("h");
    test.editor.followNotice();
    expect(test.state.recording).toEqual(first);
    test.editor.recording.save();
    test.editor.recording.onActor("h");
    expect(notice()).toBeNull();
  });

  it("changes places with the one that has been begun since, so that neither is lost", () => {
    const first = putAwayWide();
    test.editor.recording.onActor("h");
    test.editor.recording.growSide("top", 1);
    const second = test.state.recording;
    test.editor.recording.resume();
    expect(test.state.recording).toEqual(first);
    test.editor.recording.resume();
    expect(test.state.recording).toEqual(second);
  });

  it("waits for its character, if that was deleted", () => {
    const first = putAwayWide();
    test.editor.characters.remove("hero");
    test.editor.recording.resume();
    expect(test.state.recording).toBeNull();
    test.editor.undo();
    test.editor.recording.resume();
    expect(test.state.recording).toEqual(first);
  });

  it("is not spoken of if nothing was done in it", () => {
    test.editor.recording.onActor("h");
    test.editor.recording.cancel();
    expect(notice()).toBeNull();
  });

  it("is no longer spoken of in a dialog that opens", () => {
    test.editor.recording.onActor("h");
    test.editor.recording.growSide("right", 1);
    test.editor.recording.cancel();
    test.editor.openModal({ id: "stages" });
    expect(notice()).toBeNull();
  });
});

it("the list of repairs of an old game is offered until it was opened", () => {
  test.editor.notices.tellRepairs(["Two rules with one id were told apart."]);
  test.editor.notices.tell("Start saved.");
  test.editor.notices.dismissPassing();
  expect(notice()?.text).toBe("We fixed some old parts of this game.");
  test.editor.followNotice();
  expect([test.state.ui.modal?.id, notice()]).toEqual(["repairs", null]);
});
