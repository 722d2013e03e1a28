/** Says what was just recorded, or taken back, as the rows change: aloud, and as a line to show (details, "a notice is announced"). */
import { useEffect, useRef, useState } from "react";
import { announce } from "../../widgets/announcement.ts";
import { newsOfRows } from "./newsOfRows.ts";

/** The last news; null as long as nothing was recorded. */
export function useNews(sentences: readonly string[]): string | null {
  const told = useRef(sentences);
  const [news, setNews] = useState<string | null>(null);
  useEffect(() => {
    const latest = newsOfRows(told.current, sentences);
    told.current = sentences;
    if (latest === null) return;
    announce(latest);
    setNews(latest);
  }, [sentences]);
  return news;
}
