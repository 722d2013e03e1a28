/** Which elements can have the focus right now. */

export function isFocusable(element: Element | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  if (element.matches(":disabled") || element.closest("[inert]")) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
