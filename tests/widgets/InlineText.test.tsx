// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { InlineText } from "../../src/widgets/InlineText.tsx";

afterEach(cleanup);

function edit(emptyValue?: string) {
  const onCommit = vi.fn<(text: string) => void>();
  render(<InlineText value="Hero" name="Name" emptyValue={emptyValue} onCommit={onCommit} />);
  fireEvent.click(screen.getByRole("button"));
  return { onCommit, field: screen.getByRole("textbox") as HTMLInputElement };
}

const ENDS = [
  { typed: "Frog", key: "Enter", commits: "Frog" },
  { typed: "  Frog ", key: "Enter", commits: "Frog" },
  { typed: "Frog", key: "blur", commits: "Frog" },
  { typed: "Frog", key: "Escape", commits: null },
  { typed: "", key: "Enter", commits: null },
  { typed: "   ", key: "blur", commits: null },
  { typed: "Hero ", key: "Enter", commits: null },
] as const;

it("a name that is cut off is told in full where the pointer rests, also while it cannot be edited", () => {
  const name = "Move one right and one up";
  render(<InlineText value={name} name="Name" editable={false} onCommit={() => undefined} />);
  expect(screen.getByText(name).title).toBe(name);
});

describe("a name being edited", () => {
  it.each(ENDS)("'$typed' and $key commits $commits, once", ({ typed, key, commits }) => {
    const { onCommit, field } = edit();
    fireEvent.change(field, { target: { value: typed } });
    if (key === "blur") fireEvent.blur(field);
    else fireEvent.keyDown(field, { key });
    expect(onCommit.mock.calls).toEqual(commits === null ? [] : [[commits]]);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("is not opened by the end of a press that began before it was there", () => {
    render(<InlineText value="Hero" name="Name" onCommit={() => undefined} />);
    const label = screen.getByRole("button");
    fireEvent.click(label, { detail: 1 });
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.pointerDown(label);
    fireEvent.click(label, { detail: 1 });
    expect(screen.getByRole("textbox")).toBeDefined();
  });

  it("is kept when Ctrl and Enter are pressed, which the page hears", () => {
    const heard = vi.fn<() => void>();
    window.addEventListener("keydown", heard);
    const { onCommit, field } = edit();
    fireEvent.change(field, { target: { value: "Frog" } });
    fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    window.removeEventListener("keydown", heard);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("Frog");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("becomes `emptyValue` when it is emptied", () => {
    const { onCommit, field } = edit("Untitled");
    fireEvent.change(field, { target: { value: "" } });
    fireEvent.blur(field);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith("Untitled");
  });

  it("takes sixty characters and starts with all of them selected", () => {
    const { field } = edit();
    expect(field.maxLength).toBe(60);
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("Hero");
  });

  it("keeps its keys from the page", () => {
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    const { field } = edit();
    fireEvent.keyDown(field, { key: "Delete" });
    document.body.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
  });

  it("consumes the key that ends it, which would otherwise press the name again", () => {
    expect(fireEvent.keyDown(edit().field, { key: "Enter" })).toBe(false);
  });

  it("returns the focus to the name when a key ends it", () => {
    const { field } = edit();
    fireEvent.keyDown(field, { key: "Escape" });
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });

  it("returns the focus once, and leaves it alone when it renders again", () => {
    const text = (value: string) => (
      <>
        <InlineText value={value} name="Name" onCommit={() => undefined} />
        <textarea />
      </>
    );
    const { rerender } = render(text("Hero"));
    fireEvent.click(screen.getByRole("button"));
    fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Enter" });
    const elsewhere = document.querySelector("textarea");
    elsewhere?.focus();
    rerender(text("Fox"));
    expect(document.activeElement).toBe(elsewhere);
  });
});

it("a name that is not editable is plain text", () => {
  render(<InlineText value="Hero" name="Name" editable={false} onCommit={() => undefined} />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Hero")).toBeTruthy();
});
