// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { handlesOwnKeys } from "../../src/browser/keyboard.ts";
import { shortcutOf } from "../../src/panels/toolbar/useEditorKeys.ts";

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe("a key pressed in the editor", () => {
  it.each([
    ["z", { ctrlKey: true }, { kind: "undo" }],
    ["z", { metaKey: true }, { kind: "undo" }],
    ["y", { ctrlKey: true }, { kind: "redo" }],
    ["Z", { ctrlKey: true, shiftKey: true }, { kind: "redo" }],
    ["Z", { shiftKey: true }, { kind: "redo" }],
    ["Escape", {}, { kind: "escape" }],
    ["s", {}, { kind: "tool", tool: "stamp" }],
    ["T", {}, { kind: "tool", tool: "trash" }],
    ["r", {}, { kind: "tool", tool: "record" }],
    ["p", {}, { kind: "tool", tool: "pointer" }],
  ])("%s with %j means %j", (key, held, meaning) => {
    expect(shortcutOf({ key, ...plain, ...held })).toEqual(meaning);
  });

  it.each([
    ["z", {}],
    ["s", { ctrlKey: true }],
    ["s", { altKey: true }],
    ["ArrowRight", {}],
  ])("%s with %j means nothing", (key, held) => {
    expect(shortcutOf({ key, ...plain, ...held })).toBeNull();
  });
});

describe("an element that handles its own keys", () => {
  afterEach(() => document.body.replaceChildren());

  it("is a field, a dialog, a menu, or anything inside them", () => {
    document.body.innerHTML = `
      <input /><div role="dialog"><button></button></div><div role="menu"><div role="menuitem"></div></div><main></main>`;
    const keeps = (selector: string) => handlesOwnKeys(document.querySelector(selector));
    expect(keeps("input")).toBe(true);
    expect(keeps("[role=dialog] button")).toBe(true);
    expect(keeps("[role=menuitem]")).toBe(true);
    expect(keeps("main")).toBe(false);
    expect(handlesOwnKeys(null)).toBe(false);
  });
});
