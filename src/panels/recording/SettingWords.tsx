import { Dices } from "lucide-react";
import type { ReactNode } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Actors, RandomOperand, VariableOperation } from "../../engine/index.ts";
import { type ActionRow, hasOperation, OPERATION_WORDS, settingWords } from "../../recording/actionRows.ts";
import { kindOfSetting, pictureBeforeRow, type Recording, type SettingAction } from "../../recording/index.ts";
import { changeDice, changeNumber, numbersToChange } from "../../recording/newSteps.ts";
import { operandChoices, operandName, type Readable } from "../../recording/operands.ts";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import { NumberField } from "../input/NumberField.tsx";
import { useGameContext } from "../selection/useGameContext.ts";
import choice from "./ConditionRow.module.css";
import { OperandSlot } from "./OperandSlot.tsx";
import styles from "./RowsPanel.module.css";

const OPERATIONS: readonly VariableOperation[] = ["set", "add", "subtract"];

export interface SettingWordsProps {
  readonly row: ActionRow;
  readonly setting: SettingAction;
  readonly recording: Recording;
}

/** An action that sets a value, with its operation and operand editable in place: "Hero's Lives goes up by [1]". */
export function SettingWords({ row, setting, recording }: SettingWordsProps) {
  const { rows } = useEditor().recording;
  const game = useGameContext();
  const { index, sentence } = row;
  const { actors } = pictureBeforeRow(recording, game, index);
  const kind = kindOfSetting(recording, game, index);
  const isText = kind.kind === "text";
  return (
    <span className={styles.setting} data-words="">
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <WhichNumber {...{ index, sentence, setting, recording, actors }}>
        {settingWords(recording, game, actors, setting)}
      </WhichNumber>
      {hasOperation(setting) && (
        <select
          className={choice.choice}
          aria-label={`How it changes: ${sentence}`}
          value={setting.operation}
          onChange={({ target }) => {
            const chosen = OPERATIONS.find((one) => one === target.value);
            if (chosen) rows.setOperation(index, chosen);
          }}
        >
          {OPERATIONS.filter((one) => isText || one === setting.operation).map((operation) => (
            <option key={operation} value={operation}>
              {OPERATION_WORDS[operation]}
            </option>
          ))}
        </select>
      )}
      {"random" in setting.value ? (
        <DiceWords index={index} sentence={sentence} random={setting.value.random} />
      ) : (
        <OperandSlot
          target={{ kind: "valueSlot", index }}
          name={`New value: ${sentence}`}
          otherValues="Use"
          operand={setting.value}
          kind={kind}
          groups={operandChoices(recording, game, actors, kind)}
          recording={recording}
          actors={actors}
          onChoose={(operand) => rows.setValue(index, operand)}
          onClear={() => rows.clearValue(index)}
        />
      )}
    </span>
  );
}

interface WhichNumberProps extends Pick<SettingWordsProps, "setting" | "recording"> {
  readonly index: number;
  readonly sentence: string;
  readonly actors: Actors;
  /** What it is called where there is no other. */
  readonly children: ReactNode;
}

/** The number that a step changes, among all that it could. */
function WhichNumber({ index, sentence, setting, recording, actors, children }: WhichNumberProps) {
  const { rows } = useEditor().recording;
  const game = useGameContext();
  const numbers = hasOperation(setting) ? numbersToChange(recording, game, actors) : [];
  const at = numbers.findIndex((what) => isAbout(setting, what));
  if (numbers.length < 2 || at < 0)
    return (
      <span className={styles.words} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <select
      className={choice.choice}
      aria-label={`Which number: ${sentence}`}
      value={at}
      onChange={({ target }) => {
        const what = numbers[Number(target.value)];
        if (what) rows.change("change action", (now) => changeNumber(now, index, what));
      }}
    >
      {numbers.map((what, place) => (
        <option key={JSON.stringify(what)} value={place}>
          {operandName(recording, game, actors, what).full}
        </option>
      ))}
    </select>
  );
}

function isAbout(setting: SettingAction, what: Readable): boolean {
  if (setting.type === "global") return "globalId" in what && what.globalId === setting.global;
  if (setting.type !== "variable" || "globalId" in what) return false;
  return what.actorId === setting.actorId && what.variableId === setting.variable;
}

interface DiceWordsProps extends RandomOperand {
  readonly index: number;
  readonly sentence: string;
}

const DICE = { least: 0, most: 9999 } as const;

/** "A random number from [1] to [6]". */
function DiceWords({ index, sentence, random }: DiceWordsProps) {
  const { rows } = useEditor().recording;
  const set = (now: RandomOperand["random"]) =>
    rows.change("change action", (recording) => changeDice(recording, index, now));
  return (
    <>
      <Dices size={20} aria-hidden="true" />
      <NumberField
        name={`From: ${sentence}`}
        value={random.from}
        bounds={DICE}
        onCommit={(from) => set({ ...random, from })}
      />
      <span aria-hidden="true">to</span>
      <NumberField name={`To: ${sentence}`} value={random.to} bounds={DICE} onCommit={(to) => set({ ...random, to })} />
    </>
  );
}
