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

describe("a canceled recording", () => {
  it("can be restored until another one begins", () => {
    test.editor.recording.onActor("h");
    test.editor.recording.growSide("right", 1);
    const { recording } = test.state;
    test.editor.recording.cancel();
    expect(notice()).toEqual({ text: "Recording put away.", stays: false });
    test.editor.followNotice();
    expect([test.state.recording, notice()]).toEqual([recording, null]);
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
