import { useEffect, useRef } from "react";
import { announce } from "../../widgets/announcement.ts";

/** Announces each change of the rows to screen readers. Everybody else sees it in the sentence of the rule. */
export function useNews(sentences: readonly string[]): void {
  const told = useRef(sentences);
  useEffect(() => {
    const latest = newsOfRows(told.current, sentences);
    told.current = sentences;
    if (latest !== null) announce(latest);
  }, [sentences]);
}

/** The sentence to announce when the rows of a recording have changed: the first new row, or the removed one; null if nothing changed. */
export function newsOfRows(before: readonly string[], after: readonly string[]): string | null {
  const isNews = (sentence: string | undefined, index: number) => sentence !== before[index];
  if (after.length >= before.length) return after.find(isNews) ?? null;
  const gone = before.find((sentence, index) => sentence !== after[index]);
  return gone === undefined ? null : `Removed: ${gone}`;
}
