// @vitest-environment jsdom
/** Switches, segments, tabs, menus and fields have their roles and report what was chosen. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "../../src/widgets/Button.tsx";
import { Field } from "../../src/widgets/Field.tsx";
import { IconButton } from "../../src/widgets/IconButton.tsx";
import { Menu } from "../../src/widgets/Menu.tsx";
import { MenuItem } from "../../src/widgets/MenuItems.tsx";
import { Segmented } from "../../src/widgets/Segmented.tsx";
import { Switch } from "../../src/widgets/Switch.tsx";
import { Tabs } from "../../src/widgets/Tabs.tsx";

afterEach(cleanup);

it("a switch turns to the other side", () => {
  const onChange = vi.fn();
  render(<Switch label="Publish" on={false} onChange={onChange} />);
  fireEvent.click(screen.getByRole("switch", { name: "Publish", checked: false }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it("a segment reports its value", () => {
  const onChoose = vi.fn();
  const choices = [
    { value: 1000, label: "Slow" },
    { value: 250, label: "Fast" },
  ];
  render(<Segmented name="Speed" choices={choices} chosen={1000} onChoose={onChoose} />);
  fireEvent.click(screen.getByRole("radio", { name: "Fast" }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(250);
});

it("a tab shows its page", () => {
  const onShow = vi.fn();
  const pages = [
    { key: "rules", label: "Rules", content: <p>the rules</p> },
    { key: "variables", label: "Variables", content: <p>the variables</p> },
  ] as const;
  render(<Tabs name="Inspector" pages={pages} shown="rules" onShow={onShow} />);
  expect(screen.getByText("the rules")).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Variables" }), { button: 0 });
  expect(onShow).toHaveBeenCalledWith("variables");
});

it("a menu opens with a key and runs the chosen item", () => {
  const onSelect = vi.fn();
  render(
    <Menu trigger={<IconButton icon="…" name="More" />}>
      <MenuItem onSelect={onSelect}>Duplicate</MenuItem>
    </Menu>,
  );
  fireEvent.keyDown(screen.getByRole("button", { name: "More" }), { key: "Enter" });
  fireEvent.click(screen.getByRole("menuitem", { name: "Duplicate" }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(document.querySelectorAll("style")).toHaveLength(0);
});

it("a busy button ignores presses", () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      New Game
    </Button>,
  );
  fireEvent.click(screen.getByRole("button", { name: "New Game" }));
  expect(onClick).not.toHaveBeenCalled();
});

it("a field is described by its hint, and by its message in place of it", () => {
  const note = () => {
    const described = screen.getByRole("textbox", { name: "Email" }).getAttribute("aria-describedby") ?? "";
    return document.getElementById(described)?.textContent;
  };
  const { rerender } = render(<Field label="Email" hint="Nobody else sees it." />);
  expect(note()).toBe("Nobody else sees it.");
  rerender(<Field label="Email" hint="Nobody else sees it." message="This email is taken." />);
  expect(note()).toBe("This email is taken.");
  expect(screen.getByRole("textbox", { name: "Email" }).getAttribute("aria-invalid")).toBe("true");
});
