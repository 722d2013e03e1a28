import { useEffect, useRef, useState } from "react";
import { announce } from "../../widgets/announcement.ts";
import { newsOfRows } from "./newsOfRows.ts";

/** Announces each change of the rows to screen readers and returns its sentence to be shown; null before the first change. */
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
