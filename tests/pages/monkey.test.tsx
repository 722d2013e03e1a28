// @vitest-environment jsdom
/** Whatever is deleted, undone or begun, every panel still shows the game. */
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { EditorLayout } from "../../src/pages/editor/EditorLayout.tsx";
import { EditorErrorBoundary } from "../../src/pages/editor/EditorSessionView.tsx";
import { Monkey } from "../support/Monkey.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { TestEditor } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf, makesMore, walkRight } from "../support/testGame.ts";

vi.mock("../../src/stage/view/StageScene.tsx", () => ({ StageScene: () => null }));
vi.mock("../../src/stage/view/StageCanvas.tsx", () => ({ StageCanvas: () => <div tabIndex={-1} /> }));

/** `npm run torture` does more of them. */
const RUNS = Number(process.env.GRIDLINGS_MONKEYS ?? 1);
const FIRST = Number(process.env.GRIDLINGS_SEED ?? 1);
const ACTIONS = 100;

const record = { id: "w1", name: "Frog Jump", revision: 1, published: false } as WorldRecord;
let complaints: string[];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words.map(String).join(" ")));
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(cleanup);

it.each(Array.from({ length: RUNS }, (_, run) => FIRST + run))("random actions crash no panel (seed %i)", (seed) => {
  const actors = [actorOf("hero", "h", 1, 1), actorOf("rock", "r", 2, 1)];
  const characters = [characterNamed("Hero", [walkRight("hero")]), characterNamed("Rock", [makesMore("rock")])];
  const test = new TestEditor({ document: gameOf(characters, actors) });
  const monkey = new Monkey(test, seededRandom(seed), true);
  render(
    <MemoryRouter>
      <EditorProvider editor={test.editor}>
        <EditorErrorBoundary>
          <EditorLayout record={record} />
        </EditorErrorBoundary>
      </EditorProvider>
    </MemoryRouter>,
  );
  for (let action = 0; action < ACTIONS && complaints.length === 0; action++) act(() => monkey.do(1));
  expect(complaints, `after ${monkey.actions.slice(-5).join(", ")}`).toEqual([]);
  expect(screen.queryByText("Something went wrong")).toBeNull();
  act(() => test.editor.destroy());
});
