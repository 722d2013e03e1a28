// @vitest-environment jsdom
import { expect, it } from "vitest";
import { stayWhenFilesDrop } from "../../src/browser/leaving.ts";

stayWhenFilesDrop();

function dropped(...types: string[]): boolean {
  const event = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), { dataTransfer: { types } });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

it("the page stays when a file is dropped beside what takes files, and a text goes where it is dropped", () => {
  expect(dropped("Files")).toBe(true);
  expect(dropped("text/plain")).toBe(false);
});
