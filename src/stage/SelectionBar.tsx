/** What can be done with the selected actors, for hands without keys: a small bar beside the stage (details §5 "Tap twin"). */
import { ClipboardPaste, Copy, CopyPlus, RotateCw, Scissors, SquareDashedMousePointer, Trash2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useEditor, useEditorState } from "../editor/EditorContext.tsx";
import { selectedIn } from "../editor/store/selection.ts";
import { IconButton } from "../widgets/IconButton.tsx";
import { barPlace } from "./barPlace.ts";
import styles from "./SelectionBar.module.css";
import type { ViewFacts } from "./StageView.ts";

export function SelectionBar({ facts }: { readonly facts: ViewFacts }) {
  const editor = useEditor();
  const ui = useEditorState((state) => state.ui);
  const isBusy = useEditorState((state) => state.gesture !== null);
  const bar = useRef<HTMLFieldSetElement>(null);
  const selected = selectedIn(ui, "stage");
  const isOffered = selected.length > 0 || (ui.clip !== null && ui.toolId === "pointer");
  if (!isOffered) return null;
  const actor = editor.scene("stage")?.stage.actors[selected[0] ?? ""];
  const { side, start } = barPlace(facts, actor?.position);
  const { selection, clipboard } = editor;
  // The bar goes with the selection, or loses the button; who works by keys stays at the stage.
  const goToStage = () => bar.current?.parentElement?.querySelector<HTMLElement>("[data-view]")?.focus();
  const remove = () => {
    goToStage();
    selection.remove();
  };
  const cut = () => {
    goToStage();
    clipboard.cut();
  };
  return (
    <fieldset
      ref={bar}
      className={styles.bar}
      data-place={side}
      data-over={start === null}
      style={start === null ? {} : side === "under" ? { top: start } : { left: start }}
      data-busy={isBusy}
      aria-label="Selected actors"
    >
      {selected.length > 0 && (
        <>
          <IconButton
            icon={<SquareDashedMousePointer size={20} aria-hidden="true" />}
            name="Select several"
            shortcut="Shift"
            pressed={ui.selectsSeveral}
            onClick={() => selection.selectSeveral(!ui.selectsSeveral)}
          />
          <Work name="Turn" icon={<RotateCw size={20} aria-hidden="true" />} onPress={() => selection.turn()} />
          <Work
            name="Duplicate"
            shortcut="Ctrl+D"
            icon={<CopyPlus size={20} aria-hidden="true" />}
            onPress={() => clipboard.duplicate()}
          />
          <Work
            name="Copy"
            shortcut="Ctrl+C"
            icon={<Copy size={20} aria-hidden="true" />}
            onPress={() => clipboard.copy()}
          />
          <Work name="Cut" shortcut="Ctrl+X" icon={<Scissors size={20} aria-hidden="true" />} onPress={cut} />
        </>
      )}
      {ui.clip && (
        <Work
          name="Paste"
          shortcut="Ctrl+V"
          icon={<ClipboardPaste size={20} aria-hidden="true" />}
          onPress={() => clipboard.paste()}
        />
      )}
      {selected.length > 0 && (
        <Work name="Delete" shortcut="Del" icon={<Trash2 size={20} aria-hidden="true" />} onPress={remove} />
      )}
      <output className={styles.count}>{selected.length > 1 && `${selected.length} actors`}</output>
    </fieldset>
  );
}

interface WorkProps {
  readonly name: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function Work({ name, shortcut, icon, onPress }: WorkProps) {
  return <IconButton name={name} shortcut={shortcut} icon={icon} onClick={onPress} />;
}
