// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { OwnKeys } from "../../src/editor/playback/OwnKeys.ts";
import { OwnKeysDialog } from "../../src/panels/modals/OwnKeysDialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open() {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const own = new OwnKeys("g");
  render(<OwnKeysDialog own={own} codes={[37, 39]} onClose={() => undefined} />);
  return own;
}

const keys = () => within(screen.getByRole("group", { name: "Keys of this game" })).getAllByRole("button");
const names = () => keys().map((key) => key.getAttribute("aria-label"));
const press = (key: string, keyCode: number) =>
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Press the key you like:" }), { key, keyCode });

it("takes the next key that is pressed for the chosen one, an arrow and Enter too", () => {
  const own = open();
  expect(names()).toEqual(["left arrow, now left arrow", "right arrow, now right arrow"]);
  press("a", 65);
  expect(own.gameKeyOf(65)).toBe(37);
  fireEvent.click(keys()[1] ?? document.body);
  press("Enter", 13);
  expect(own.gameKeyOf(13)).toBe(39);
  expect(names()).toEqual(["left arrow, now A", "right arrow, now enter"]);
  press("Tab", 9);
  expect(own.gameKeyOf(13)).toBe(39);
});

it("is chosen in the picture of a keyboard by a finger, and goes back to the game's keys", () => {
  const own = open();
  const back = screen.getByRole("button", { name: "Back to the game's keys" });
  expect(back).toHaveProperty("disabled", true);
  fireEvent.click(within(screen.getByRole("group", { name: "Keyboard" })).getByRole("button", { name: "D" }));
  expect(own.gameKeyOf(68)).toBe(37);
  fireEvent.click(back);
  expect(own.chosen().size).toBe(0);
  expect(names()[0]).toBe("left arrow, now left arrow");
});
