import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { pictureBeforeRow } from "../../recording/index.ts";
import { operandChoices } from "../../recording/operands.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import type { HappeningWordsProps } from "./happeningParts.ts";

export interface WhoProps extends Omit<HappeningWordsProps, "action"> {
  readonly actorId: Id;
  readonly onChoose: (actorId: Id) => void;
}

/** Who does a step: with several in the picture, any of those that are still there. */
export function Who({ actorId, index, sentence, name, onChoose }: WhoProps) {
  const game = useGameContext();
  const recording = useEditorState((state) => state.recording);
  const groups = recording
    ? operandChoices(recording, game, pictureBeforeRow(recording, game, index).actors, null)
    : [];
  const others = groups.flatMap(({ actor, title }) => (actor ? [{ id: actor.id, title }] : []));
  if (others.length < 2) return <span aria-hidden="true">{name}</span>;
  return (
    <select
      className={choice.choice}
      aria-label={`Who: ${sentence}`}
      value={actorId}
      onChange={({ target }) => onChoose(target.value)}
    >
      {others.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
