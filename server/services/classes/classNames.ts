import { PUPIL_NAME_MAX } from "../../../src/api/classes.ts";
import { plainLine } from "../../../src/engine/index.ts";
import { HttpError } from "../HttpError.ts";

const NO_NAME = "Please type a name.";
/** How many characters are read: many more than stay, because spaces are removed first. */
const TYPED_MAX = 1000;

/** Returns a name in one line. Throws an `HttpError` if nothing is left of it. */
export function tidyName(typed: string, lettersMax: number): string {
  const name = plainLine(typed.slice(0, TYPED_MAX), lettersMax);
  if (name === "") throw new HttpError(400, NO_NAME);
  return name;
}

/** Returns the names in one line each, without empty ones; one that is there already gets a number. */
export function tidyNames(typed: readonly string[], present: readonly string[]): string[] {
  const taken = new Set(present.map((name) => name.toLowerCase()));
  const tidy = typed.map((name) => plainLine(name.slice(0, TYPED_MAX), PUPIL_NAME_MAX)).filter((name) => name !== "");
  if (tidy.length === 0) throw new HttpError(400, NO_NAME);
  return tidy.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
