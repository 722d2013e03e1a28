/** Whether typing there enters text, so that keys must not be shortcuts. */
export function acceptsText(place: EventTarget | null): boolean {
  if (place instanceof HTMLInputElement) return !["radio", "checkbox", "color", "file"].includes(place.type);
  return place instanceof HTMLTextAreaElement;
}
