import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { GameContext } from "../../recording/index.ts";
import { type RecordingInGame, recordingWithWho } from "../../recording/whoMayBe.ts";

/** The recording as its pictures show it, including the choice being made in "Who may be here?"; null if nothing is being recorded. */
export function useShownRecording(game: GameContext): RecordingInGame | null {
  const recording = useEditorState((state) => state.recording);
  const actorId = useEditorState(({ ui }) => ui.whoActorId);
  const who = useEditorState(({ ui }) => ui.whoDraft);
  return useMemo(() => {
    if (!recording) return null;
    return actorId !== null && who ? recordingWithWho({ recording, game }, actorId, who) : { recording, game };
  }, [recording, game, actorId, who]);
}
