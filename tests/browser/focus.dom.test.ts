// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { focusWhenRendered, isFocusFree, restoreLostFocus } from "../../src/browser/focus.ts";

let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  end = restoreLostFocus();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const row = (name: string) => `<li id="${name}"><button>${name} up</button><button>Remove ${name}</button></li>`;

function page(html: string): void {
  document.body.innerHTML = html;
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button ${text}.`);
  return found;
}

function remove(id: string): void {
  document.getElementById(id)?.remove();
}

/** The text of the focused element once everything has settled. */
async function focused(): Promise<string> {
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement?.textContent ?? "";
}

it("moves the focus from a removed row to the same button of the next row, else of the previous one", async () => {
  page(`<section><ol>${row("a")}${row("b")}${row("c")}</ol></section>`);
  button("Remove b").focus();
  remove("b");
  expect(await focused()).toBe("Remove c");
  remove("c");
  expect(await focused()).toBe("Remove a");
});

it("moves to another control of the next row where only a chosen row shows the lost one", async () => {
  const row = (name: string, stop: number, menu: "" | "inert") =>
    `<li id="${name}"><button tabindex="${stop}">${name}</button><div ${menu}><button>More ${name}</button></div></li>`;
  page(`<section><ol>${row("a", 0, "inert")}${row("b", -1, "")}${row("c", -1, "inert")}</ol></section>`);
  button("More b").focus();
  remove("b");
  expect(await focused()).toBe("c");
});

it("moves from an emptied list to the nearest control around it", async () => {
  page(`<section><button>Add</button><div><ol>${row("a")}</ol></div></section><section><button>Far</button></section>`);
  button("Remove a").focus();
  remove("a");
  expect(await focused()).toBe("Add");
});

it("moves to the first control of content that replaced everything", async () => {
  page(`<main><button>Other</button><div id="place"><div id="old"><button>Cancel</button></div></div></main>`);
  button("Cancel").focus();
  const place = document.getElementById("place");
  if (place) place.innerHTML = "<button>First</button><button>Second</button>";
  expect(await focused()).toBe("First");
});

it("ignores the control that had the focus before the removed one", async () => {
  page(`<section><button>Other</button><ol>${row("a")}${row("b")}</ol></section>`);
  button("Other").focus();
  button("Remove a").focus();
  remove("a");
  expect(await focused()).toBe("Remove b");
});

it("skips disabled controls and text fields", async () => {
  page(`<section><ol>${row("a")}</ol><input /><button disabled>Off</button><button>On</button></section>`);
  button("Remove a").focus();
  remove("a");
  expect(await focused()).toBe("On");
});

it("moves to the next row when a menu and the row that it was opened from are removed together", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol></section>`);
  button("Remove a").focus();
  document.body.insertAdjacentHTML("beforeend", `<div id="menu"><button>Delete</button></div>`);
  button("Delete").focus();
  remove("a");
  remove("menu");
  expect(await focused()).toBe("Remove b");
});

it("moves on from a button that is disabled", async () => {
  page("<section><button>Earlier</button><button>Now</button><button>Later</button></section>");
  button("Now").focus();
  button("Now").disabled = true;
  button("Now").blur();
  expect(await focused()).toBe("Later");
});

it("stays on a button that was disabled only for a moment", async () => {
  page("<section><button>Save</button><button>Reset</button></section>");
  button("Save").focus();
  button("Save").disabled = true;
  button("Save").blur();
  await vi.advanceTimersByTimeAsync(50);
  button("Save").disabled = false;
  expect(await focused()).toBe("Save");
});

it("stays inside a dialog that focused itself because a control in it was removed", async () => {
  page(
    `<section><button>Opener</button></section><div role="dialog" tabindex="-1"><ol>${row("a")}${row("b")}</ol></div>`,
  );
  button("Opener").focus();
  button("Remove a").focus();
  remove("a");
  document.querySelector<HTMLElement>("[role=dialog]")?.focus();
  expect(await focused()).toBe("Remove b");
});

