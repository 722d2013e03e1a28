import { Clapperboard, Play, SkipForward, StepBack, StepForward } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./Film.module.css";
import { lookAt, playFrom, stageAt, teachFrom } from "./past.ts";

/** In place of the controls of the game while its past is looked at. */
export function PastRow({ turn }: { readonly turn: number }) {
  const editor = useEditor();
  const turns = useEditorState(({ playback }) => playback.turns);
  const actorId = useEditorState(({ ui }) => (ui.selectedView === "stage" ? ui.selectedActorId : null));
  const { film } = editor;
  const isOfOldRules = turn < (film?.firstOfNow ?? 0);
  const isThere = actorId !== null && own(stageAt(editor, turn)?.actors ?? {}, actorId) !== undefined;
  return (
    <section className={styles.controls} data-part="Controls" aria-label="The past">
      <Button onClick={() => lookAt(editor, turns)}>
        <SkipForward size={18} aria-hidden="true" /> Back to now
      </Button>
      <div className={styles.turns}>
        <IconButton
          raised
          icon={<StepBack size={20} aria-hidden="true" />}
          name="One turn back"
          disabled={turn <= (film?.first ?? 0)}
          onClick={() => lookAt(editor, turn - 1)}
        />
        <strong className={styles.number}>
          Turn {turn} of {turns}
        </strong>
        <IconButton
          raised
          icon={<StepForward size={20} aria-hidden="true" />}
          name="One turn on"
          onClick={() => lookAt(editor, turn + 1)}
        />
      </div>
      <div className={styles.ways}>
        <Button
          aria-disabled={isOfOldRules || undefined}
          title={isOfOldRules ? "The rules were different then." : undefined}
          onClick={() =>
            isOfOldRules ? editor.notices.tell("The rules were different then.") : playFrom(editor, turn)
          }
        >
          <Play size={18} aria-hidden="true" /> Play from here
        </Button>
        <Button
          variant="sunny"
          onClick={() =>
            isThere ? teachFrom(editor, turn, actorId) : editor.notices.tell("First pick who should learn.")
          }
        >
          <Clapperboard size={18} aria-hidden="true" /> Teach from here
        </Button>
      </div>
    </section>
  );
}
