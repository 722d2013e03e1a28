/** The selected actors of a view leave the ground, and the next tap puts them down (product §2). */
import type { Editor } from "../editor/Editor.ts";
import type { ViewId } from "../editor/state/EditorState.ts";
import { nameOfActor } from "./actorNames.ts";
import { middleOf } from "./camera.ts";
import { KeyHand } from "./KeyHand.ts";
import { pageMiddle } from "./pressSquare.ts";

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
  new KeyHand(editor).take({ target, pixel }, others.length > 0 ? `${others.length + 1} actors` : name);
}
