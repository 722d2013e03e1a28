import { useEffect, useState } from "react";
import { matchesMedia, onMediaChange } from "../browser/screen.ts";

/** Whether a media query matches. Only for what a style sheet cannot do, such as another order of controls. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => matchesMedia(query));
  useEffect(() => {
    setMatches(matchesMedia(query));
    return onMediaChange(query, setMatches);
  }, [query]);
  return matches;
}
