/** A small game on an editor with panels around it, for tests that press what a child sees. */
import { act, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import type { RuleTree } from "../../src/engine/index.ts";
import { TestEditor, type TestEditorOptions } from "../support/TestEditor.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

export interface Room extends TestEditorOptions {
  /** Rules of the Hero. */
  readonly rules?: RuleTree;
}

// Whether something is hidden takes jsdom most of the time of a test, and nothing here is.
configure({ defaultHidden: true });

/** A Hero at 2,2 and a Rock that stands nowhere, nothing selected; canvases draw nothing, and there is no finger. */
export function enterRoom(panels: ReactNode, { rules = [], ...options }: Room = {}): TestEditor {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const characters = [characterNamed("Hero", rules), characterNamed("Rock")];
  const test = new TestEditor({ document: gameOf(characters, [actorOf("hero", "h", 2, 2)]), ...options });
  render(<EditorProvider editor={test.editor}>{panels}</EditorProvider>);
  act(() => test.editor.ui.selectCharacter(null));
  return test;
}