it("leaves the focus to anything that takes it on purpose", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol><button>Card</button></section>`);
  button("Remove a").focus();
  remove("a");
  await vi.advanceTimersByTimeAsync(80);
  button("Card").focus();
  expect(await focused()).toBe("Card");
});

it("restores nothing after a press on the bare page", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol></section>`);
  button("Remove a").focus();
  button("Remove a").blur();
  await vi.advanceTimersByTimeAsync(50);
  remove("a");
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});

it("does not mistake a dialog beside a closed menu for the next row", async () => {
  page(`<main><button>Open</button></main><div id="menu"><button>Entry</button></div>`);
  button("Entry").focus();
  const dialog = document.createElement("div");
  dialog.innerHTML = `<div role="dialog" tabindex="-1">Loading<button>Cancel</button></div>`;
  document.body.append(dialog);
  remove("menu");
  const inside = dialog.querySelector<HTMLElement>("[role=dialog]");
  inside?.focus();
  await focused();
  expect(document.activeElement).toBe(inside);
});

it("asks for no layout while the page is being changed", async () => {
  const checkVisibility = vi.fn(() => true);
  Object.assign(HTMLElement.prototype, { checkVisibility });
  try {
    page(`<section><ol>${row("a")}${row("b")}</ol></section>`);
    button("Remove a").focus();
    remove("b");
    await Promise.resolve();
    expect(checkVisibility).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
  }
});

const CONTENT = '<div id="content" tabindex="-1">The content</div>';

it("moves to the content of the page where no control is near", async () => {
  page(`${CONTENT}<div><button>Take over</button></div>`);
  button("Take over").focus();
  button("Take over").parentElement?.remove();
  await focused();
  expect(document.activeElement?.id).toBe("content");
});

it("moves to the content when a dialog that had the focus closes and nothing had it before", async () => {
  page(`${CONTENT}<div role="dialog" tabindex="-1">Go on?</div>`);
  document.querySelector<HTMLElement>("[role=dialog]")?.focus();
  document.querySelector("[role=dialog]")?.remove();
  await focused();
  expect(document.activeElement?.id).toBe("content");
});

it("leaves the bare page alone after a press on it", async () => {
  page(`${CONTENT}<button>Play</button><p id="far">Text</p>`);
  button("Play").focus();
  button("Play").blur();
  await vi.advanceTimersByTimeAsync(10);
  remove("far");
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});

describe("a control that is rendered late", () => {
  const late = () => document.querySelector<HTMLElement>("#late");
  const render = () => document.body.insertAdjacentHTML("beforeend", '<button id="late">Late</button>');

  /** Removes the focused control, so that the focus moves to the nearest one, and asks for the late one. */
  async function ask() {
    page("<section><button>Save</button><button>Near</button></section>");
    button("Save").focus();
    button("Save").remove();
    focusWhenRendered(late);
    expect(await focused()).toBe("Near");
  }

  it("has the focus once it is there, although a nearby one stood in for it", async () => {
    await ask();
    expect(isFocusFree()).toBe(true);
    render();
    expect(await focused()).toBe("Late");
  });

  it.each(["keydown", "pointerdown", "click"])("leaves the focus where it is in use by %s", async (use) => {
    await ask();
    button("Near").dispatchEvent(new Event(use, { bubbles: true }));
    expect(isFocusFree()).toBe(false);
    render();
    expect(await focused()).toBe("Near");
  });

  it("is forgotten if something else is waited for since", async () => {
    await ask();
    focusWhenRendered(() => null);
    render();
    expect(await focused()).toBe("Near");
  });

  it("is forgotten if it never comes", async () => {
    await ask();
    await vi.advanceTimersByTimeAsync(10_000);
    render();
    expect(await focused()).toBe("Near");
  });
});
