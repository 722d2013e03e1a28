import { useStore } from "zustand";
import styles from "../../games/GameCard.module.css";
import { lessonNow } from "./lessonNow.ts";

/** Tells a child which of its games the teacher handed out. */
export function FromTeacher({ worldId }: { readonly worldId: string }) {
  const now = useStore(lessonNow, (state) => state.now);
  if (!now?.handedOut.some((game) => game.worldId === worldId)) return null;
  return <p className={styles.small}>From {now.teacher}</p>;
}
