import { Hash } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { NAME_MAX } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./NumberForm.module.css";

/** What a first number is most likely to be. */
const FIRST_NAME = "Score";

/** In place of the tiles while the game has no number: makes one, with a name, and goes on. */
export function NumberForm({ onMade }: { readonly onMade: () => void }) {
  const editor = useEditor();
  const [name, setName] = useState(FIRST_NAME);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.select(), []);
  const make = (event: FormEvent) => {
    event.preventDefault();
    editor.globals.add(name.trim() || FIRST_NAME);
    onMade();
  };
  return (
    <form className={styles.form} onSubmit={make}>
      <label htmlFor={id}>What do you want to count?</label>
      <div className={styles.line}>
        <Hash size={24} strokeWidth={2.6} aria-hidden="true" />
        <input
          ref={field}
          id={id}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="primary">
          Make it
        </Button>
      </div>
    </form>
  );
}
