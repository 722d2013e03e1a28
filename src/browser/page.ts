export function reloadPage(): void {
  location.reload();
}

/** Loads another page of this site, with nothing of this one left in memory. */
export function loadPage(path: string): void {
  location.assign(path);
}

export function setPageTitle(title: string): void {
  document.title = title;
}

export function scrollToTop(): void {
  window.scrollTo(0, 0);
}

/** The URL of a path of this site, to be shared. */
export function absoluteUrl(path: string): string {
  return new URL(path, location.href).href;
}

/** Calls back when the page is hidden (another tab, a closing window): the last event that is sure to come. */
export function onPageHidden(call: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && call();
  document.addEventListener("visibilitychange", hidden);
  window.addEventListener("pagehide", call);
  return () => {
    document.removeEventListener("visibilitychange", hidden);
    window.removeEventListener("pagehide", call);
  };
}

/** Calls back whenever the network comes back. */
export function onOnline(call: () => void): () => void {
  window.addEventListener("online", call);
  return () => window.removeEventListener("online", call);
}

/** Removes the focus from a text field, so that its text counts as entered: a page that is closed fires no blur event. */
export function commitTypedText(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) activeElement.blur();
}

/**
 * Changes the text of an element that has nothing else in it, as often as with every tick. The node of the text stays: where one is
 * replaced, rules with `:has()` make browsers restyle the whole page.
 */
export function writeText(element: Element, text: string): void {
  const { firstChild } = element;
  if (!(firstChild instanceof Text)) element.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}

/** Opens the browser's own dialog for printing. */
export function printPage(): void {
  window.print();
}
