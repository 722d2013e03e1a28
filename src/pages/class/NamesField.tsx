import { useState } from "react";
import { PUPILS_MAX } from "../../api/classLimits.ts";
import { Button } from "../../widgets/Button.tsx";
import { TextArea } from "../../widgets/TextArea.tsx";
import { listedNames } from "./listedNames.ts";
import styles from "./WallDialogs.module.css";

const LETTERS_MAX = 3000;

interface NamesFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly rows: number;
  readonly text: string;
  /** Whether the other column of a list with two is taken. */
  readonly isOther: boolean;
  readonly onText: (text: string, isOther: boolean) => void;
}

/** What was typed or pasted into a `NamesField`, and the names in it. */
export function useTypedNames() {
  const [typed, setTyped] = useState({ text: "", isOther: false });
  const { names } = listedNames(typed.text, typed.isOther);
  const setText = (text: string, isOther = false) => setTyped({ text, isOther });
  return { ...typed, names, setText };
}

/** Whether a list was only changed. A new one may have its columns the other way round. */
function isSameList(next: string, text: string): boolean {
  const [first = ""] = text.split("\n");
  return first !== "" && next.startsWith(first);
}

/** A list of names. Where it has two columns, it shows which children that makes, because either may be the first name. */
export function NamesField({ label, hint, rows, text, isOther, onText }: NamesFieldProps) {
  const { names, hasColumns } = listedNames(text, isOther);
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        rows={rows}
        lettersMax={LETTERS_MAX}
        count={`${names.length} of ${PUPILS_MAX} names`}
        value={text}
        onText={(next) => onText(next, isOther && isSameList(next, text))}
      />
      {hasColumns && (
        <div className={styles.columns}>
          <p role="status">
            One child in each line: <strong>{names.slice(0, 4).join(", ")}</strong>
            {names.length > 4 && " ..."}
          </p>
          <Button size="small" onClick={() => onText(text, !isOther)}>
            Take the other names
          </Button>
        </div>
      )}
    </>
  );
}
