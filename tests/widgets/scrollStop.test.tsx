// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { scrollStop } from "../../src/widgets/scrollStop.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Text = ({ words }: { readonly words: string }) => <p ref={scrollStop}>{words}</p>;

it("is a Tab stop as soon as its box becomes too low for the text", async () => {
  let changed = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(call: () => void) {
        changed = call;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(<Text words="Same" />);
  expect(screen.getByText("Same").tabIndex).toBe(-1);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(90);
  changed();
  expect(screen.getByText("Same").tabIndex).toBe(0);
});

it("is a Tab stop only while the text has more than is seen", async () => {
  const height = vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(90);
  const { rerender } = render(<Text words="Long" />);
  expect(screen.getByText("Long").tabIndex).toBe(0);
  height.mockReturnValue(0);
  rerender(<Text words="Short" />);
  await waitFor(() => expect(screen.getByText("Short").tabIndex).toBe(-1));
});
