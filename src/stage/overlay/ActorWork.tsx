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

export interface ActorWorkProps {
  /** Goes between the buttons that add actors and those that remove them. */
  readonly children?: ReactNode;
}

/** What can be done with the selected actors of the stage. */
export function ActorWork({ children }: ActorWorkProps) {
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
        name="Duplicate"
        shortcut="Ctrl+D"
        icon={<CopyPlus size={20} aria-hidden="true" />}
        onPress={() => clipboard.duplicate()}
      />
      {children}
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
  return <IconButton name={name} shortcut={shortcut} icon={icon} onClick={onPress} />;
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
