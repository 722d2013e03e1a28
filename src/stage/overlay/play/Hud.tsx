import { useEffect, useRef } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { HUD_CORNERS, type HudEntry, own } from "../../../engine/index.ts";
import { areNumbersAbove } from "../../hudPlace.ts";
import { frameOf } from "../../view/describe.ts";
import styles from "./Hud.module.css";
import { attachValues, shownHud } from "./hudValues.ts";
import type { PlayOverlayProps } from "./PlayOverlay.tsx";

const NONE: readonly HudEntry[] = [];

/**
 * The variables of the world that a game shows in the corners of its stage, or above it. Their values are written into the page directly, and
 * only those that a tick has changed: a React render with every tick would be too slow.
 */
export function Hud({ facts }: PlayOverlayProps) {
  const editor = useEditor();
  const hud = useEditorState(({ document }) => document.world.hud) ?? NONE;
  const globals = useEditorState(({ document }) => document.world.globals);
  const place = useRef<HTMLElement>(null);
  const shown = shownHud({ hud, globals });
  const isAbove = editor.readOnly && areNumbersAbove({ hud });
  const key = shown.map(({ globalId, corner }) => `${corner} ${globalId}`).join("\n");

  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries are other elements.
  useEffect(() => (place.current ? attachValues(editor, place.current) : undefined), [editor, key]);

  return (
    <section
      ref={place}
      className={styles.hud}
      style={isAbove ? undefined : frameOf(facts)}
      aria-label="Numbers of the game"
      data-above={isAbove}
      data-zoomed={editor.readOnly ? facts.isZoomed : facts.hasMore}
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
