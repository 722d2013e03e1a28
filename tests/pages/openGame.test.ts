/** What opening a game makes of the server's record (spec §4 "Editor loading", details §16). */
import { describe, expect, it } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import { newDocument } from "../../src/engine/index.ts";
import { UnreadableWorld } from "../../src/migrate/UnreadableWorld.ts";
import { readDocument } from "../../src/pages/editor/openGame.ts";

const document = newDocument("Old name", () => "s1");

function recordOf(data: unknown): WorldRecord {
  return {
    id: "w1",
    userId: "u1",
    name: "Frog Jump Copy",
    thumbnail: "",
    user: { username: "moonfox" },
    forkParent: null,
    forkCount: 0,
    playCount: 0,
    published: false,
    revision: 1,
    updatedAt: "2026-01-01T00:00:00Z",
    data,
  };
}

describe("a record", () => {
  it("that was never saved opens as a blank stage", () => {
    expect(Object.values(readDocument(recordOf(null)).world.stages)).toHaveLength(1);
  });

  it.each([null, document])("gives the game its own name, whatever the document says", (data) => {
    expect(readDocument(recordOf(data)).world.metadata.name).toBe("Frog Jump Copy");
  });

  it("opens without its history where that is damaged", () => {
    const cursed = {
      ...document,
      get undoStack(): never {
        throw new Error("damaged");
      },
    };
    // The damaged part is read first by the spread that takes it away, so it is hidden from that.
    Object.defineProperty(cursed, "undoStack", { enumerable: false });
    expect(readDocument(recordOf(cursed)).undoStack).toEqual([]);
  });

  it.each(["text", 7, [], {}, { world: 3 }, { version: 99, world: {} }])(
    "that holds %j says so in plain words",
    (data) => {
      expect(() => readDocument(recordOf(data))).toThrow(UnreadableWorld);
    },
  );
});
