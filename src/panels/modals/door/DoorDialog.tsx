import { Check } from "lucide-react";
import { useState } from "react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import type { ModalState } from "../../../editor/index.ts";
import { type Actor, currentStage, own, type Stage, stagesInOrder, type TravelAction } from "../../../engine/index.ts";
import {
  addDoor,
  addStartBehind,
  goInstead,
  guessedDoor,
  heroLostBehind,
  type MissingHero,
  withinStage,
} from "../../../recording/doors.ts";
import { changeHappening } from "../../../recording/happenings.ts";
import type { Recording } from "../../../recording/index.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { Switch } from "../../../widgets/Switch.tsx";
import { NotThere, wordsOfLost } from "../../recording/NotThere.tsx";
import { useGameContext } from "../../selection/useGameContext.ts";
import styles from "./DoorDialog.module.css";
import { DoorStage } from "./DoorStage.tsx";
import { LevelChoices } from "./LevelChoices.tsx";

const WIDTH = 860;

export interface DoorDialogProps {
  readonly door: Extract<ModalState, { readonly id: "door" }>;
  readonly onClose: () => void;
}

/** Where somebody comes out of a door: a level, and a square of it. */
export function DoorDialog({ door, onClose }: DoorDialogProps) {
  const recording = useEditorState((state) => state.recording);
  const actor = recording && own(recording.before.actors, door.actorId);
  if (!actor) return null;
  return <OpenDoor recording={recording} actor={actor} index={door.index} onClose={onClose} />;
}

interface OpenDoorProps {
  readonly recording: Recording;
  readonly actor: Actor;
  readonly index: number | null;
  readonly onClose: () => void;
}

function OpenDoor({ recording, actor, index, onClose }: OpenDoorProps) {
  const editor = useEditor();
  const game = useGameContext();
  const shownId = useEditorState(({ document }) => currentStage(document.world)?.id ?? "");
  const [door, setDoor] = useState(
    () => knownDoor(recording, index) ?? guessedDoor(recording, game, actor.id, shownId),
  );
  const stages = stagesInOrder(game);
  const goal = own(game.stages, door.to);
  const name = own(game.characters, actor.characterId)?.name || "Untitled";
  const choose = (stage: Pick<Stage, "id" | "width" | "height">) =>
    setDoor({ ...door, to: stage.id, at: withinStage(stage, door.at) });
  const addLevel = () => {
    const id = editor.stages.add();
    const stage = own(editor.store.getState().document.world.stages, id);
    if (stage) choose(stage);
  };
  const use = () => {
    if (!goal) return;
    if (index === null)
      editor.recording.rows.change("add action", (old, cast) => addDoor(old, cast, door, editor.newId()));
    else editor.recording.rows.change("change action", (old) => changeHappening(old, index, door));
    onClose();
  };
  const lost = heroLostBehind(recording, game, door);
  const putThere = ({ stage, hero }: MissingHero) => {
    editor.stages.putAtStart(stage.id, { ...hero, position: door.at }, (old, cast) =>
      index === null ? addStartBehind(old, cast, door, editor.newId()) : goInstead(old, index, door),
    );
    onClose();
  };
  const footer = (
    <div className={styles.foot}>
      <Switch label="Show that level" on={door.show} onChange={(show) => setDoor({ ...door, show })} />
      <span className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!goal} onClick={use}>
          <Check size={20} strokeWidth={3} aria-hidden="true" /> Use this door
        </Button>
      </span>
    </div>
  );
  return (
    <Dialog open isStatic title={`Where does ${name} come out?`} width={WIDTH} onClose={onClose} footer={footer}>
      <div className={styles.content}>
        <LevelChoices stages={stages} chosenId={door.to} onChoose={choose} onAdd={addLevel} />
        {goal ? (
          <DoorStage
            key={goal.id}
            stage={goal}
            actor={actor}
            name={name}
            at={door.at}
            onPlace={(at) => setDoor({ ...door, at })}
            onTake={use}
          >
            {lost && <NotThere missing={lost} words={wordsOfLost} onPut={putThere} />}
          </DoorStage>
        ) : (
          <p className={styles.gone}>That level was deleted. Choose another one.</p>
        )}
      </div>
    </Dialog>
  );
}

/** The door of a step; null for a new one. */
function knownDoor({ actions }: Recording, index: number | null): TravelAction | null {
  const action = index === null ? undefined : actions[index];
  return action?.type === "travel" ? action : null;
}
