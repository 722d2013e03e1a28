/** How often a loop goes round: 2 to 10 times, or as a variable says (spec §5 "Loop count"). */
import { useEditor } from "../../editor/EditorContext.tsx";
import { type FlowContainer, LOOP_DEFAULT, type LoopCount } from "../../engine/index.ts";
import styles from "./ContainerBlock.module.css";
import { useCharacter } from "./ruleContexts.ts";

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Sets a variable's id apart from a number in the values of the list. */
const VARIABLE = "variable:";

export function LoopCountChoice({ flow }: { readonly flow: FlowContainer }) {
  const editor = useEditor();
  const character = useCharacter();
  const variables = Object.values(character.variables);
  return (
    <select
      className={styles.select}
      aria-label={`How often ${flow.name} repeats`}
      value={choiceOf(flow.loopCount)}
      onChange={(event) => editor.rules.setLoopCount(character.id, flow.id, countOf(event.target.value))}
    >
      {COUNTS.map((count) => (
        <option key={count} value={count}>
          {count} times
        </option>
      ))}
      <optgroup label="As often as">
        {variables.length === 0 && <option disabled>No variables defined</option>}
        {variables.map(({ id, name }) => (
          <option key={id} value={VARIABLE + id}>
            {name}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

function choiceOf(count: LoopCount = { constant: LOOP_DEFAULT }): string {
  return "constant" in count ? String(count.constant) : VARIABLE + count.variableId;
}

function countOf(value: string): LoopCount {
  return value.startsWith(VARIABLE) ? { variableId: value.slice(VARIABLE.length) } : { constant: Number(value) };
}
