import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import type { WorldRecord } from "../../src/api/wire.ts";
import type { Editor } from "../../src/editor/Editor.ts";
import { useEditor } from "../../src/editor/EditorProvider.tsx";
import type { WorldDocument } from "../../src/engine/index.ts";
import { EditorSessionView } from "../../src/pages/editor/EditorSessionView.tsx";
import { GameLock } from "../../src/saving/lock/GameLock.ts";
import { FakeWindows } from "../support/FakeWindows.ts";
import { actorOf, characterNamed, gameOf } from "../support/testGame.ts";

vi.mock("../../src/pictures/thumbnail.ts", () => ({ drawGameThumbnail: () => Promise.resolve("") }));
vi.mock("../../src/pages/editor/EditorLayout.tsx", () => ({
  EditorLayout: () => {
    on.editor = useEditor();
    return null;
  },
}));

export const record = { id: "w1", name: "Frog Jump", revision: 1 } as WorldRecord;
const FROG_JUMP = gameOf([characterNamed("Hero")], [actorOf("hero", "h", 0, 0)]);
const on: { editor: Editor | null } = { editor: null };

/** Opens a game of the user in an editor session without panels. Returns a function that closes it. */
export function openSessionWithoutPanels(document: WorldDocument = FROG_JUMP): () => void {
  return render(
    <EditorSessionView
      game={{ record, document, notes: [] }}
      lock={new GameLock("w1", new FakeWindows().open())}
      onHandedOver={() => undefined}
      onReopen={() => undefined}
    />,
    { wrapper: MemoryRouter },
  ).unmount;
}

/** The editor of the session opened last. */
export function editorNow(): Editor {
  if (!on.editor) throw new Error("No session is open");
  return on.editor;
}
