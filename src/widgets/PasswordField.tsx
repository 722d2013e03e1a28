import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./PasswordField.module.css";

/** A password field with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, "type" | "button">) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-label="Show password"
      aria-pressed={isShown}
      // A press leaves the focus in the field, so that a tablet keeps its keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      Show
    </button>
  );
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return <Field {...plain} {...props} type={isShown ? "text" : "password"} button={toggle} />;
}
