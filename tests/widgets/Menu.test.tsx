// @vitest-environment jsdom
/** A menu is rendered when it is first opened, and that opening has to work like all others. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { isFocusFree } from "../../src/browser/focus.ts";
import { IconButton } from "../../src/widgets/IconButton.tsx";
import { Menu } from "../../src/widgets/Menu.tsx";
import { MenuItem } from "../../src/widgets/MenuItems.tsx";

afterEach(cleanup);

const button = () => screen.getByRole("button", { name: "More", hidden: true });
const entry = (name: string) => screen.queryByRole("menuitem", { name });

function show(open?: boolean) {
  return (
    <Menu open={open} trigger={<IconButton icon="…" name="More" />}>
      <MenuItem disabled onSelect={() => undefined}>
        Wear it
      </MenuItem>
      <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
    </Menu>
  );
}

describe("the first press", () => {
  it.each(["mouse", "touch", "pen"])("of a %s opens the menu, with the focus on none of its items", (pointerType) => {
    render(show());
    expect(button().getAttribute("aria-expanded")).toBe("false");
    const isFocusLeft = fireEvent.pointerDown(button(), { button: 0, ctrlKey: false, pointerType });
    expect(isFocusLeft).toBe(false);
    expect(entry("Duplicate")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("menu", { name: "More" }));
    expect(button().getAttribute("aria-controls")).toBe(screen.getByRole("menu").id);
  });

  it.each(["Enter", " ", "ArrowDown"])("of the key %j opens it with the focus on the first enabled item", (key) => {
    render(show());
    button().focus();
    fireEvent.keyDown(button(), { key });
    expect(document.activeElement).toBe(entry("Duplicate"));
  });

  it("of another key or another button opens nothing", () => {
    render(show());
    fireEvent.keyDown(button(), { key: "a" });
    fireEvent.pointerDown(button(), { button: 2, ctrlKey: false });
    expect(entry("Duplicate")).toBeNull();
  });
});

it("a menu that a key elsewhere opens has the focus on its first item", () => {
  const { rerender } = render(show(false));
  rerender(show(true));
  expect(document.activeElement).toBe(entry("Duplicate"));
});

it("Escape closes it and focuses its button", async () => {
  render(show());
  button().focus();
  fireEvent.keyDown(button(), { key: "Enter" });
  fireEvent.keyDown(entry("Duplicate") ?? button(), { key: "Escape" });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(entry("Duplicate")).toBeNull();
  expect(document.activeElement).toBe(button());
});

it("a chosen item focuses the button, and leaves the focus free for what the item opens later", async () => {
  render(show());
  button().focus();
  fireEvent.keyDown(button(), { key: "Enter" });
  expect(isFocusFree()).toBe(false);
  fireEvent.keyDown(entry("Duplicate") ?? button(), { key: "Enter" });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(document.activeElement).toBe(button());
  expect(isFocusFree()).toBe(true);
});

it("a second press closes it", () => {
  render(show());
  fireEvent.pointerDown(button(), { button: 0, ctrlKey: false });
  fireEvent.pointerDown(button(), { button: 0, ctrlKey: false });
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(entry("Duplicate")).toBeNull();
});
