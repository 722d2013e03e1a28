/** The code of a class as it is written on a board: `MOP ALI`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** A typed code as the server knows it. */
export function tidyCode(typed: string): string {
  return typed.replace(/[^a-z]/gi, "").toUpperCase();
}

/** The address of the door of a class. */
export function doorPath(code: string): string {
  return `/class/${encodeURIComponent(code)}`;
}

/** The address of the teacher's wall. */
export function wallPath(classId: string): string {
  return `/wall/${encodeURIComponent(classId)}`;
}
