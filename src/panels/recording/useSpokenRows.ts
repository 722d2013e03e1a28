/** Says aloud what was just recorded, or taken back, as the rows change (details, "a notice is announced"). */
import { useEffect, useRef } from "react";
import { announce } from "../../widgets/announcement.ts";
import { newsOfRows } from "./newsOfRows.ts";

export function useSpokenRows(sentences: readonly string[]): void {
  const spoken = useRef(sentences);
  useEffect(() => {
    const news = newsOfRows(spoken.current, sentences);
    spoken.current = sentences;
    if (news !== null) announce(news);
  });
}
