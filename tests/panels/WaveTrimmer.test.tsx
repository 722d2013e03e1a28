// @vitest-environment jsdom
/** The handles between which a recorded sound is cut, moved by keys. */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { WaveTrimmer } from "../../src/panels/modals/sounds/WaveTrimmer.tsx";

afterEach(cleanup);

function trimmer() {
  function Trimmed() {
    const [span, setSpan] = useState({ from: 1, to: 2 });
    return <WaveTrimmer bars={[1, 1]} seconds={3} span={span} isHeard={false} onChange={setSpan} />;
  }
  render(<Trimmed />);
  const [from, to] = screen.getAllByRole("slider");
  if (!from || !to) throw new Error("two handles");
  return { from, to };
}

it.each([
  ["ArrowLeft", "0.95", "1.95"],
  ["ArrowDown", "0.95", "1.95"],
  ["ArrowRight", "1.05", "2.05"],
  ["ArrowUp", "1.05", "2.05"],
  ["PageDown", "0.50", "1.50"],
  ["PageUp", "1.50", "2.50"],
])("%s moves a handle, a page key ten times as far as an arrow", (key, first, second) => {
  const { from, to } = trimmer();
  fireEvent.keyDown(from, { key });
  fireEvent.keyDown(to, { key });
  expect(from.getAttribute("aria-valuetext")).toBe(`${first} seconds`);
  expect(to.getAttribute("aria-valuetext")).toBe(`${second} seconds`);
});

it("no key moves a handle past the other or past the ends", () => {
  const { from, to } = trimmer();
  for (let n = 0; n < 4; n++) fireEvent.keyDown(from, { key: "PageUp" });
  expect(from.getAttribute("aria-valuetext")).toBe("1.90 seconds");
  for (let n = 0; n < 4; n++) fireEvent.keyDown(to, { key: "PageUp" });
  expect(to.getAttribute("aria-valuetext")).toBe("3.00 seconds");
  fireEvent.keyDown(from, { key: "Home" });
  expect(from.getAttribute("aria-valuetext")).toBe("0.00 seconds");
});
