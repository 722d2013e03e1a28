import { useMemo } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import { type Actor, isInExtent, own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { namesInStack, type Stack, stacksIn } from "../../recording/stacks.ts";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { nameOfActor, nameOfSquare } from "../input/actorNames.ts";
import { extentOnStage } from "./overlayPlaces.ts";
import styles from "./StackBadges.module.css";
import type { StageToolsProps } from "./StageTools.tsx";

const PICTURES_MAX = 3;

/**
 * Who shares a square of a recording picture, where one hides the others. They are shown beside the picture, because a number on it would
 * hide more; under the pointer, their square is marked in it.
 */
export function StackBadges({ view }: Pick<StageToolsProps, "view">) {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const recording = useEditorState((state) => state.recording);
  const stacks = useMemo(() => stacksShown(editor, view, [document, recording]), [editor, view, document, recording]);
  if (stacks.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label={LABELS[view]}>
      {stacks.map((stack) => (
        <li key={`${stack.cell.x},${stack.cell.y}`}>
          <StackMenu view={view} stack={stack} />
        </li>
      ))}
    </ul>
  );
}

/** The button of one square, and the list of those on it, the topmost first, from which one is selected. */
function StackMenu({ view, stack }: Pick<StageToolsProps, "view"> & { readonly stack: Stack }) {
  const editor = useEditor();
  const characters = useEditorState((state) => state.document.characters);
  const pictureOf = ({ id, characterId, appearance, transform }: Actor, size: number) => (
    <ActorPicture
      key={id}
      character={own(characters, characterId)}
      appearanceId={appearance}
      transform={transform}
      size={size}
    />
  );
  const names = namesInStack(stack, characters);
  const trigger = (
    <button
      type="button"
      className={styles.badge}
      title={`${names} share a square`}
      aria-label={`${names} at ${nameOfSquare(stack.cell)}. Choose one`}
      onPointerEnter={() => editor.recording.pointAt({ actorIds: stack.actors.map(({ id }) => id), cells: [] })}
      onPointerLeave={() => editor.recording.pointAt(null)}
    >
      <span className={styles.pictures} aria-hidden="true">
        {stack.actors.slice(-PICTURES_MAX).map((actor) => pictureOf(actor, 20))}
      </span>
      {stack.actors.length}
    </button>
  );
  return (
    <Menu trigger={trigger} align="end">
      {stack.actors.toReversed().map((actor) => (
        <MenuItem
          key={actor.id}
          icon={pictureOf(actor, 32)}
          onSelect={() => editor.ui.selectActor(view, actor.id, actor.characterId)}
        >
          {nameOfActor(actor, characters)}
        </MenuItem>
      ))}
    </Menu>
  );
}

const LABELS = {
  stage: "Squares with several characters",
  before: "Squares with several characters in the Before picture",
  after: "Squares with several characters in the After picture",
} as const;

/** Squares outside the extent do not matter to the rule. The scene depends on the document and the recording. */
function stacksShown(editor: Editor, view: ViewId, _madeOf: readonly unknown[]): Stack[] {
  const scene = editor.scene(view);
  if (!scene?.extent) return [];
  const extent = extentOnStage(scene.extent, scene.origin);
  const { characters } = editor.store.getState().document;
  return stacksIn(mapEntries(scene.stage.actors).values, characters, (cell) => isInExtent(extent, cell));
}
