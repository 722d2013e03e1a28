/** An edit changes few parts of a document, and joining all parts gives the document again. */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../../src/engine/index.ts";
import { migrate } from "../../../src/migrate/migrate.ts";
import { DocumentCutter } from "../../../src/saving/recovery/DocumentCutter.ts";
import { joinDocument } from "../../../src/saving/recovery/joinDocument.ts";
import { randomWorld } from "../../support/randomWorld.ts";
import { moveActor, TestEditor } from "../../support/TestEditor.ts";
import { crowd } from "./crowd.ts";

function again(document: WorldDocument): WorldDocument {
  const parts = new DocumentCutter().cut(document);
  return migrate(joinDocument(structuredClone(parts))).document;
}

describe("parts of a document", () => {
  it("joined together are the same game again", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const { document } = migrate(structuredClone(randomWorld(seed)));
      const without = { ...document, world: { ...document.world, history: [] } };
      expect(again(without)).toEqual(without);
      expect(Object.keys(again(without).world.stages)).toEqual(Object.keys(without.world.stages));
    }
  });

  it("include the steps of undo", () => {
    const test = new TestEditor();
    for (const name of ["One", "Two", "Three"]) test.editor.renameWorld(name);
    test.editor.undo();
    const { undoStack, redoStack } = again(test.state.document);
    expect(undoStack.map(({ label }) => label)).toEqual(["rename world", "rename world"]);
    expect(redoStack).toHaveLength(1);
  });

  it("stay the same objects unless something in them changed: moving one actor of many changes one chunk", () => {
    const cutter = new DocumentCutter();
    const test = new TestEditor({ document: crowd(5000) });
    const before = cutter.cut(test.state.document);
    moveActor(test.editor, "stage", "a7", { x: 60, y: 90 });
    const changed = [...cutter.cut(test.state.document)].filter(([name, part]) => before.get(name) !== part);
    const chunks = changed.filter(([name]) => name.startsWith("actors "));
    expect(chunks).toHaveLength(1);
    expect(Object.keys(chunks[0]?.[1] as object).length).toBeLessThan(400);
    expect(changed.map(([name]) => name.split(" ")[0]).sort()).toEqual(["actors", "game", "stage", "undo"]);
  });
});
