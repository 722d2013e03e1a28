// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../src/widgets/ErrorBoundary.tsx";

// React logs every caught error as well.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let broken = true;
function Fragile() {
  if (broken) throw new Error("no such actor");
  return <p>All well</p>;
}

it("says 'Something went wrong' without technical words, and the rest stays", () => {
  broken = true;
  const onError = vi.fn();
  render(
    <>
      <p>The other panel</p>
      <ErrorBoundary onError={onError}>
        <Fragile />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
  expect(screen.getByRole("alert").textContent).not.toContain("no such actor");
  expect(screen.getByText("The other panel")).toBeTruthy();
  expect(onError).toHaveBeenCalledOnce();
});

it("shows the part again when Try again succeeds", () => {
  broken = true;
  render(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All well")).toBeTruthy();
});

it("tries again when its reset key changes, and does not remount children that work", () => {
  broken = true;
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Fragile />
    </ErrorBoundary>,
  );
  broken = false;
  const at = (place: string) => (
    <ErrorBoundary resetKey={place}>
      <input aria-label="Name" />
    </ErrorBoundary>
  );
  rerender(at("/a"));
  expect(screen.getByRole("alert")).toBeTruthy();
  rerender(at("/b"));
  const field = screen.getByLabelText<HTMLInputElement>("Name");
  field.value = "typed";
  rerender(at("/c"));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("typed");
});

it("shows a heading, a picture and further buttons in place of a whole page", () => {
  broken = true;
  render(
    <ErrorBoundary pagePicture="/ui/oops.png" actions={<a href="/">Go to the home page</a>}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("main").querySelector("h1")?.textContent).toBe("Something went wrong");
  expect(screen.getByRole("alert").textContent).toContain("Your saved work is safe");
  expect(screen.getByRole("link", { name: "Go to the home page" })).toBeTruthy();
});
