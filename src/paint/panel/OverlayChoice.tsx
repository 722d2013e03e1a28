/** Which variables actors with this look show above them (spec §3 "variableOverlay", details §11 "Overlay"). */
import type { Id } from "../../engine/index.ts";
import { Switch } from "../../widgets/Switch.tsx";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";
import { useVariables } from "./useVariables.ts";

export function OverlayChoice({ characterId }: { readonly characterId: Id | null }) {
  const pixelEditor = usePixelEditor();
  const variables = useVariables(characterId);
  const shows = usePixelEditorState(({ overlay }) => overlay?.showVariables ?? false);
  const visible = usePixelEditorState(({ overlay }) => overlay?.visibleVariables ?? {});
  if (variables.length === 0) return null;
  /** Switched on with none chosen it would show nothing: then it shows all. */
  const show = (on: boolean) => {
    pixelEditor.showVariables(on);
    const isNone = variables.every(({ id }) => !visible[id]);
    if (on && isNone) for (const { id } of variables) pixelEditor.showVariable(id, true);
  };
  return (
    <div className={styles.variables}>
      <Switch label="Values" on={shows} onChange={show} />
      {shows &&
        variables.map(({ id, name }) => (
          <label key={id} className={styles.variable}>
            <input
              type="checkbox"
              checked={visible[id] ?? false}
              onChange={(event) => pixelEditor.showVariable(id, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
    </div>
  );
}
