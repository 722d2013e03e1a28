/** The variables that actors with this look will show, where the drawing begins (details §11 "Overlay"). */
import type { Id } from "../../engine/index.ts";
import styles from "./DrawingView.module.css";
import { usePixelEditorState } from "./PixelEditorContext.ts";
import { useVariables } from "./useVariables.ts";

export function OverlayChips({ characterId }: { readonly characterId: Id | null }) {
  const overlay = usePixelEditorState((state) => state.overlay);
  const { x, y } = usePixelEditorState((state) => state.view);
  const variables = useVariables(characterId);
  if (!overlay?.showVariables) return null;
  const shown = variables.filter(({ id }) => overlay.visibleVariables[id]);
  return (
    <div className={styles.chips} style={{ left: Math.max(0, x), top: Math.max(0, y) }} aria-hidden="true">
      {shown.map(({ id, name, defaultValue }) => (
        <span key={id} className={styles.chip}>
          {name} {String(defaultValue)}
        </span>
      ))}
    </div>
  );
}
