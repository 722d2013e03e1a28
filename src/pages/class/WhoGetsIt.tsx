import type { ReactNode } from "react";
import type { Class } from "../../api/classes.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import styles from "./WallDialogs.module.css";

interface WhoGetsItProps {
  readonly pupils: Class["pupils"];
  /** The chosen children; null for all. */
  readonly some: readonly string[] | null;
  readonly onChange: (some: readonly string[] | null) => void;
  /** Beside the choice. */
  readonly children?: ReactNode;
}

/** All children of a class, or some. */
export function WhoGetsIt({ pupils, some, onChange, children }: WhoGetsItProps) {
  return (
    <>
      <div className={styles.whoRow}>
        <Segmented
          name="Who gets it?"
          choices={[
            { value: "all", label: `All ${pupils.length}` },
            { value: "some", label: "Some" },
          ]}
          chosen={some ? "some" : "all"}
          onChoose={(who) => onChange(who === "all" ? null : [])}
        />
        {children}
      </div>
      {some && (
        <fieldset className={styles.some} aria-label="Some">
          {pupils.map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={some.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...some, id] : some.filter((one) => one !== id))
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
