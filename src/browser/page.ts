/** What the page as a whole can be asked and told: its title, its address, and whether it may be left. */

export function reloadPage(): void {
  location.reload();
}

export function setPageTitle(title: string): void {
  document.title = title;
}

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** Calls back when the page goes out of sight (another tab, a closing window): the last moment that is sure to come. */
export function onPageHidden(call: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && call();
  document.addEventListener("visibilitychange", hidden);
  window.addEventListener("pagehide", call);
  return () => {
    document.removeEventListener("visibilitychange", hidden);
    window.removeEventListener("pagehide", call);
  };
}

/** Calls back whenever the way to the internet is there again. */
export function onOnline(call: () => void): () => void {
  window.addEventListener("online", call);
  return () => window.removeEventListener("online", call);
}

/** Lets the browser ask before the page is closed, as long as `isUnsaved` says so. */
export function warnBeforeUnload(isUnsaved: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}

/** A path of this site as somebody else would have to type it. */
export function absoluteUrl(path: string): string {
  return new URL(path, location.href).href;
}
