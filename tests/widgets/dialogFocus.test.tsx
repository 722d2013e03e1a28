// @vitest-environment jsdom
/** Where the focus goes when a dialog closes. */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect, useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "../../src/widgets/Dialog.tsx";
import { Menu } from "../../src/widgets/Menu.tsx";
import { MenuItem } from "../../src/widgets/MenuItems.tsx";

afterEach(cleanup);

function Room() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<button type="button">Plus</button>}>
        <MenuItem onSelect={() => setOpen(true)}>Look around</MenuItem>
      </Menu>
      <button type="button" onClick={() => setOpen(true)}>
        Chip
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Window">
        <GreedyField />
      </Dialog>
    </>
  );
}

/** Takes the focus before the window can. */
function GreedyField() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="Greedy" />;
}

async function closeWindow() {
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

it("returns to the button of the menu that opened it", async () => {
  render(<Room />);
  const plus = screen.getByRole("button", { name: "Plus" });
  plus.focus();
  fireEvent.keyDown(plus, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem"));
  await closeWindow();
  await waitFor(() => expect(document.activeElement).toBe(plus));
});

it("returns to the button of a menu opened by mouse, whatever had the focus before or takes it first in the dialog", async () => {
  render(<Room />);
  screen.getByRole("button", { name: "Chip" }).focus();
  const plus = screen.getByRole("button", { name: "Plus" });
  fireEvent.pointerDown(plus, { button: 0, ctrlKey: false, pointerType: "mouse" });
  fireEvent.click(await screen.findByRole("menuitem"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Greedy" })));
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(document.activeElement).toBe(plus));
});

it("stays with what was opened meanwhile", async () => {
  render(<Room />);
  const chip = screen.getByRole("button", { name: "Chip" });
  chip.focus();
  fireEvent.click(chip);
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  const plus = screen.getByRole("button", { name: "Plus", hidden: true });
  plus.focus();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(plus);
});

it("returns to the button that opened it", async () => {
  render(<Room />);
  const chip = screen.getByRole("button", { name: "Chip" });
  chip.focus();
  fireEvent.click(chip);
  await closeWindow();
  await waitFor(() => expect(document.activeElement).toBe(chip));
});
