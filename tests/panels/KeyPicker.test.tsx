// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Modals } from "../../src/panels/modals/Modals.tsx";
import { type PanelOptions, renderPanels } from "./renderPanels.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ALERT = "Uhoh - press a key on your keyboard or choose one in the picture to continue.";

async function openPicker(options: PanelOptions = {}, containerId: string | null = null) {
  const test = renderPanels(<Modals />, options);
  act(() => test.editor.openModal({ id: "keyPicker", characterId: "hero", containerId }));
  // The dialog loads when it is opened.
  await screen.findByRole("dialog");
  return test;
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Key" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the key picker", () => {
  it("takes the key that is pressed, and makes one event for it", async () => {
    const test = await openPicker();
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: "ArrowLeft", keyCode: 37 });
    expect(field().value).toBe("left arrow");
    press("Done");
    expect(test.state.document.characters.hero?.rules[0]).toMatchObject({
      type: "group-event",
      event: "key",
      code: 37,
    });
    expect(test.state.ui.modal).toBeNull();
  });

  it("takes Enter as the first key, and after any key Enter confirms", async () => {
    const test = await openPicker();
    const enter = (repeat = false) => fireEvent.keyDown(field(), { key: "Enter", keyCode: 13, repeat });
    enter(true);
    expect(field().value).toBe("");
    enter();
    expect(field().value).toBe("enter");
    fireEvent.keyDown(field(), { key: "ArrowLeft", keyCode: 37 });
    enter(true);
    expect(test.state.ui.modal).not.toBeNull();
    enter();
    expect(test.state.ui.modal).toBeNull();
    expect(test.state.document.characters.hero?.rules[0]).toMatchObject({ event: "key", code: 37 });
  });

  it("takes a key of the picture, and shows it as pressed", async () => {
    await openPicker();
    expect(screen.queryByRole("button", { name: "Q" })).toBeNull();
    press("More keys");
    expect(document.activeElement).toBe(field());
    press("Q");
    expect(screen.getByRole("button", { name: "Q" }).getAttribute("aria-pressed")).toBe("true");
    expect(field().value).toBe("Q");
  });

  it("takes a typed letter while a key of the picture has the focus; Enter presses that key", async () => {
    await openPicker();
    press("More keys");
    const q = screen.getByRole("button", { name: "Q" });
    q.focus();
    fireEvent.keyDown(q, { key: "x", keyCode: 88 });
    expect(field().value).toBe("X");
    fireEvent.keyDown(q, { key: "Enter", keyCode: 13 });
    fireEvent.keyDown(q, { key: "F5", keyCode: 116 });
    expect(field().value).toBe("X");
  });

  it("shows the whole keyboard at once for an event with another key than an arrow or Space", async () => {
    await openPicker({ rules: [{ type: "group-event", id: "hop", event: "key", code: 65, rules: [] }] }, "hop");
    expect(screen.getByRole("button", { name: "A, has rules already" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "More keys" })).toBeNull();
  });

  it("does not take Tab, Shift or an F-key", async () => {
    await openPicker();
    for (const [key, keyCode] of [
      ["Tab", 9],
      ["Shift", 16],
      ["F5", 116],
    ] as const)
      fireEvent.keyDown(field(), { key, keyCode });
    expect(field().value).toBe("");
  });

  it("asks for a key if none is chosen, listens for it, and changes nothing on Cancel", async () => {
    const test = await openPicker();
    press("Done");
    expect(screen.getByRole("alert").textContent).toBe(ALERT);
    expect(test.state.ui.modal).not.toBeNull();
    expect(document.activeElement).toBe(field());
    press("Cancel");
    expect(test.state.document.characters.hero?.rules).toEqual([]);
  });

  it("changes the key of an event, and shows the block that already has the key", async () => {
    const rules = [
      { type: "group-event", id: "left", event: "key", code: 37, rules: [] },
      { type: "group-event", id: "right", event: "key", code: 39, rules: [] },
    ] as const;
    const test = await openPicker({ rules }, "left");
    const codes = () => test.state.document.characters.hero?.rules.map((node) => "code" in node && node.code);
    expect(field().value).toBe("left arrow");
    press("space");
    press("Done");
    expect(codes()).toEqual([32, 39]);

    act(() => test.editor.openModal({ id: "keyPicker", characterId: "hero", containerId: null }));
    press("right arrow, has rules already");
    press("Done");
    expect(codes()).toEqual([32, 39]);
    expect(test.state.ui.selectedRuleId).toBe("right");
  });
});
