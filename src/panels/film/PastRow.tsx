import { Clapperboard, Play } from "lucide-react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { haveSameRules } from "../../editor/film/rulesOfNow.ts";
import { own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./Film.module.css";
import { BackAndOn, BackToNow, LookingRow } from "./LookingRow.tsx";
import { lookAt, playFrom, stageAt, teachFrom } from "./past.ts";

/** The past is looked at: the game goes on, or somebody is taught, from there. */
export function PastRow({ turn }: { readonly turn: number }) {
  const editor = useEditor();
  const turns = useEditorState(({ playback }) => playback.turns);
  const actorId = useEditorState(({ ui }) => (ui.selectedView === "stage" ? ui.selectedActorId : null));
  const { film } = editor;
  const isOfOldGame = turn < (film?.firstOfNow ?? 0);
  const teach = () => {
    if (actorId !== null && own(stageAt(editor, turn)?.actors ?? {}, actorId)) teachFrom(editor, turn, actorId);
    else editor.notices.tell("First pick who should learn.");
  };
  return (
    <LookingRow name="The past" back={<BackToNow />} onBack={() => lookAt(editor, turns)}>
      <BackAndOn
        unit="turn"
        isFirst={turn <= (film?.first ?? 0)}
        isLast={false}
        onStep={(by) => lookAt(editor, turn + by)}
      >
        <strong className={styles.number}>{turn === 0 ? "The start" : `Turn ${turn} of ${turns}`}</strong>
      </BackAndOn>
      <div className={styles.ways}>
        <Button
          aria-disabled={isOfOldGame || undefined}
          title={isOfOldGame ? whyNotFrom(editor, turn) : undefined}
          onClick={() => (isOfOldGame ? editor.notices.tell(whyNotFrom(editor, turn)) : playFrom(editor, turn))}
        >
          <Play size={18} aria-hidden="true" /> Play from here
        </Button>
        <Button variant="sunny" onClick={teach}>
          <Clapperboard size={18} aria-hidden="true" /> Teach from here
        </Button>
      </div>
    </LookingRow>
  );
}

/** Why the game cannot go on from a turn that was played before an edit. */
function whyNotFrom({ film, store }: Editor, turn: number): string {
  const then = film?.at(turn);
  const hasSameRules = then && haveSameRules(then.document, store.getState().document);
  return hasSameRules ? "You changed the stage after this turn." : "The rules were different then.";
}
