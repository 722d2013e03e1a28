import { CirclePlay } from "lucide-react";
import { useEffect, useState } from "react";
import { frameTime, prefersReducedMotion } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Actors } from "../../engine/index.ts";
import { actorsInPicture, afterPicture, gameContextOf } from "../../recording/index.ts";
import { ActorLayer } from "../actors/ActorLayer.ts";
import { Replay } from "../actors/Replay.ts";
import { PixiStageView } from "../view/PixiStageView.ts";
import type { StageView } from "../view/StageView.ts";
import styles from "./PictureTools.module.css";

/** How long an actor takes from one square to the next, ms. */
const GLIDE_MS = 350;

/** Plays the rule in the after picture. It also plays itself when nobody touches anything after a change. */
export function WatchButton({ stageView }: { readonly stageView: StageView }) {
  const replay = useReplay(stageView);
  const isEmpty = useEditorState(({ recording }) => !recording?.actions.length);
  return (
    <button type="button" className={styles.watch} aria-disabled={isEmpty || undefined} onClick={() => replay?.watch()}>
      <CirclePlay size={20} strokeWidth={2.3} aria-hidden="true" />
      <span className={styles.word}>Watch it</span>
    </button>
  );
}

function useReplay(stageView: StageView): Replay | null {
  const editor = useEditor();
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    if (!(stageView instanceof PixiStageView)) return;
    const made = replayIn(stageView, editor);
    setReplay(made);
    const listening = new AbortController();
    const { signal } = listening;
    const touched = () => made.touched();
    for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, touched, { signal, capture: true });
    const unsubscribe = editor.store.subscribe(({ recording }, before) => {
      if (recording !== before.recording) made.changed();
    });
    return () => {
      listening.abort();
      unsubscribe();
      made.stop();
    };
  }, [stageView, editor]);
  return replay;
}

function replayIn(stageView: PixiStageView, editor: Editor): Replay {
  const actors = stageView.layer(ActorLayer);
  return new Replay({
    clock: editor.clock,
    steps: () => stepsOf(editor),
    show: (step, isFirst) => {
      markReplay(true);
      const glides = !isFirst && !prefersReducedMotion();
      actors.showReplay(step, glides ? { now: frameTime(), ms: GLIDE_MS } : null);
    },
    restore: () => {
      markReplay(false);
      actors.endReplay();
    },
    mayPlay: () => editor.store.getState().preview === null && !prefersReducedMotion(),
  });
}

/** What lies over the picture is out of sight while the rule plays in it. */
function markReplay(isOn: boolean): void {
  document.querySelector("[data-view=after]")?.toggleAttribute("data-replaying", isOn);
}

function stepsOf(editor: Editor): readonly Actors[] {
  const { recording, document } = editor.store.getState();
  if (!recording) return [];
  return [actorsInPicture(recording, document.characters), ...afterPicture(recording, gameContextOf(document)).steps];
}
