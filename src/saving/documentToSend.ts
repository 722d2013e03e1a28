/** What of a document is sent when it is saved (details §15). */
import type { WorldDocument } from "../engine/index.ts";
import { documentText } from "./documentText.ts";

const SIZE_MAX = 4_000_000;

/** The game without lights and input; undo entries, then history, are left out where it would pass 4 MB. */
export function documentToSend(document: WorldDocument): WorldDocument {
  const lean = withWorld(document, { evaluatedRuleIds: {}, input: { keys: {}, clicks: {} } });
  return [lean, withoutUndo(lean)].find(isSmallEnough) ?? withWorld(withoutUndo(lean), { history: [] });
}

function withoutUndo(document: WorldDocument): WorldDocument {
  return { ...document, undoStack: [], redoStack: [] };
}

function withWorld(document: WorldDocument, change: Partial<WorldDocument["world"]>): WorldDocument {
  return { ...document, world: { ...document.world, ...change } };
}

function isSmallEnough(document: WorldDocument): boolean {
  return documentText(document).length <= SIZE_MAX;
}
