import { useCallback } from "react";
import { fetchWorld } from "../../api/client.ts";
import { isBundledPicture } from "../../api/routes.ts";
import type { WorldCard } from "../../api/wire.ts";
import { stageAtStart } from "../../editor/index.ts";
import { firstStage, hasRules, type WorldDocument } from "../../engine/index.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { readGame } from "../../saving/openGame.ts";
import { useLoaded } from "../useLoaded.ts";
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
  const { loaded } = useLoaded(useCallback(() => documentOf(world.id), [world.id]));
  // That of the scene in which it began shows only a part of the stage.
  const thumbnail = isBundledPicture(world.thumbnail) ? "" : world.thumbnail;
  return (
    <PublishDialog
      game={{ ...world, thumbnail }}
      username={world.user.username}
      lacksRules={loaded.status === "ready" && !hasRules(loaded.value.characters)}
      takePicture={async () => pictureOfStart(loaded.status === "ready" ? loaded.value : await documentOf(world.id))}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

async function documentOf(worldId: string): Promise<WorldDocument> {
  return (await readGame(await fetchWorld(worldId))).document;
}

async function pictureOfStart(document: WorldDocument): Promise<string> {
  const stage = firstStage(document.world);
  if (!stage) return "";
  return (await drawStageThumbnail(stageAtStart(stage), document.characters, PICTURE_WIDTH)) ?? "";
}
