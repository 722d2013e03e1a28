import { act, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import type { RuleTree } from "../../src/engine/index.ts";
import { TestEditor, type TestEditorOptions } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

export interface PanelOptions extends TestEditorOptions {
  /** The rules of the Hero. */
  readonly rules?: RuleTree;
}

// Checking whether elements are hidden takes most of the time in jsdom, and none is here.
configure({ defaultHidden: true });

/**
 * A small game with panels around its editor: a Hero at 2,2 and a Rock that is on no stage, with nothing selected. Canvases draw nothing,
 * and the screen is no touch screen.
 */
export function renderPanels(panels: ReactNode, { rules = [], ...options }: PanelOptions = {}): TestEditor {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  const characters = [characterNamed("Hero", rules), characterNamed("Rock")];
  const test = new TestEditor({ document: gameOf(characters, [actorOf("hero", "h", 2, 2)]), ...options });
  render(<EditorProvider editor={test.editor}>{panels}</EditorProvider>);
  act(() => test.editor.ui.selectCharacter(null));
  return test;
}
