import { Check, X } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Condition, Operand } from "../../engine/index.ts";
import { countCheckOf } from "../../recording/counts.ts";
import {
  actorsInPicture,
  COMPARATOR_WORDS,
  type ConditionSide,
  comparatorsFor,
  type GameContext,
  holdsNow,
  kindOfCondition,
  type Recording,
  refusalOfOperand,
} from "../../recording/index.ts";
import { operandChoices } from "../../recording/operands.ts";
import { placeCheckOf, wayCheckOf } from "../../recording/placeChecks.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import styles from "./ConditionRow.module.css";
import { CountWords } from "./CountWords.tsx";
import { OperandSlot } from "./OperandSlot.tsx";
import { PlaceWords } from "./PlaceWords.tsx";
import { RemoveRowButton } from "./RemoveRowButton.tsx";
import rowStyles from "./RowsPanel.module.css";
import { usePointedRow, useRowPress } from "./rowHandlers.ts";
import { WayWords } from "./WayWords.tsx";

export interface ConditionRowProps {
  readonly condition: Condition;
  readonly sentence: string;
  readonly recording: Recording;
}

/** One condition: its light, its switch, two operands and their comparator; a count, place or way has a form of its own. */
export function ConditionRow({ condition, sentence, recording }: ConditionRowProps) {
  const game = useGameContext();
  const { rows } = useEditor().recording;
  const { key, enabled, left, right } = condition;
  const press = useRowPress({ kind: "condition", key });
  const pointed = usePointedRow([left, right].flatMap((side) => ("actorId" in side ? [side.actorId] : [])));
  const slot = { condition, sentence, recording, game };
  return (
    <div
      className={`${rowStyles.row} ${styles.row}`}
      data-off={!enabled}
      data-condition={key}
      onPointerDown={press}
      {...pointed}
    >
      <ConditionLight enabled={enabled} holds={holdsNow(recording, game, condition)} />
      <AndIf sentence={sentence} on={enabled} onChange={() => rows.toggleCondition(key)} />
      <Words {...slot} />
      <RemoveRowButton sentence={sentence} onRemove={() => rows.removeCondition(key)} />
    </div>
  );
}

function Words(part: PartProps) {
  const { condition, sentence, recording, game } = part;
  const { key, left, right } = condition;
  const count = countCheckOf(condition, game);
  if (count) return <CountWords id={key} check={count} sentence={sentence} />;
  const place = placeCheckOf(condition);
  if (place) return <PlaceWords id={key} check={place} sentence={sentence} recording={recording} />;
  const way = wayCheckOf(condition);
  if (way) return <WayWords id={key} check={way} sentence={sentence} recording={recording} />;
  if ("way" in left || "way" in right) return <span className={rowStyles.sentence}>{sentence}</span>;
  return (
    <>
      <Slot side="left" {...part} />
      <ComparatorChoice {...part} />
      <Slot side="right" {...part} />
    </>
  );
}

interface PartProps extends ConditionRowProps {
  readonly game: GameContext;
}

function Slot({ side, condition, sentence, recording, game }: PartProps & { readonly side: ConditionSide }) {
  const { rows } = useEditor().recording;
  const target = { kind: "conditionSlot", key: condition.key, side } as const;
  const actors = actorsInPicture(recording, game.characters);
  // Comparing an operand with itself is pointless, so it is not offered.
  const other = JSON.stringify(condition[side === "left" ? "right" : "left"]);
  const isOffered = (operand: Operand) =>
    JSON.stringify(operand) !== other && !refusalOfOperand(recording, game, target, operand);
  const groups = operandChoices(recording, game, actors, null).map((group) => ({
    ...group,
    choices: group.choices.filter(({ operand }) => isOffered(operand)),
  }));
  return (
    <OperandSlot
      target={target}
      name={`${side === "left" ? "First" : "Second"} part of: ${sentence}`}
      otherValues="Compare with"
      operand={condition[side]}
      kind={kindOfCondition(recording, game, condition)}
      groups={groups.filter(({ choices }) => choices.length > 0)}
      recording={recording}
      actors={actors}
      onChoose={(operand) => rows.setOperand(target, operand)}
      onClear={() => rows.clearOperand(target)}
    />
  );
}

function ComparatorChoice({ condition, sentence, recording, game }: PartProps) {
  const { rows } = useEditor().recording;
  const offered = comparatorsFor(recording, game, condition);
  const name = `How it is compared: ${sentence}`;
  if (kindOfCondition(recording, game, condition).kind !== "text")
    return (
      <Segmented
        name={name}
        choices={offered.map((value) => ({ value, label: COMPARATOR_WORDS[value] }))}
        chosen={condition.comparator}
        onChoose={(comparator) => rows.setComparator(condition.key, comparator)}
      />
    );
  return (
    <select
      className={styles.choice}
      aria-label={name}
      value={condition.comparator}
      onChange={(event) => {
        const chosen = offered.find((one) => one === event.target.value);
        if (chosen) rows.setComparator(condition.key, chosen);
      }}
    >
      {offered.map((comparator) => (
        <option key={comparator} value={comparator}>
          {COMPARATOR_WORDS[comparator]}
        </option>
      ))}
    </select>
  );
}

const WORDS = {
  yes: "True right now",
  no: "Not true right now",
  open: "Play to see if it is true",
  off: "Switched off",
} as const;

interface ConditionLightProps {
  readonly enabled: boolean;
  /** Null if the picture cannot tell. */
  readonly holds: boolean | null;
}

/** Whether a condition holds in the before picture, told by shape as well as color. */
function ConditionLight({ enabled, holds }: ConditionLightProps) {
  const known = holds === null ? "open" : holds ? "yes" : "no";
  const state = enabled ? known : "off";
  return (
    <span className={styles.light} data-holds={state} role="img" aria-label={WORDS[state]} title={WORDS[state]}>
      {state === "yes" && <Check size={11} strokeWidth={4} aria-hidden="true" />}
      {state === "no" && <X size={11} strokeWidth={4} aria-hidden="true" />}
    </span>
  );
}

interface AndIfProps {
  readonly sentence: string;
  readonly on: boolean;
  readonly onChange: () => void;
}

/** Switches a condition on and off. Its accessible name is the condition's sentence. */
function AndIf({ sentence, on, onChange }: AndIfProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.andIf}
      aria-checked={on}
      aria-label={`Only if: ${sentence}`}
      title={on ? "Switched on" : "Switched off"}
      onClick={onChange}
    >
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
