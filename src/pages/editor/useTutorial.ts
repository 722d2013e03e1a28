import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useStore } from "zustand";
import { browserVoice } from "../../browser/voice.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { openGame } from "../../saving/openGame.ts";
import type { SetId } from "../../tutorial/lessons/sets.ts";
import type { Lessons, LessonsDeps } from "../../tutorial/runner/Lessons.ts";
import { hasLesson, lessonStorage } from "./lessonStorage.ts";
import { type LessonSpace, spaceOfStoredLesson, useLessonSpace } from "./useLessonSpace.ts";

export interface Tutorial {
  /** Null until the tutorial is needed and loaded. */
  readonly lessons: Lessons | null;
  readonly load: () => Promise<Lessons>;
}

const NOT_LOADED = "Nib couldn't come. Are you online?";

/** The tutorial of the open game: started by the address, continued after a reload, or chosen in the main menu. */
export function useTutorial(worldId: string): Tutorial {
  const editor = useEditor();
  const [lessons, setLessons] = useState<Lessons | null>(null);
  const loading = useRef<Promise<Lessons> | null>(null);
  const set = useSetOfAddress();
  const [expected, setExpected] = useState(() => (editor.readOnly ? null : spaceAhead(set, worldId)));
  useLessonSpace(useSpaceOf(lessons, expected));
  const load = useCallback(() => {
    loading.current ??= newLessons(editor, worldId);
    loading.current.then(setLessons, () => {
      loading.current = null;
    });
    return loading.current;
  }, [editor, worldId]);
  useEffect(() => {
    if (editor.readOnly || (set === null && !hasLesson(worldId))) return;
    // A new child meets the stage and Play first; the rules appear when somebody is picked.
    if (set === "base" && !hasLesson(worldId)) editor.ui.selectCharacter(null);
    load()
      .then((loaded) => loaded.open(set))
      .catch(() => {
        setExpected(null);
        editor.notices.tell(NOT_LOADED);
      });
  }, [editor, load, set, worldId]);
  useEffect(() => () => void loading.current?.then((loaded) => loaded.destroy(), ignore), []);
  return { lessons, load };
}

/** Imported on demand, because most games are opened without the tutorial. */
async function newLessons(editor: Editor, worldId: string): Promise<Lessons> {
  const { Lessons } = await import("../../tutorial/runner/Lessons.ts");
  return new Lessons(editor, tutorialParts(editor, worldId));
}

/** What the lesson will take of the window that opens with the page, known before the lessons are loaded. */
function spaceAhead(set: SetId | null, worldId: string): LessonSpace | null {
  return spaceOfStoredLesson(worldId) ?? (set !== null && !hasLesson(worldId) ? "bar" : null);
}

function useSpaceOf(lessons: Lessons | null, expected: LessonSpace | null): LessonSpace | null {
  const now = useStore(lessons?.store ?? NOTHING, ({ view, progress }) => {
    if (!view) return null;
    return progress?.isFolded ? "folded" : "bar";
  });
  return lessons ? now : expected;
}

/** Whether a lesson is open. */
export function useIsLearning(lessons: Lessons | null): boolean {
  return useStore(lessons?.store ?? NOTHING, (state) => state.view !== null);
}

const NOTHING: Pick<Lessons["store"], "getState" | "getInitialState" | "subscribe"> = {
  getState: () => ({ view: null, progress: null }),
  getInitialState: () => ({ view: null, progress: null }),
  subscribe: () => () => undefined,
};

function useSetOfAddress(): SetId | null {
  const [query] = useSearchParams();
  const set = query.get("tutorial");
  return set === "base" || set === "fork" ? set : null;
}

function ignore(): void {}

function tutorialParts(editor: Editor, worldId: string): LessonsDeps {
  return {
    voice: browserVoice,
    storage: lessonStorage(worldId),
    template: async () => (await openGame("tutorial")).document,
    hasDrawn: () => editor.drawings.pixelEditor?.store.getState().canUndo === true,
  };
}
