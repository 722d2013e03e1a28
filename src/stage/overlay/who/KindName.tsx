import { useId, useState } from "react";
import { NAME_MAX } from "../../../engine/index.ts";
import { KindFan } from "../../../pictures/KindFan.tsx";
import type { GameContext } from "../../../recording/index.ts";
import { membersOf } from "../../../recording/kindred.ts";
import { kindTitle } from "../../../recording/kindWords.ts";
import { kindMeant, newKindName, type WhoMayBe } from "../../../recording/whoMayBe.ts";
import styles from "./WhoPopover.module.css";

export interface KindNameProps {
  readonly who: WhoMayBe;
  readonly game: GameContext;
  readonly onChange: (who: WhoMayBe) => void;
}

/** Several together get a name, by which rules say them. */
export function KindName({ who, game, onChange }: KindNameProps) {
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);
  const kind = kindMeant(who, "new");
  // A group of "all but ..." that the child has not named shows those words in place of a name.
  const title = kind ? kindTitle(kind, game) : who.name;
  function rename(typed: string) {
    const name = typed.trimStart();
    setEmpty(name.trim() === "");
    onChange({ ...who, name: name.trim() === "" ? newKindName(game) : name });
  }
  return (
    <div className={styles.named}>
      {kind && <KindFan members={membersOf(kind, game)} game={game} size={60} />}
      <div className={styles.naming}>
        <label htmlFor={id}>Call them</label>
        <input
          id={id}
          value={isEmpty || title !== who.name ? "" : who.name}
          placeholder={title}
          maxLength={NAME_MAX}
          autoComplete="off"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => rename(target.value)}
        />
      </div>
    </div>
  );
}
