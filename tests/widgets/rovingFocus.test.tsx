// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { rovingFocus } from "../../src/widgets/rovingFocus.ts";

afterEach(cleanup);

const Row = ({ off = [] }: { readonly off?: readonly string[] }) => (
  <div ref={rovingFocus}>
    {["a", "b", "c"].map((name) => (
      <button key={name} type="button" disabled={off.includes(name)}>
        {name}
      </button>
    ))}
  </div>
);
const button = (name: string) => screen.getByRole("button", { name });
const stops = () => screen.getAllByRole<HTMLButtonElement>("button").filter((it) => it.tabIndex === 0 && !it.disabled);
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

it("moves with arrows, Home and End, wraps around, and skips disabled buttons", () => {
  render(<Row off={["b"]} />);
  expect(stops()).toEqual([button("a")]);
  button("a").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(button("c"));
  press("ArrowRight");
  expect(document.activeElement).toBe(button("a"));
  press("End");
  expect(stops()).toEqual([button("c")]);
  press("Home");
  press("ArrowLeft", { ctrlKey: true });
  expect(document.activeElement).toBe(button("a"));
});

it("gets another Tab stop when its own is disabled", async () => {
  const { rerender } = render(<Row />);
  button("b").focus();
  expect(stops()).toEqual([button("b")]);
  rerender(<Row off={["b"]} />);
  await waitFor(() => expect(stops()).toEqual([button("a")]));
});

it("passes by buttons that are hidden, also those that a search hides later", async () => {
  const found = (hidden: readonly string[]) => (
    <ul ref={rovingFocus}>
      {["a", "b", "c"].map((name) => (
        <li key={name} hidden={hidden.includes(name)}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  );
  const { rerender } = render(found([]));
  rerender(found(["a"]));
  await waitFor(() => expect(button("b").tabIndex).toBe(0));
  button("b").focus();
  press("ArrowLeft");
  expect(document.activeElement).toBe(button("c"));
});

it("starts at the first enabled button, and does not skip buttons with aria-disabled", () => {
  render(
    <div ref={rovingFocus}>
      <button type="button" aria-disabled="true">
        a
      </button>
      <button type="button">b</button>
    </div>,
  );
  expect(stops()).toEqual([button("b")]);
  button("b").focus();
  press("ArrowLeft");
  expect(document.activeElement).toBe(button("a"));
});

it("leads Tab to the button with `data-tab-stop`, but not from another button of the row", async () => {
  const { rerender } = render(<Wanting wanted="b" />);
  expect(stops()).toEqual([button("b")]);
  button("c").focus();
  expect(stops()).toEqual([button("c")]);
  button("c").blur();
  expect(stops()).toEqual([button("b")]);
  rerender(<Wanting wanted="a" />);
  await waitFor(() => expect(stops()).toEqual([button("a")]));
});

const Wanting = ({ wanted }: { readonly wanted: string }) => (
  <div ref={rovingFocus}>
    {["a", "b", "c"].map((name) => (
      <button key={name} type="button" data-tab-stop={name === wanted || undefined}>
        {name}
      </button>
    ))}
  </div>
);
