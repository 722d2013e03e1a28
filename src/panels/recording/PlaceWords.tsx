import { useEditor } from "../../editor/EditorProvider.tsx";
import { COLUMN_VARIABLE, own, ROW_VARIABLE, STAGE_SIZE_MAX } from "../../engine/index.ts";
import { actorsInPicture, COMPARATOR_WORDS, type Recording } from "../../recording/index.ts";
import { PLACE_COMPARATORS, type PlaceCheck, setPlaceCheck } from "../../recording/placeChecks.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { NumberField } from "../input/NumberField.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import { RowActor } from "./RowActor.tsx";

export interface PlaceWordsProps {
  /** The key of the condition. */
  readonly id: string;
  readonly check: PlaceCheck;
  readonly sentence: string;
  readonly recording: Recording;
}

const LINES = [
  { value: COLUMN_VARIABLE, label: "across" },
  { value: ROW_VARIABLE, label: "up" },
] as const;
const PLACES = { least: 0, most: STAGE_SIZE_MAX + 1 } as const;

/** A check of where somebody stands: how far across, from the left, or up, from the bottom. */
export function PlaceWords({ id, check, sentence, recording }: PlaceWordsProps) {
  const { rows } = useEditor().recording;
  const { characters } = useGameContext();
  const actor = own(actorsInPicture(recording, characters), check.actorId);
  const set = (now: PlaceCheck) => rows.change("change condition", (before) => setPlaceCheck(before, id, now));
  return (
    <>
      {actor && <RowActor actor={actor} />}
      <Segmented
        name={`Across or up: ${sentence}`}
        choices={LINES}
        chosen={check.line}
        onChoose={(line) => set({ ...check, line })}
      />
      <select
        className={choice.choice}
        aria-label={`How it is compared: ${sentence}`}
        value={check.comparator}
        onChange={({ target }) => {
          const comparator = PLACE_COMPARATORS.find((one) => one === target.value);
          if (comparator) set({ ...check, comparator });
        }}
      >
        {PLACE_COMPARATORS.map((one) => (
          <option key={one} value={one}>
            {COMPARATOR_WORDS[one]}
          </option>
        ))}
      </select>
      <NumberField
        name={`Number: ${sentence}`}
        value={check.number}
        bounds={PLACES}
        onCommit={(number) => set({ ...check, number })}
      />
    </>
  );
}
