import { AudioLines, Mic } from "lucide-react";
import type { CSSProperties } from "react";
import { SHEET_COLUMNS } from "./library.ts";
import styles from "./SoundPicture.module.css";
import type { Offered } from "./shelves.tsx";

/** Who makes a sound; of one's own, how it was made. */
export function SoundPicture({ sound }: { readonly sound: Offered }) {
  if (!("picture" in sound)) {
    const Icon = sound.voice === undefined ? AudioLines : Mic;
    return <Icon className={styles.own} size={34} aria-hidden="true" />;
  }
  return <SheetPicture place={sound.picture} />;
}

/** One picture of the sheet. */
export function SheetPicture({ place }: { readonly place: number }) {
  const at = { "--column": place % SHEET_COLUMNS, "--row": Math.floor(place / SHEET_COLUMNS) };
  return <span className={styles.picture} style={at as CSSProperties} aria-hidden="true" />;
}
