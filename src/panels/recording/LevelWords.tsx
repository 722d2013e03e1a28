import { Map as MapIcon } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  currentStage,
  type Id,
  NEXT_STAGE,
  own,
  SAME_STAGE,
  type StageAction,
  stagesInOrder,
  type TravelAction,
} from "../../engine/index.ts";
import { goInstead, heroLostBehind, heroMissingAfter, type MissingHero as Missing } from "../../recording/doors.ts";
import type { GameContext, Recording } from "../../recording/index.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import styles from "./HappeningWords.module.css";
import { type PartProps, useChange } from "./happeningParts.ts";
import { NotThere, wordsOfLost } from "./NotThere.tsx";
import { Who } from "./Who.tsx";

/** "Go to [the next level]", and what that level lacks. */
export function LevelWords({ action, index, sentence }: PartProps<StageAction>) {
  const set = useChange(index);
  const stages = useEditorState(({ document }) => stagesInOrder(document.world));
  const isKnown = [NEXT_STAGE, SAME_STAGE, ...stages.map(({ id }) => id)].includes(action.to);
  return (
    <>
      <span aria-hidden="true">Go to</span>
      <select
        className={`${choice.choice} ${styles.level}`}
        aria-label={`Where the game goes: ${sentence}`}
        value={action.to}
        onChange={({ target }) => set({ ...action, to: target.value })}
      >
        {!isKnown && <option value={action.to}>a level that was deleted</option>}
        <option value={NEXT_STAGE}>the next level</option>
        <option value={SAME_STAGE}>this level again</option>
        {stages.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <MissingHero step={action} />
    </>
  );
}

/** A level that begins without the one who is played is no fun: one press puts that one there. */
function MissingHero({ step }: { readonly step: StageAction }) {
  const editor = useEditor();
  const missing = useMissing((recording, game, shownId) => heroMissingAfter(recording, game, step, shownId));
  const put = ({ stage, hero }: Missing) => editor.stages.putAtStart(stage.id, hero);
  return missing && <NotThere missing={missing} words={(name, level) => `${name} isn't on ${level}.`} onPut={put} />;
}

/** As above, for a level behind a door. Who waits there must not come by the door as well, so the step goes to the start of that level. */
function LostHero({ door, index }: { readonly door: TravelAction; readonly index: number }) {
  const editor = useEditor();
  const missing = useMissing((recording, game) => heroLostBehind(recording, game, door));
  const put = ({ stage, hero }: Missing) =>
    editor.stages.putAtStart(stage.id, { ...hero, position: door.at }, (recording) =>
      goInstead(recording, index, door),
    );
  return missing && <NotThere missing={missing} words={wordsOfLost} onPut={put} />;
}

function useMissing(find: (recording: Recording, game: GameContext, shownId: Id) => Missing | null): Missing | null {
  const game = useGameContext();
  const recording = useEditorState((state) => state.recording);
  const shownId = useEditorState(({ document }) => currentStage(document.world)?.id ?? "");
  return recording && find(recording, game, shownId);
}

/** "Hero goes through a door to [Level 2]", which opens the dialog of the door. */
export function DoorWords({ action, index, sentence, name }: PartProps<TravelAction>) {
  const editor = useEditor();
  const set = useChange(index);
  const level = useEditorState(({ document }) => own(document.world.stages, action.to)?.name);
  return (
    <>
      <Who
        actorId={action.actorId}
        {...{ index, sentence, name }}
        onChoose={(actorId) => set({ ...action, actorId })}
      />
      <span aria-hidden="true">goes through a door to</span>
      <button
        type="button"
        className={styles.door}
        aria-label={`Choose where: ${sentence}`}
        aria-haspopup="dialog"
        onClick={() => editor.openModal({ id: "door", actorId: action.actorId, index })}
      >
        <MapIcon size={18} aria-hidden="true" />{" "}
        {level === undefined ? "a level that was deleted" : level || "Untitled"}
      </button>
      <LostHero door={action} index={index} />
    </>
  );
}
