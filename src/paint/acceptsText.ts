/** Whether keys write text there, so that none of them may draw. */
export function acceptsText(place: EventTarget | null): boolean {
  if (place instanceof HTMLInputElement) return !["radio", "checkbox", "color", "file"].includes(place.type);
  return place instanceof HTMLTextAreaElement;
}
