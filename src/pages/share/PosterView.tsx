import { useEffect, useRef } from "react";
import styles from "./PosterView.module.css";

export interface PosterViewProps {
  readonly poster: HTMLCanvasElement | null;
  readonly name: string;
}

/** A poster as large as its place allows. */
export function PosterView({ poster, name }: PosterViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (poster) place.current?.replaceChildren(poster);
  }, [poster]);
  return <div ref={place} className={styles.place} role="img" aria-label={name} />;
}
