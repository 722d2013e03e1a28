let opener: HTMLElement | null = null;

/** Takes the element, because opening a menu by mouse does not focus its button. */
export function rememberMenuOpener(element: HTMLElement | null): void {
  opener = element;
}

/** What the last menu was opened from, mostly its button. A dialog opened by a menu item returns the focus to it, because the item is gone by then. */
export function menuOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
