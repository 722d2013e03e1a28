// @vitest-environment jsdom
/** The box with the camera in a block: with words where they are needed, else only its picture. */
import { readFileSync } from "node:fs";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RuleTree } from "../../src/engine/index.ts";
import { Inspector } from "../../src/panels/inspector/Inspector.tsx";
import styles from "../../src/panels/inspector/RecordHere.module.css";
import { walkRight } from "../support/testGame.ts";
import { renderPanels } from "./renderPanels.tsx";

const SHEET = readFileSync("src/panels/inspector/RecordHere.module.css", "utf8");
const key = (id: string, code: number, rules: RuleTree): RuleTree[number] => {
  return { type: "group-event", id, event: "key", code, rules };
};

const sheet = document.createElement("style");

/** With the styles of the box on the page, whose classes have other names there. */
beforeEach(() => {
  sheet.textContent = SHEET.replace(/\.(\w+)/g, (whole, name: string) => (styles[name] ? `.${styles[name]}` : whole));
  document.head.append(sheet);
});
afterEach(() => {
  cleanup();
  sheet.remove();
});

function enter() {
  const rules = [key("right", 39, [walkRight("hero", "walk")]), key("left", 37, [])];
  const { editor } = renderPanels(<Inspector />, { rules });
  act(() => editor.ui.selectCharacter("hero"));
  return editor;
}
const box = (title: string) => screen.getByRole("button", { name: `Record a rule here: ${title}` });
const hasWords = (title: string) => getComputedStyle(box(title).querySelector("span") as Element).display !== "none";

it("says in an empty block what to show", () => {
  enter();
  expect(hasWords("When left arrow is pressed")).toBe(true);
  expect(box("When left arrow is pressed").textContent).toBe("Record a rule hereShow what Hero does when ← is pressed");
});

it("is only a picture in a block with rules, and still has its name", () => {
  enter();
  expect(hasWords("When right arrow is pressed")).toBe(false);
  expect(box("When right arrow is pressed").querySelector("img")?.getAttribute("src")).toBe("/ui/tools/record.png");
});

it("has its words there as soon as the focus is in the block", () => {
  enter();
  act(() => box("When right arrow is pressed").focus());
  expect(hasWords("When right arrow is pressed")).toBe(true);
});

it("has its words there as soon as the block is chosen", () => {
  const editor = enter();
  act(() => editor.ui.selectRule("right"));
  expect(hasWords("When right arrow is pressed")).toBe(true);
});
