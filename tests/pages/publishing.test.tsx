// @vitest-environment jsdom
/** The open game is saved before it is published. */
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import * as client from "../../src/api/client.ts";
import type { WorldCard, WorldRecord } from "../../src/api/wire.ts";
import { EditorProvider } from "../../src/editor/EditorProvider.tsx";
import { usePublishing } from "../../src/pages/editor/usePublishing.ts";
import { TestEditor } from "../support/TestEditor.ts";

const CHOSEN = { name: "Frog Jump", description: "Hop!", published: true };
const record = { id: "w1", name: "Frog Jump", published: false, description: "" } as WorldRecord;
const done: string[] = [];
const published = vi.spyOn(client, "saveWorld");

afterEach(() => {
  cleanup();
  done.length = 0;
});

/** A game with an edit that is not saved yet. `save` is how its save ends. */
async function openEdited(save: () => Promise<void>) {
  published.mockReset().mockImplementation(async () => {
    done.push("published");
    return { published: true, description: "Hop!" } as WorldCard;
  });
  const { editor } = new TestEditor({
    keep: {
      async save({ world }) {
        await save();
        done.push(`saved ${world.metadata.name}`);
      },
    },
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <EditorProvider editor={editor}>{children}</EditorProvider>
  );
  const { result } = renderHook(() => usePublishing(record, (isPublished) => done.push(`told ${isPublished}`)), {
    wrapper,
  });
  act(() => editor.renameWorld("Frog Jump"));
  return result;
}

it("everyone sees the newest edits", async () => {
  const publishing = await openEdited(() => Promise.resolve());
  await act(() => publishing.current.onSave(CHOSEN));
  expect(done).toEqual(["saved Frog Jump", "published", "told true"]);
  expect([publishing.current.on, publishing.current.shown]).toEqual([true, "link"]);
});

it("a game that cannot be saved is not published, and the dialog learns why", async () => {
  const publishing = await openEdited(() => Promise.reject(new Error("No line.")));
  await expect(act(() => publishing.current.onSave(CHOSEN))).rejects.toThrow("No line.");
  expect([done, publishing.current.on]).toEqual([[], false]);
});
