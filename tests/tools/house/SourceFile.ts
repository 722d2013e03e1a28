/** A source file as the checks see it: its path, its imports, and its code without comments. */
import { dirname, posix } from "node:path";

export interface SourceFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** Whether it imports types only, which leave nothing in the program. */
  readonly isType: boolean;
  /** Whether it is loaded on demand, with `import()`. */
  readonly isLate: boolean;
}

const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const STATIC = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']/g;
const LATE = /\bimport\(\s*["']([^"']+)["']\s*\)/g;

export function withoutComments(text: string): string {
  return text.replace(COMMENT_OR_TEXT, (found) => (found.startsWith("/") ? "" : found));
}

/** The code alone, without comments and string literals. */
export function wordsOf(text: string): string {
  return text.replace(COMMENT_OR_TEXT, (found) => (found.startsWith("/") ? "" : '""'));
}

export function importsOf({ text }: SourceFile): Import[] {
  const program = withoutComments(text);
  const early = [...program.matchAll(STATIC)].map(([, type, from = ""]) => ({
    from,
    isType: Boolean(type),
    isLate: false,
  }));
  const late = [...program.matchAll(LATE)].map(([, from = ""]) => ({ from, isType: false, isLate: true }));
  return [...early, ...late];
}

/** The path of a relative import; null for a package. */
export function targetOf(file: SourceFile, { from }: Import): string | null {
  return from.startsWith(".") ? posix.join(dirname(file.path), from) : null;
}
