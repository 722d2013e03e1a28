import { useCallback } from "react";
import { fetchWorld } from "../../api/client.ts";
import { isAtStart, stageAtStart } from "../../editor/index.ts";
import { firstStage } from "../../engine/index.ts";
import { StageDrawing } from "../../pictures/StageDrawing.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { readGame } from "../../saving/openGame.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { useLoaded } from "../useLoaded.ts";
import { FirstStage } from "./FirstStage.tsx";
import { editorPath } from "./gamePaths.ts";

/** Says where players of a stored game begin, and leads to the editor if they may not be meant to. Shows nothing if it cannot be read. */
export function StoredGameStart({ worldId }: { readonly worldId: string }) {
  const load = useCallback(async () => (await readGame(await fetchWorld(worldId))).document, [worldId]);
  const { loaded } = useLoaded(load);
  const stage = loaded.status === "ready" ? firstStage(loaded.value.world) : undefined;
  if (loaded.status !== "ready" || !stage) return null;
  const begun = stageAtStart(stage);
  const isEmpty = Object.keys(begun.actors).length === 0;
  const now = isEmpty || isAtStart(stage) ? undefined : stage;
  const remark = isEmpty ? EMPTY : now ? OTHER : null;
  return (
    <StageDrawing value={drawStageThumbnail}>
      <FirstStage stage={begun} characters={loaded.value.characters} now={now}>
        {remark && (
          <>
            <p>{remark}</p>
            <ButtonLink to={editorPath(worldId)}>Open the game</ButtonLink>
          </>
        )}
      </FirstStage>
    </StageDrawing>
  );
}

const EMPTY = "No characters are on it yet! Open the game to pick another first stage.";
const OTHER =
  "Your stage looks like the second one now. Should they begin with that? Open the game and press Start here.";
