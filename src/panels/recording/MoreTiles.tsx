import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Characters, rulesIn } from "../../engine/index.ts";
import styles from "./AddTiles.module.css";

/** A child with so many rules is offered more. */
const MANY_RULES = 10;

/** Tiles below the first six, behind "More": for a child who has made many rules. */
export function MoreTiles({ children }: { readonly children: ReactNode }) {
  const hasMany = useEditorState(({ document: { characters } }) => countRules(characters) >= MANY_RULES);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    hasMany && (
      <button type="button" className={styles.more} onClick={() => setOpen(true)}>
        <ChevronDown size={20} strokeWidth={2.6} aria-hidden="true" /> More
      </button>
    )
  );
}

function countRules(characters: Characters): number {
  return Object.values(characters).flatMap(({ rules }) => rulesIn(rules)).length;
}
