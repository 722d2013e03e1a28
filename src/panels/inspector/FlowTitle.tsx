import { ChevronDown } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import {
  type Character,
  type FlowBehavior,
  type FlowContainer,
  LOOP_DEFAULT,
  type LoopCount,
  own,
} from "../../engine/index.ts";
import { InlineText } from "../../widgets/InlineText.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuChoices } from "../../widgets/MenuItems.tsx";
import { OneInChoice } from "../input/OneInChoice.tsx";
import styles from "./ContainerBlock.module.css";
import { useCharacterId, useContainers, useTabStop } from "./ruleContexts.ts";

export interface FlowTitleProps {
  readonly flow: FlowContainer;
  readonly selected: boolean;
  readonly renaming: boolean;
}

/** The name of a flow container, and how it goes through its rules. */
export function FlowTitle({ flow, selected, renaming }: FlowTitleProps) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  return (
    <>
      <h3 className={styles.name}>
        <InlineText
          name="Name of the group"
          value={flow.name}
          editable={(selected && holdsPointer) || renaming}
          startsEditing={renaming}
          onCommit={(name) => editor.rules.rename(characterId, flow.id, name)}
        />
      </h3>
      <div className={styles.flow}>
        <FlowChoice flow={flow} />
        {flow.behavior === "loop" && <LoopCountChoice flow={flow} />}
        {flow.behavior === "chance" && <LuckChoice flow={flow} />}
      </div>
    </>
  );
}

/** A behavior that could not be read cannot be chosen. */
type KnownBehavior = Exclude<FlowBehavior, "unknown">;

const LABELS: Readonly<Record<KnownBehavior, string>> = {
  first: "Do the first that fits",
  all: "Do all that fit",
  random: "Do one at random",
  loop: "Keep repeating",
  chance: "Do it by luck",
};

/** A group that applied ends the search for a rule, unless the group around it does all. */
const WAITS = "Does every rule that fits. Rules below this group then wait.";
const GOES_ON = "Does every rule that fits, then goes on below this group.";

function hintsOf(isInAll: boolean): Readonly<Record<KnownBehavior, string>> {
  return {
    first: "Does the first rule that fits, then stops.",
    all: isInAll ? GOES_ON : WAITS,
    random: "Mixes the rules, then does the first that fits.",
    loop: "Does the first rule that fits, again and again.",
    chance: "Rolls the dice. With luck, does the first rule that fits.",
  };
}

function chosenWords({ behavior }: FlowContainer): string {
  return behavior === "unknown" ? "Something unknown" : LABELS[behavior];
}

const BEHAVIORS = Object.keys(LABELS) as KnownBehavior[];

/** The choice of how a flow container goes through its rules, with a hint of what each way does. */
function FlowChoice({ flow }: { readonly flow: FlowContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const around = useContainers().at(-1);
  const stop = useTabStop(flow.id);
  const hints = hintsOf(around?.type === "group-flow" && around.behavior === "all");
  const chosen = chosenWords(flow);
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles.select}
          aria-label={`How ${flow.name} goes through its rules: ${chosen}`}
          {...stop}
        >
          {chosen} <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <MenuChoices<FlowBehavior>
        choices={BEHAVIORS.map((value) => ({ value, label: LABELS[value], hint: hints[value] }))}
        chosen={flow.behavior}
        onChoose={(behavior) => editor.rules.setBehavior(characterId, flow.id, behavior)}
      />
    </Menu>
  );
}

/** How rarely a block of luck is tried. */
function LuckChoice({ flow }: { readonly flow: FlowContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(flow.id);
  const { oneIn = 2 } = flow;
  return (
    <OneInChoice
      className={styles.select}
      aria-label={`How often ${flow.name} is lucky`}
      oneIn={oneIn}
      onChoose={(chosen) => editor.rules.setOneIn(characterId, flow.id, chosen)}
      {...stop}
    />
  );
}

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Distinguishes the id of a variable from a number among the option values. */
const VARIABLE = "variable:";

type Variables = Character["variables"];
const NONE: Variables = {};

/** How often a loop repeats: 2 to 10 times, or as often as a variable says. */
function LoopCountChoice({ flow }: { readonly flow: FlowContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const stop = useTabStop(flow.id);
  const variables = useEditorState(({ document }) => document.characters[characterId]?.variables ?? NONE);
  return (
    <select
      className={styles.select}
      aria-label={`How often ${flow.name} repeats`}
      value={choiceOf(flow.loopCount)}
      onChange={(event) => editor.rules.setLoopCount(characterId, flow.id, countOf(event.target.value))}
      {...stop}
    >
      {isOdd(flow.loopCount, variables) && <option value={choiceOf(flow.loopCount)}>{oddWords(flow.loopCount)}</option>}
      {COUNTS.map((count) => (
        <option key={count} value={count}>
          {count} times
        </option>
      ))}
      <optgroup label="As often as">
        {Object.keys(variables).length === 0 && <option disabled>No variables defined</option>}
        {Object.values(variables).map(({ id, name }) => (
          <option key={id} value={VARIABLE + id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** Whether the list lacks this count: an old number, or a variable that is gone. */
function isOdd(count: LoopCount | undefined, variables: Variables): boolean {
  if (count === undefined) return false;
  return "constant" in count
    ? !COUNTS.some((offered) => offered === count.constant)
    : !own(variables, count.variableId);
}

function oddWords(count: LoopCount | undefined): string {
  return count && "constant" in count ? `${count.constant} times` : "Number is gone";
}

function choiceOf(count: LoopCount = { constant: LOOP_DEFAULT }): string {
  return "constant" in count ? String(count.constant) : VARIABLE + count.variableId;
}

function countOf(value: string): LoopCount {
  return value.startsWith(VARIABLE) ? { variableId: value.slice(VARIABLE.length) } : { constant: Number(value) };
}
