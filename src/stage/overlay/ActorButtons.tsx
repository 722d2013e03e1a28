import { type MouseEvent, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { selectedIn, type ViewId } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import type { Actor, Characters, Id, World } from "../../engine/index.ts";
import { kindWords } from "../../recording/kindWords.ts";
import { nameOfActor, nameOfSquare } from "../input/actorNames.ts";
import { pageMiddle, pressSquare } from "../input/pressSquare.ts";
import { attachNewsOfPlay } from "../newsOfPlay.ts";
import { middleOf } from "../view/camera.ts";
import styles from "../view/StageCanvas.module.css";
import type { StageView } from "../view/StageView.ts";

/** A longer list would help nobody. */
const BUTTONS_MAX = 200;
/** Buttons are rendered in groups of this size; a group without changes is skipped. */
const GROUP = 25;

export interface ActorButtonsProps {
  readonly view: ViewId;
  readonly stageView: StageView;
}

/** The actors of a stage as invisible buttons, because screen readers cannot see into a canvas. */
export function ActorButtons({ view, stageView }: ActorButtonsProps) {
  const editor = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const actors = useShownActors(view, list);
  const characters = useEditorState((state) => state.document.characters);
  const kinds = useEditorState((state) => state.document.world.kinds);
  const selectedActorId = useEditorState(({ ui }) => ui.selectedActorId);
  const alsoSelectedIds = useEditorState(({ ui }) => ui.alsoSelectedIds);
  const selectedView = useEditorState(({ ui }) => ui.selectedView);
  const selected = new Set(selectedIn({ selectedActorId, alsoSelectedIds, selectedView }, view));

  const press = useCallback(
    (event: MouseEvent, actor: Actor) => {
      const camera = stageView.facts()?.camera;
      const stage = event.currentTarget.closest("ul")?.parentElement;
      if (!camera || !stage) return;
      const place = { cell: actor.position, within: { x: 0.5, y: 0.5 }, inside: true };
      const pixel = pageMiddle(stage, middleOf(actor.position, camera));
      pressSquare(editor, { kind: "square", view, ...place }, pixel, {
        shift: event.shiftKey,
        alt: event.altKey,
      });
    },
    [editor, stageView, view],
  );

  return (
    <ul ref={list} className={styles.unseen} aria-label={LABELS[view]}>
      {groupsOf(actors).map(({ from, group }) => (
        <ActorGroup
          key={from}
          actors={group}
          characters={characters}
          kinds={kinds}
          selected={selected}
          onPress={press}
        />
      ))}
    </ul>
  );
}

interface PressProps {
  readonly onPress: (event: MouseEvent, actor: Actor) => void;
}

interface ActorGroupProps extends PressProps {
  readonly actors: readonly Actor[];
  readonly characters: Characters;
  readonly kinds: World["kinds"];
  readonly selected: ReadonlySet<Id>;
}

const ActorGroup = memo(function ActorGroup({ actors, characters, kinds, selected, onPress }: ActorGroupProps) {
  return actors.map((actor) => (
    <ActorButton
      key={actor.id}
      actor={actor}
      name={kindWords(actor, { characters, kinds }) ?? nameOfActor(actor, characters)}
      isSelected={selected.has(actor.id)}
      onPress={onPress}
    />
  ));
}, isSameGroup);

function isSameGroup(before: ActorGroupProps, now: ActorGroupProps): boolean {
  if (before.characters !== now.characters || before.kinds !== now.kinds || before.onPress !== now.onPress)
    return false;
  const isSame = (actor: Actor, place: number) =>
    actor === before.actors[place] && before.selected.has(actor.id) === now.selected.has(actor.id);
  return before.actors.length === now.actors.length && now.actors.every(isSame);
}

interface Group {
  /** Its index among all buttons. */
  readonly from: number;
  readonly group: readonly Actor[];
}

function groupsOf(actors: readonly Actor[]): readonly Group[] {
  return Array.from({ length: Math.ceil(actors.length / GROUP) }, (_, place) => {
    const from = place * GROUP;
    return { from, group: actors.slice(from, from + GROUP) };
  });
}

interface ActorButtonProps extends PressProps {
  readonly actor: Actor;
  readonly name: string;
  readonly isSelected: boolean;
}

/** Within a group, only changed buttons render again. */
const ActorButton = memo(function ActorButton({ actor, name, isSelected, onPress }: ActorButtonProps) {
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        data-actor={actor.id}
        data-cell={`${actor.position.x},${actor.position.y}`}
        aria-pressed={isSelected}
        onClick={(event) => onPress(event, actor)}
      >
        {`${name} at ${nameOfSquare(actor.position)}`}
      </button>
    </li>
  );
});

const LABELS = {
  stage: "Characters on the stage",
  before: "Characters in the Before picture",
  after: "Characters in the After picture",
} as const;

/**
 * The actors to list. The document stays the same while a game runs, and so does the list, except that a player updates the positions of its
 * actors now and then. The scene depends on the document and the recording.
 */
function useShownActors(view: ViewId, list: RefObject<HTMLElement | null>): readonly Actor[] {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const recording = useEditorState((state) => state.recording);
  const settled = useMemo(() => shownActors(editor, view, [document, recording]), [editor, view, document, recording]);
  const [followed, follow] = useState({ settled, actors: settled });
  useEffect(() => {
    const now = () => follow({ settled, actors: settled.flatMap(({ id }) => editor.actor(view, id) ?? []) });
    return attachNewsOfPlay(editor, () => list.current?.parentElement, now);
  }, [editor, view, list, settled]);
  return followed.settled === settled ? followed.actors : settled;
}

function shownActors(editor: Editor, view: ViewId, _madeOf: readonly unknown[]): readonly Actor[] {
  return mapEntries(editor.scene(view)?.stage.actors ?? {}).values.slice(0, BUTTONS_MAX);
}
