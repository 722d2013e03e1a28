/** Whether a media query holds at the moment. */
export function matchesScreen(query: string): boolean {
  return matchMedia(query).matches;
}

/** Calls back when a media query begins or ceases to hold. Returns a function that ends it. */
export function onScreenChange(query: string, call: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", call);
  return () => list.removeEventListener("change", call);
}
