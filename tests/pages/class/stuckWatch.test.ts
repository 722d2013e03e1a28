import { expect, it } from "vitest";
import type { Editor } from "../../../src/editor/Editor.ts";
import { StuckWatch } from "../../../src/pages/class/pupil/StuckWatch.ts";

const SECOND = 1000;
const rule = { type: "rule", id: "r1", name: "Walk right", rules: [] };

/** An editor as far as the watch sees it. */
function editorWith(about: { running?: boolean; waiting?: string | null; characters?: object }) {
  const { running = true, waiting = "r1", characters = { hero: { rules: [rule] } } } = about;
  const state = { document: { characters }, playback: { running } };
  const seen = { store: { getState: () => state }, newRules: { waiting: () => waiting } };
  return seen as unknown as Pick<Editor, "store" | "newRules">;
}

it("a child whose new rule has not acted for two minutes of trying is stuck on that rule", () => {
  const watch = new StuckWatch();
  const editor = editorWith({});
  expect(watch.look(0, editor)).toBeNull();
  expect(watch.look(119 * SECOND, editor)).toBeNull();
  expect(watch.look(120 * SECOND, editor)).toBe("Walk right");
});

it("a child who changes rules meanwhile is at work, and so is one who has not played", () => {
  const watch = new StuckWatch();
  watch.look(0, editorWith({}));
  expect(watch.look(120 * SECOND, editorWith({ characters: { hero: { rules: [rule, rule] } } }))).toBeNull();
  const idle = new StuckWatch();
  const stopped = editorWith({ running: false });
  idle.look(0, stopped);
  expect(idle.look(300 * SECOND, stopped)).toBeNull();
});

it("a rule that acts ends it", () => {
  const watch = new StuckWatch();
  watch.look(0, editorWith({}));
  expect(watch.look(120 * SECOND, editorWith({ waiting: null }))).toBeNull();
});
