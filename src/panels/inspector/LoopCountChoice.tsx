import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, type FlowContainer, LOOP_DEFAULT, type LoopCount, own } from "../../engine/index.ts";
import styles from "./ContainerBlock.module.css";
import { useCharacterId } from "./ruleContexts.ts";
import { useTabStop } from "./useTabStop.ts";

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Distinguishes the id of a variable from a number among the option values. */
const VARIABLE = "variable:";

type Variables = Character["variables"];
const NONE: Variables = {};

/** How often a loop repeats: 2 to 10 times, or as often as a variable says. */
export function LoopCountChoice({ flow }: { readonly flow: FlowContainer }) {
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
  return count && "constant" in count ? `${count.constant} times` : "Variable is gone";
}

function choiceOf(count: LoopCount = { constant: LOOP_DEFAULT }): string {
  return "constant" in count ? String(count.constant) : VARIABLE + count.variableId;
}

function countOf(value: string): LoopCount {
  return value.startsWith(VARIABLE) ? { variableId: value.slice(VARIABLE.length) } : { constant: Number(value) };
}
