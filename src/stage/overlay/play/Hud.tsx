import { useEffect, useRef } from "react";
import { writeText } from "../../../browser/page.ts";
import { prefersReducedMotion } from "../../../browser/screen.ts";
import type { Editor } from "../../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import {
  type Globals,
  type GlobalVariable,
  HUD_CORNERS,
  HUD_MAX,
  type HudEntry,
  type Id,
  own,
} from "../../../engine/index.ts";
import { frameOf } from "../../view/describe.ts";
import styles from "./Hud.module.css";
import type { PlayOverlayProps } from "./PlayOverlay.tsx";

const NONE: readonly HudEntry[] = [];
const BUMP_MS = 150;

/**
 * The variables of the world that a game shows in the corners of its stage: always in a player, in an editor while the game is played. Their
 * values are written into the page directly, and only those that a tick has changed: a React render with every tick would be too slow.
 */
export function Hud({ facts }: PlayOverlayProps) {
  const editor = useEditor();
  const hud = useEditorState(({ document }) => document.world.hud) ?? NONE;
  const globals = useEditorState(({ document }) => document.world.globals);
  const place = useRef<HTMLElement>(null);
  const shown = hud.slice(0, HUD_MAX).filter(({ globalId }) => own(globals, globalId));
  const key = shown.map(({ globalId, corner }) => `${corner} ${globalId}`).join("\n");

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other elements.
  useEffect(() => (place.current ? attachValues(editor, place.current) : undefined), [editor, key]);

  return (
    <section
      ref={place}
      className={styles.hud}
      style={frameOf(facts)}
      aria-label="Numbers of the game"
      data-zoomed={editor.readOnly ? facts.isZoomed : facts.hasMore}
      hidden
    >
      {HUD_CORNERS.map((corner) => {
        const there = shown.filter((entry) => entry.corner === corner);
        return (
          there.length > 0 && (
            <ul key={corner} className={styles.corner} data-corner={corner}>
              {there.map(({ globalId }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a game may show the same number twice.
                <li key={`${globalId} ${place}`} className={styles.pill}>
                  <span className={styles.name}>{own(globals, globalId)?.name}</span>{" "}
                  <span className={styles.value} data-global={globalId} />
                </li>
              ))}
            </ul>
          )
        );
      })}
    </section>
  );
}

/** Keeps the values up to date, and shows all of them while the game is played. The returned function ends it. */
function attachValues(editor: Editor, place: HTMLElement): () => void {
  const values = [...place.querySelectorAll<HTMLElement>("[data-global]")];
  const stageNameOf = (id: Id) => own(editor.store.getState().document.world.stages, id)?.name;
  const textOf = ({ type, value }: GlobalVariable) => (type === "stage" ? stageNameOf(value) : undefined) ?? value;
  const write = (globals: Globals) => {
    for (const element of values) {
      const global = own(globals, element.dataset.global ?? "");
      if (!global) continue;
      const text = textOf(global);
      if (text === element.textContent) continue;
      if (element.textContent !== "" && !prefersReducedMotion()) bump(element);
      writeText(element, text);
    }
  };
  const showWhilePlayed = () => {
    const { running } = editor.store.getState().playback;
    const isPlayed = editor.readOnly || running || editor.playback.tickCount > 0;
    if (place.hidden === isPlayed) place.hidden = !isPlayed;
  };
  write(editor.playback.live.globals());
  showWhilePlayed();
  const ends = [
    editor.playback.onTick(({ globals }) => {
      write(globals);
      showWhilePlayed();
    }),
    editor.store.subscribe(({ document, playback }, before) => {
      if (document !== before.document) write(document.world.globals);
      if (document !== before.document || playback !== before.playback) showWhilePlayed();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** One small jump, for eyes that are elsewhere. */
function bump(element: HTMLElement): void {
  element.animate?.([{ transform: "scale(1.25)" }, { transform: "none" }], { duration: BUMP_MS, easing: "ease-out" });
}
