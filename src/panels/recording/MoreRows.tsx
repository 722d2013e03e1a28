import { DoorOpen, Frown, type LucideIcon, MessageCircle, RotateCcw, StepForward, Trophy } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Actor, NEXT_STAGE, SAME_STAGE } from "../../engine/index.ts";
import { addHappening, type EditedHappening, endStep, sayStep, stageStep } from "../../recording/happenings.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import styles from "./ChipLine.module.css";

export interface MoreStepsProps {
  /** Whoever can say something, with the name by which the menu calls it. */
  readonly speakers: readonly { readonly actor: Actor; readonly title: string }[];
  readonly onAdded: () => void;
}

/** Steps that no picture shows: to say something, to win or lose, and to go on in another level. */
export function MoreSteps({ speakers, onAdded }: MoreStepsProps) {
  const editor = useEditor();
  const { rows } = editor.recording;
  const mainActorId = useEditorState(({ recording }) => recording?.mainActorId ?? "");
  const add = (step: EditedHappening) => () => {
    onAdded();
    rows.change("add action", (recording) => addHappening(recording, step));
  };
  return (
    <>
      {speakers.map(({ actor, title }) => (
        <MenuItem
          key={actor.id}
          icon={<MoreSign icon={MessageCircle} />}
          hint="In a bubble, for a few turns"
          onSelect={add(sayStep(actor))}
        >
          {title} says something
        </MenuItem>
      ))}
      <MenuItem icon={<MoreSign icon={Trophy} />} hint="The game ends, and you win" onSelect={add(endStep("won"))}>
        Win
      </MenuItem>
      <MenuItem icon={<MoreSign icon={Frown} />} hint="The game ends, and you lose" onSelect={add(endStep("lost"))}>
        Lose
      </MenuItem>
      <MenuItem
        icon={<MoreSign icon={StepForward} />}
        hint="The game goes on there"
        onSelect={add(stageStep(NEXT_STAGE))}
      >
        Go to the next level
      </MenuItem>
      <MenuItem
        icon={<MoreSign icon={RotateCcw} />}
        hint="Everybody is back where they were"
        onSelect={add(stageStep(SAME_STAGE))}
      >
        Start the level again
      </MenuItem>
      <MenuItem
        icon={<MoreSign icon={DoorOpen} />}
        hint="To a square of another level"
        onSelect={() => editor.openModal({ id: "door", actorId: mainActorId, index: null })}
      >
        Go through a door
      </MenuItem>
    </>
  );
}

const ICON = 22;

function MoreSign({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span className={styles.sign}>
      <Icon size={ICON} aria-hidden="true" />
    </span>
  );
}
