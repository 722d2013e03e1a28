import type { EditorStore } from "./createStore.ts";
import type { EditorState } from "./EditorState.ts";

/** The parts of the state that have fields of their own. */
type Part = "ui" | "playback";

/** Changes fields of one part of the state; if they have these values already, none of the hundreds of views is notified. */
export function changePart<Name extends Part>(
  store: EditorStore,
  name: Name,
  change: Partial<EditorState[Name]>,
): void {
  const part: EditorState[Name] = store.getState()[name];
  const changed = { ...part, ...change };
  if (!isSame(part, changed)) store.setState({ [name]: changed });
}

function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const names = Object.keys(other) as (keyof Fields)[];
  return names.every((name) => Object.is(one[name], other[name]));
}
