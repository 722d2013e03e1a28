import type { Id } from "../../engine/index.ts";
import { MenuSeparator, MenuSwitch } from "../../widgets/MenuItems.tsx";
import { usePixelEditor, usePixelEditorState, useVariables } from "./PixelEditorContext.ts";

/** Chooses which values an actor with this appearance shows. A character without variables has none to show. */
export function ValueItems({ characterId }: { readonly characterId: Id | null }) {
  const pixelEditor = usePixelEditor();
  const variables = useVariables(characterId);
  const shows = usePixelEditorState(({ overlay }) => overlay?.showVariables ?? false);
  const visible = usePixelEditorState(({ overlay }) => overlay?.visibleVariables ?? {});
  if (variables.length === 0) return null;
  /** If no variable is chosen yet, turning the display on shows all of them. */
  const show = (on: boolean) => {
    pixelEditor.showVariables(on);
    const isNone = variables.every(({ id }) => !visible[id]);
    if (on && isNone) for (const { id } of variables) pixelEditor.showVariable(id, true);
  };
  return (
    <>
      <MenuSeparator />
      <MenuSwitch on={shows} onChange={show} staysOpen>
        Values
      </MenuSwitch>
      {shows &&
        variables.map(({ id, name }) => (
          <MenuSwitch key={id} on={visible[id] ?? false} onChange={(on) => pixelEditor.showVariable(id, on)} staysOpen>
            {name}
          </MenuSwitch>
        ))}
    </>
  );
}
