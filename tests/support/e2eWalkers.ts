import type { WorldDocument } from "../../src/engine/index.ts";
import type { EditorPage } from "../e2e/pages/EditorPage.ts";
import { actorOf, characterNamed, gameOf, walkRight } from "./testGame.ts";

/** A Hero at 0,2 that walks right, on an empty stage. */
export function walkingGame(): WorldDocument {
  return gameOf([characterNamed("Hero", [walkRight("hero")])], [actorOf("hero", "h", 0, 2)]);
}

/** Plays turns of that game one by one, from its start. */
export async function walkTurns(editor: EditorPage, turns: number): Promise<void> {
  for (let turn = 1; turn <= turns; turn += 1) {
    await editor.controls.forward.click();
    await editor.stage.expectAt("Hero", `${turn},2`);
  }
}
