import { memo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Character, Id } from "../../engine/index.ts";
import { ActorPicture } from "../pictures/ActorPicture.tsx";
import { AppearanceMenu } from "./AppearanceMenu.tsx";
import { nameOfLook } from "./nameOfLook.ts";
import { Tile } from "./Tile.tsx";
import type { TileFocus } from "./useRovingTiles.ts";

export interface AppearanceTileProps extends TileFocus {
  readonly character: Character;
  readonly appearanceId: Id;
  readonly chosen: boolean;
}

/** One appearance of the selected character. */
export const AppearanceTile = memo(function AppearanceTile(props: AppearanceTileProps) {
  const { character, appearanceId, chosen, ...focus } = props;
  const { characters } = useEditor();
  const outlined = useEditorState(({ ui }) => chosen && ui.selectedActorId === null);
  return (
    <Tile
      {...focus}
      name={nameOfLook(character, appearanceId)}
      picture={<ActorPicture character={character} appearanceId={appearanceId} size={40} />}
      target={{ kind: "appearance", characterId: character.id, appearanceId }}
      selected={chosen}
      outlined={outlined}
      onRename={(text) => characters.renameAppearance(character.id, appearanceId, text)}
      onDelete={() => characters.removeAppearance(character.id, appearanceId)}
      menu={(rename) => <AppearanceMenu character={character} appearanceId={appearanceId} onRename={rename} />}
    />
  );
});
