import { type FormEvent, useState } from "react";
import { Button } from "../../widgets/Button.tsx";
import { Field } from "../../widgets/Field.tsx";
import styles from "./ClassDoor.module.css";
import { tidyCode } from "./classPaths.ts";

const LETTERS = 6;

interface ClassCodeFormProps {
  /** What the field begins with. */
  readonly typed?: string;
  readonly message: string | null;
  readonly onCode: (code: string) => void;
}

/** Asks for the six letters on the board. */
export function ClassCodeForm({ typed: first = "", message, onCode }: ClassCodeFormProps) {
  const [typed, setTyped] = useState(first);
  const [isShort, setShort] = useState(false);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const code = tidyCode(typed);
    setShort(code.length !== LETTERS);
    if (code.length === LETTERS) onCode(code);
  };
  return (
    <form className={styles.form} onSubmit={enter}>
      <Field
        label="Class code"
        hint="Six letters, like MOP ALI."
        message={isShort ? "A class code has six letters." : message}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
      />
      <Button type="submit" variant="primary" size="large" wide>
        Go in
      </Button>
    </form>
  );
}
