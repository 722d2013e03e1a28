// @vitest-environment jsdom
import { expect, it } from "vitest";
import { embedLine } from "../../../src/pages/share/embedLine.ts";

it("the line for a page of one's own holds the name of the game as text only", () => {
  const place = document.createElement("div");
  place.innerHTML = embedLine({ id: "g1", name: '"><script>alert(1)</script>' });
  const [frame, ...others] = place.children;
  expect(others).toEqual([]);
  expect(frame?.getAttribute("title")).toBe('"><script>alert(1)</script>');
  expect(frame?.getAttribute("src")).toMatch(/^http.*\/embed\/g1$/);
});
