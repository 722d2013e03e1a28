import { areaOf, enteredPastDoors, isCommandInView, mayImport, mayUse } from "./areas.ts";
import { importsOf, type SourceFile, targetOf, withoutComments, wordsOf } from "./SourceFile.ts";

const LINES_MAX = 350;
/** The address of a script that the build makes of a module ends with `?url`. */
const KNOWN_ENDING = /\.(?:ts|ts\?url|tsx|mjs|css|json|svg)$/;

/** Areas in which the same input must give the same output. */
const PURE = new Set(["engine", "pixels", "migrate", "recording", "generate"]);
/** The only areas that may access the outside world themselves. */
const OUTWARD = new Set(["browser", "server"]);
/** Replaces the network on pages that are offline. */
const STANDS_IN_FOR_LINE = "workers/offline/";

const CHANCE_AND_TIME = ["Math.random", "Date", "performance", "crypto"];
const OUTSIDE_WORLD = [
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "setTimeout",
  "setInterval",
  "requestAnimationFrame",
  "requestIdleCallback",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "document.cookie",
  "navigator.sendBeacon",
  "new Worker",
  "new Howl",
  "new Audio",
];
const OTHER_HOST = /https?:\/\/(?!localhost|127\.0\.0\.1|www\.w3\.org|example\.(?:com|org)|\$\{)[\w.-]+/g;

/** The violations of the architecture in one file, one line each. */
export function faultsOf(file: SourceFile): string[] {
  const area = areaOf(file.path);
  if (area === null) return [`${file.path} lives in no area of the house`];
  const faults = [...importFaults(file, area), ...wordFaults(file, area), ...formFaults(file)];
  return faults.map((fault) => `${file.path} ${fault}`);
}

function importFaults(file: SourceFile, area: string): string[] {
  return importsOf(file).flatMap((found) => {
    const target = targetOf(file, found);
    if (target === null) return mayUse(file.path, area, found.from) ? [] : [`uses the package ${found.from}`];
    if (!KNOWN_ENDING.test(target)) return [`imports ${found.from} without its ending`];
    if (!mayImport(area, target)) return [`imports ${target} against the arrows`];
    if (isCommandInView(file.path, target)) return [`imports ${target}, but views import no commands`];
    const entered = enteredPastDoors(file.path, target);
    return entered === null ? [] : [`imports ${target} past the doors of ${entered}`];
  });
}

function wordFaults(file: SourceFile, area: string): string[] {
  const forbidden = [...(PURE.has(area) ? CHANCE_AND_TIME : []), ...(mayReachOut(file, area) ? [] : OUTSIDE_WORLD)];
  const words = wordsOf(file.text);
  const named = forbidden.filter((name) => names(words, name)).map((name) => `names ${name}`);
  const hosts = withoutComments(file.text).match(OTHER_HOST) ?? [];
  return [...named, ...hosts.map((host) => `names another host, ${host}`)];
}

function mayReachOut({ path }: SourceFile, area: string): boolean {
  return OUTWARD.has(area) || path.startsWith(STANDS_IN_FOR_LINE);
}

/** Whether the code names this global itself, and not a property or a key of the same name. */
function names(words: string, name: string): boolean {
  const spaced = name.replace(".", "\\s*\\.\\s*").replace(" ", "\\s+");
  return new RegExp(`(?<![\\w$.])(?:(?:window|globalThis|self)\\s*\\.\\s*)?${spaced}\\b(?!\\s*\\??:)`).test(words);
}

function formFaults({ text }: SourceFile): string[] {
  const lines = text.trimEnd().split("\n").length;
  return [
    ...(lines > LINES_MAX ? [`has ${lines} lines: split it by noun`] : []),
    ...(/\bexport\s+default\b|\bas\s+default\b/.test(wordsOf(text)) ? ["has a default export"] : []),
  ];
}

/** The chain of eager imports that leads from `start` into an area, or null. */
export function pathInto(area: string, start: string, files: readonly SourceFile[]): string[] | null {
  return pathWhere((path) => areaOf(path) === area, start, files);
}

/** The same to a file. */
export function pathTo(end: string, start: string, files: readonly SourceFile[]): string[] | null {
  return pathWhere((path) => path === end, start, files);
}

function pathWhere(isEnd: (path: string) => boolean, start: string, files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const walk = (path: string): string[] | null => {
    if (isEnd(path)) return [path];
    const file = byPath.get(path);
    if (!file || seen.has(path)) return null;
    seen.add(path);
    for (const found of importsOf(file)) {
      const target = found.isType || found.isLate ? null : targetOf(file, found);
      const rest = target && walk(target);
      if (rest) return [path, ...rest];
    }
    return null;
  };
  return walk(start);
}

/** The folders of all files that come with one: those that it imports, and that these import. What is loaded later, and types, do not count. */
export function foldersWith(start: string, files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const reached = new Set([start]);
  for (const path of reached) {
    const file = byPath.get(path);
    if (!file) continue;
    for (const found of importsOf(file)) {
      const target = found.isType || found.isLate ? null : targetOf(file, found);
      if (target) reached.add(target);
    }
  }
  return [...new Set([...reached].map((path) => path.slice(0, path.lastIndexOf("/"))))].sort();
}
