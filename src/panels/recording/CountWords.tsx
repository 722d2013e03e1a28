import { useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { COUNT_COMPARATORS, COUNTED, type CountCheck, type CountComparator, setCount } from "../../recording/counts.ts";
import { NumberField } from "../input/NumberField.tsx";
import choice from "./ConditionRow.module.css";
import { GroupChoice } from "./GroupChoice.tsx";

const WORDS: Readonly<Record<CountComparator, string>> = {
  none: "none",
  ">=": "at least",
  "=": "exactly",
  "<": "fewer than",
};

export interface CountWordsProps {
  /** The key of the condition. */
  readonly id: string;
  readonly check: CountCheck;
  readonly sentence: string;
}

/** A check of how many there are: none, at least, exactly or fewer than a number, of a character that is chosen by its picture. */
export function CountWords({ id, check, sentence }: CountWordsProps) {
  const { rows } = useEditor().recording;
  const set = (now: CountCheck) => rows.change("change condition", (recording) => setCount(recording, id, now));
  const comparators = useRef<HTMLSelectElement>(null);
  const setNumber = (number: number) => {
    set({ ...check, number });
    // "Exactly 0" is "none", which has no field for a number.
    if (number === 0) comparators.current?.focus();
  };
  return (
    <>
      <span aria-hidden="true">there are</span>
      <select
        ref={comparators}
        className={choice.choice}
        aria-label={`How many: ${sentence}`}
        value={check.comparator}
        onChange={({ target }) => {
          const comparator = COUNT_COMPARATORS.find((one) => one === target.value);
          if (comparator) set({ ...check, comparator });
        }}
      >
        {COUNT_COMPARATORS.map((one) => (
          <option key={one} value={one}>
            {WORDS[one]}
          </option>
        ))}
      </select>
      {check.comparator !== "none" && (
        <NumberField
          name={`Number: ${sentence}`}
          value={check.number}
          bounds={check.comparator === "=" ? { ...COUNTED, least: 0 } : COUNTED}
          onCommit={setNumber}
        />
      )}
      <GroupChoice
        name={`Who it counts: ${sentence}`}
        chosen={check.count}
        onChoose={(count) => set({ ...check, count })}
      />
    </>
  );
}
