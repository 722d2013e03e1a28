/** Calls back once the letters of the page have come from the server, for pictures with letters that were drawn before; the answer ends it. */
export function onFontsLoaded(call: () => void): () => void {
  if (document.fonts.status === "loaded") return () => undefined;
  document.fonts.addEventListener("loadingdone", call, { once: true });
  return () => document.fonts.removeEventListener("loadingdone", call);
}
