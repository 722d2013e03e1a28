import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { own, WAYS, type Way } from "../../engine/index.ts";
import { actorsInPicture, type Recording } from "../../recording/index.ts";
import { setWayCheck, type WayCheck } from "../../recording/placeChecks.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import { GroupChoice } from "./GroupChoice.tsx";
import { RowActor } from "./RowActor.tsx";

export interface WayWordsProps {
  /** The key of the condition. */
  readonly id: string;
  readonly check: WayCheck;
  readonly sentence: string;
  readonly recording: Recording;
}

const ICON = 18;

const LABELS: Readonly<Record<Way, string>> = {
  right: "right",
  down: "down",
  left: "left",
  up: "up",
  here: "right here",
  none: "nowhere",
};

const PICTURES = {
  right: <ArrowRight size={ICON} strokeWidth={3} aria-hidden="true" />,
  down: <ArrowDown size={ICON} strokeWidth={3} aria-hidden="true" />,
  left: <ArrowLeft size={ICON} strokeWidth={3} aria-hidden="true" />,
  up: <ArrowUp size={ICON} strokeWidth={3} aria-hidden="true" />,
} as const;

const CHOICES = WAYS.map((value) => ({
  value,
  label: LABELS[value],
  ...(value !== "here" && value !== "none" && { picture: PICTURES[value] }),
}));

/** A check of the way to somebody: which way, straight or around what stands in between, and to whom. */
export function WayWords({ id, check, sentence, recording }: WayWordsProps) {
  const { rows } = useEditor().recording;
  const { characters } = useGameContext();
  const { operand, isNot, value } = check;
  const actor = own(actorsInPicture(recording, characters), operand.actorId);
  const set = (now: WayCheck) => rows.change("change condition", (before) => setWayCheck(before, id, now));
  return (
    <>
      {actor && <RowActor actor={actor} />}
      <select
        className={choice.choice}
        aria-label={`Straight or around things: ${sentence}`}
        value={operand.around ? "around" : "straight"}
        onChange={({ target }) => set({ ...check, operand: { ...operand, around: target.value === "around" } })}
      >
        <option value="straight">way to</option>
        <option value="around">way around things to</option>
      </select>
      <GroupChoice
        name={`Who it looks for: ${sentence}`}
        chosen={operand.way}
        onChoose={(way) => set({ ...check, operand: { ...operand, way } })}
      />
      <select
        className={choice.choice}
        aria-label={`How it is compared: ${sentence}`}
        value={isNot ? "isNot" : "is"}
        onChange={({ target }) => set({ ...check, isNot: target.value === "isNot" })}
      >
        <option value="is">is</option>
        <option value="isNot">is not</option>
      </select>
      <Segmented
        name={`Which way: ${sentence}`}
        choices={CHOICES}
        chosen={value}
        onChoose={(now) => set({ ...check, value: now })}
      />
    </>
  );
}
