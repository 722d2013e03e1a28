/** Where the time strip comes up, brought along only when it is asked for. */
import { lazy, Suspense } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";

const EarlierVersions = lazy(async () => ({ default: (await import("./EarlierVersions.tsx")).EarlierVersions }));

export function EarlierPlace({ record }: { readonly record: WorldRecord }) {
  const editor = useEditor();
  const isOpen = useEditorState(({ ui }) => ui.modal?.id === "earlierVersions");
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <EarlierVersions record={record} onClose={() => editor.closeModal()} />
    </Suspense>
  );
}
