import { CopyPlus, Hand, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { nameOfActor } from "../input/actorNames.ts";
import { KeyboardDrag } from "../input/KeyboardDrag.ts";
import { pageMiddle } from "../input/pressSquare.ts";
import { middleOf } from "../view/camera.ts";
import styles from "./SelectionBar.module.css";

/** What is done most with the selected actors of the stage. */
export function ActorWork() {
  const editor = useEditor();
  const { selection, clipboard } = editor;
  const remove = () => {
    goToStage("stage");
    selection.remove();
  };
  const move = () => {
    goToStage("stage");
    pickUpSelected(editor, "stage");
  };
  return (
    <>
      <Work name="Move" shortcut="Space" icon={<Hand size={20} aria-hidden="true" />} onPress={move} />
      <Work name="Turn" icon={<RotateCw size={20} aria-hidden="true" />} onPress={() => selection.turn()} />
      <Work
        name="Copy"
        shortcut="Ctrl+D"
        icon={<CopyPlus size={20} aria-hidden="true" />}
        onPress={() => clipboard.duplicate()}
      />
      <Work name="Delete" shortcut="Del" icon={<Trash2 size={20} aria-hidden="true" />} onPress={remove} />
    </>
  );
}

/** The button may disappear with the selection, so the focus moves to the stage. */
export function goToStage(view: ViewId): void {
  document.querySelector<HTMLElement>(`[data-view="${view}"]`)?.focus();
}

export interface WorkProps {
  readonly name: string;
  readonly shortcut?: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

export function Work({ name, shortcut, icon, onPress }: WorkProps) {
  return (
    <IconButton
      name={name}
      shortcut={shortcut}
      icon={<Captioned icon={icon}>{name}</Captioned>}
      tooltipSide="left"
      onClick={onPress}
    />
  );
}

interface CaptionedProps {
  readonly icon: ReactNode;
  readonly children: string;
}

/** An icon with its word under it, as the tools have. */
export function Captioned({ icon, children }: CaptionedProps) {
  return (
    <span className={styles.captioned}>
      {icon}
      <span className={styles.caption}>{children}</span>
    </span>
  );
}

/** Picks the selected actors up, as Space does. */
export function pickUpSelected(editor: Editor, view: ViewId): void {
  const [first, ...others] = editor.selection.actors(view);
  const element = document.querySelector<HTMLElement>(`[data-view="${view}"]`);
  if (!first || !element) return;
  const { zoom, left, top } = element.dataset;
  const camera = { zoom: Number(zoom), left: Number(left), top: Number(top) };
  const middle = { x: 0.5, y: 0.5 };
  const target = {
    kind: "square",
    view,
    cell: first.position,
    within: middle,
    inside: true,
  } as const;
  const name = nameOfActor(first, editor.store.getState().document.characters);
  const pixel = pageMiddle(element, middleOf(first.position, camera));
  new KeyboardDrag(editor).pickUp({ target, pixel }, others.length > 0 ? `${others.length + 1} characters` : name);
}
