let opener: HTMLElement | null = null;

export function rememberMenuOpener(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** The button whose menu was opened last. A dialog opened by a menu item returns the focus to it, because the item is gone by then. */
export function menuOpener(): HTMLElement | null {
  return opener?.isConnected ? opener : null;
}
