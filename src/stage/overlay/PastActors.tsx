import { useLayoutEffect, useMemo, useRef } from "react";
import { leadFocusTo } from "../../browser/focus.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { selectedIn } from "../../editor/index.ts";
import type { Actor, Stage } from "../../engine/index.ts";
import { rovingGrid } from "../../widgets/rovingFocus.ts";
import { nameOfActor, nameOfSquare } from "../input/actorNames.ts";
import styles from "./PastLayer.module.css";

/** A longer list would help nobody. */
const ACTORS_MAX = 200;

interface PastActorsProps {
  readonly stage: Stage;
  /** Of a square, CSS px. */
  readonly side: number;
}

/** The actors of a past turn as unseen buttons on their squares, for keys and screen readers: a single stop of the Tab key. */
export function PastActors({ stage, side }: PastActorsProps) {
  const { ui } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const characters = useEditorState(({ document }) => document.characters);
  const selectedId = useEditorState((state) => selectedIn(state.ui, "stage")[0]);
  const actors = useMemo(() => Object.values(stage.actors).sort(inReadingOrder).slice(0, ACTORS_MAX), [stage]);
  useFocusBackOnStage(list);
  useLayoutEffect(() => rovingGrid(list.current), []);
  return (
    <ul ref={list} className={styles.actors} aria-label="Characters in this turn">
      {actors.map((actor) => {
        const { id, characterId, position } = actor;
        return (
          <li key={id}>
            <button
              type="button"
              data-actor={id}
              aria-pressed={id === selectedId}
              style={{ left: position.x * side, top: position.y * side, width: side, height: side }}
              onClick={() => ui.selectActor("stage", id, characterId)}
            >
              <span>{`${nameOfActor(actor, characters)} at ${nameOfSquare(position)}`}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function inReadingOrder({ position: one }: Actor, { position: other }: Actor): number {
  return one.y - other.y || one.x - other.x;
}

/** As the past closes, the focus goes back to the stage that it covered. */
function useFocusBackOnStage(list: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const shown = list.current;
    return () => {
      if (shown?.contains(document.activeElement))
        leadFocusTo(document.querySelector<HTMLElement>("[data-view=stage]"));
    };
  }, [list]);
}
