import { useCallback } from "react";
import { fetchWorld } from "../../api/client.ts";
import { isBundledPicture } from "../../api/routes.ts";
import type { WorldCard, WorldSave } from "../../api/wire.ts";
import { stageAtStart } from "../../editor/index.ts";
import { withVoicesShared } from "../../editor/voices.ts";
import { firstStage, hasRules, type WorldDocument } from "../../engine/index.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { documentToSend } from "../../saving/documentText.ts";
import { readGame } from "../../saving/openGame.ts";
import { useLoaded } from "../useLoaded.ts";
import { type Publication, PublishDialog } from "./PublishDialog.tsx";
import { useVoiceQuestion } from "./VoiceQuestion.tsx";

/** The width of a picture that is saved with a game, px. */
const PICTURE_WIDTH = 400;

export interface PublishStoredGameProps {
  readonly world: WorldCard;
  /** Stores what was chosen; with the game itself if others may hear its recordings from now on. */
  readonly onSave: (chosen: Publication & WorldSave) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog about publishing a game that is not open. Its picture shows how players begin it. */
export function PublishStoredGame({ world, onSave, onClose }: PublishStoredGameProps) {
  const { loaded } = useLoaded(useCallback(() => storedGame(world.id), [world.id]));
  const stored = loaded.status === "ready" ? loaded.value : null;
  const voices = useVoiceQuestion(stored?.document);
  // That of the scene in which it began shows only a part of the stage, and before it is published, it has the stage as its maker left it.
  const thumbnail = !world.published || isBundledPicture(world.thumbnail) ? "" : world.thumbnail;
  const save = (chosen: Publication) => {
    if (!stored || !voices.isYes || !chosen.published) return onSave(chosen);
    const { document, revision } = stored;
    return onSave({ ...chosen, data: { ...documentToSend(withVoicesShared(document)) }, revision });
  };
  return (
    <PublishDialog
      game={{ ...world, thumbnail }}
      username={world.user.username}
      lacksRules={stored !== null && !hasRules(stored.document.characters)}
      takePicture={async () => pictureOfStart((stored ?? (await storedGame(world.id))).document)}
      onSave={save}
      onClose={onClose}
    >
      {voices.question}
    </PublishDialog>
  );
}

interface StoredGame {
  readonly document: WorldDocument;
  /** The save that it was read from. A later one is not overwritten. */
  readonly revision: number;
}

async function storedGame(worldId: string): Promise<StoredGame> {
  const record = await fetchWorld(worldId);
  const { document } = await readGame(record);
  return { document, revision: record.revision };
}

async function pictureOfStart(document: WorldDocument): Promise<string> {
  const stage = firstStage(document.world);
  if (!stage) return "";
  return (await drawStageThumbnail(stageAtStart(stage), document.characters, PICTURE_WIDTH)) ?? "";
}
