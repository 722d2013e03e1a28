/** A field for a password, which shows what was typed to who wants to see it. */
import { useState } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./PasswordField.module.css";

export function PasswordField(props: Omit<FieldProps, "type" | "button">) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={styles.show}
      aria-label="Show password"
      aria-pressed={isShown}
      // By mouse or finger the field keeps the focus, and a tablet its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setShown(!isShown)}
    >
      Show
    </button>
  );
  const plain = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return <Field {...plain} {...props} type={isShown ? "text" : "password"} button={toggle} />;
}
