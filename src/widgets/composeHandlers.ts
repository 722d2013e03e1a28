/** An event handler that calls the element's own handler first, if it has one. */
export function composeHandlers<E>(
  own: ((event: E) => void) | undefined,
  added: (event: E) => void,
): (event: E) => void {
  if (!own) return added;
  return (event) => {
    own(event);
    added(event);
  };
}
