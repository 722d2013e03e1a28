/** What an element does on an event by itself, and then something more. */
export function composeHandlers<E>(own: ((event: E) => void) | undefined, more: (event: E) => void): (event: E) => void {
  if (!own) return more;
  return (event) => {
    own(event);
    more(event);
  };
}
