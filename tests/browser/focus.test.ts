// @vitest-environment jsdom
/** Whoever works by keys goes on beside what has gone. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restoreLostFocus } from "../../src/browser/focus.ts";

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

function take(id: string): void {
  document.getElementById(id)?.remove();
}

/** What has the focus once everything has settled. */
async function focused(): Promise<string> {
  await vi.advanceTimersByTimeAsync(200);
  return document.activeElement?.textContent ?? "";
}

it("goes from a row that is gone to the same button of the next one, then of the one before", async () => {
  page(`<section><ol>${row("a")}${row("b")}${row("c")}</ol></section>`);
  button("Remove b").focus();
  take("b");
  expect(await focused()).toBe("Remove c");
  take("c");
  expect(await focused()).toBe("Remove a");
});

it("goes from an emptied list to what is nearest around it", async () => {
  page(`<section><button>Add</button><div><ol>${row("a")}</ol></div></section><section><button>Far</button></section>`);
  button("Remove a").focus();
  take("a");
  expect(await focused()).toBe("Add");
});

it("goes to the first control of what has come in the place of all there was", async () => {
  page(`<main><button>Other</button><div id="place"><div id="old"><button>Cancel</button></div></div></main>`);
  button("Cancel").focus();
  const place = document.getElementById("place");
  if (place) place.innerHTML = "<button>First</button><button>Second</button>";
  expect(await focused()).toBe("First");
});

it("is not misled by a control that the focus had just left for the one that is gone", async () => {
  page(`<section><button>Other</button><ol>${row("a")}${row("b")}</ol></section>`);
  button("Other").focus();
  button("Remove a").focus();
  take("a");
  expect(await focused()).toBe("Remove b");
});

it("leaves out what cannot be pressed and what is typed into", async () => {
  page(`<section><ol>${row("a")}</ol><input /><button disabled>Off</button><button>On</button></section>`);
  button("Remove a").focus();
  take("a");
  expect(await focused()).toBe("On");
});

it("goes from a menu that is gone with the row it was opened from to the row beside", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol></section>`);
  button("Remove a").focus();
  document.body.insertAdjacentHTML("beforeend", `<div id="menu"><button>Delete</button></div>`);
  button("Delete").focus();
  take("a");
  take("menu");
  expect(await focused()).toBe("Remove b");
});

it("goes on beside a button that is switched off", async () => {
  page("<section><button>Earlier</button><button>Now</button><button>Later</button></section>");
  button("Now").focus();
  button("Now").disabled = true;
  button("Now").blur();
  expect(await focused()).toBe("Later");
});

it("stays with a button that was off for a moment only", async () => {
  page("<section><button>Save</button><button>Reset</button></section>");
  button("Save").focus();
  button("Save").disabled = true;
  button("Save").blur();
  await vi.advanceTimersByTimeAsync(50);
  button("Save").disabled = false;
  expect(await focused()).toBe("Save");
});

it("does not leave a dialog that took the focus because something inside of it is gone", async () => {
  page(
    `<section><button>Opener</button></section><div role="dialog" tabindex="-1"><ol>${row("a")}${row("b")}</ol></div>`,
  );
  button("Opener").focus();
  button("Remove a").focus();
  take("a");
  document.querySelector<HTMLElement>("[role=dialog]")?.focus();
  expect(await focused()).toBe("Remove b");
});

it("lets whatever takes the focus on purpose have it", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol><button>Card</button></section>`);
  button("Remove a").focus();
  take("a");
  await vi.advanceTimersByTimeAsync(80);
  button("Card").focus();
  expect(await focused()).toBe("Card");
});

it("follows nobody who left a control by a press beside it", async () => {
  page(`<section><ol>${row("a")}${row("b")}</ol></section>`);
  button("Remove a").focus();
  button("Remove a").blur();
  await vi.advanceTimersByTimeAsync(50);
  take("a");
  await vi.advanceTimersByTimeAsync(200);
  expect(document.activeElement).toBe(document.body);
});
