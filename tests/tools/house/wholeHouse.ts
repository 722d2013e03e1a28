import { DOORS_OF } from "./areas.ts";
import { importsOf, type SourceFile, targetOf, withoutComments } from "./SourceFile.ts";

/** The circles of files that import each other, types included: each as the list of its files. */
export function circlesOf(files: readonly SourceFile[]): string[][] {
  const imports = importGraph(files);
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): void => {
    if (finished.has(file)) return;
    const entered = path.indexOf(file);
    if (entered >= 0) {
      circles.push(path.slice(entered));
      return;
    }
    path.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    path.pop();
    finished.add(file);
  };
  for (const { path: file } of files) visit(file);
  return circles;
}

function importGraph(files: readonly SourceFile[]): Map<string, string[]> {
  return new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap((found) => (found.isLate ? [] : (targetOf(file, found) ?? []))),
    ]),
  );
}

/** The doors that no file outside their folder imports. */
export function unusedDoors(files: readonly SourceFile[], doorsOf = DOORS_OF): string[] {
  const entered = new Set(
    files.flatMap((file) =>
      importsOf(file).flatMap((found) => {
        const target = targetOf(file, found);
        const folder = Object.keys(doorsOf).find((one) => target?.startsWith(one));
        return target === null || folder === undefined || file.path.startsWith(folder) ? [] : target;
      }),
    ),
  );
  const doors = Object.entries(doorsOf).flatMap(([folder, names]) => names.map((name) => folder + name));
  return doors.filter((door) => !entered.has(door));
}

const EXPORTED = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (?<name>\w+)/gm;

/** The exported names that several files declare, each with those files. */
export function declaredTwice(files: readonly SourceFile[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ""] of withoutComments(file.text).matchAll(EXPORTED)) {
      places.set(name, (places.get(name) ?? new Set()).add(file.path));
    }
  }
  return [...places].flatMap(([name, paths]) => (paths.size > 1 ? [`${name}: ${[...paths].join(", ")}`] : []));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gm;
const QUOTED = /"(?<heading>[^"\n]+)"/g;

/** The headings that comments cite of a README and that neither the README beside them nor one above them has. */
export function missingHeadings(files: readonly SourceFile[], readmes: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const headings = readmes
      .filter((readme) => path.startsWith(readme.path.replace("README.md", "")))
      .flatMap(headingsOf);
    return citedIn(text)
      .filter((cited) => !headings.includes(cited))
      .map((cited) => `${path} cites the heading "${cited}", which no README above it has`);
  });
}

function citedIn(text: string): string[] {
  const citing = (text.match(COMMENT) ?? []).filter((comment) => comment.includes("README"));
  return citing.flatMap((comment) => [...comment.matchAll(QUOTED)].map(([, heading = ""]) => heading));
}

function headingsOf({ text }: SourceFile): string[] {
  return text.split("\n").flatMap((line) => /^#+ (?<heading>.+)$/.exec(line)?.[1] ?? []);
}
