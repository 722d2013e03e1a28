import { fetchWorld } from "../../api/client.ts";
import type { WorldCard } from "../../api/wire.ts";
import { stageAtStart } from "../../editor/index.ts";
import { firstStage } from "../../engine/index.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { readGame } from "../../saving/openGame.ts";
import { type Publication, PublishDialog } from "./PublishDialog.tsx";

/** The width of a picture that is saved with a game, px. */
const PICTURE_WIDTH = 400;

export interface PublishStoredGameProps {
  readonly world: WorldCard;
  readonly onSave: (chosen: Publication) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog about publishing a game that is not open. Its picture shows how players begin it. */
export function PublishStoredGame({ world, onSave, onClose }: PublishStoredGameProps) {
  return (
    <PublishDialog
      game={world}
      username={world.user.username}
      takePicture={() => pictureOfStart(world.id)}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

async function pictureOfStart(worldId: string): Promise<string> {
  const { document } = await readGame(await fetchWorld(worldId));
  const stage = firstStage(document.world);
  if (!stage) return "";
  return (await drawStageThumbnail(stageAtStart(stage), document.characters, PICTURE_WIDTH)) ?? "";
}
