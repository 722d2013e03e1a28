/** Reads the sources and names every place that breaks the plan of the house: one line each, none when all is well. */
import { areaOf, mayImport, mayUse } from "./areas.ts";
import { importsOf, type SourceFile, targetOf, withoutComments, wordsOf } from "./SourceFile.ts";

const LINES_MAX = 350;
const ENGINE_DOOR = "src/engine/index.ts";
const KNOWN_ENDING = /\.(?:ts|tsx|mjs|css|json|svg)$/;

/** Where the same input must give the same output. */
const PURE = new Set(["engine", "pixels", "migrate", "recording", "generate"]);
/** The only areas that may touch the outside world themselves. */
const DOORS = new Set(["browser", "server"]);
/** It is the line that pages have where there is none. */
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

/** The faults of one file. */
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
    const isSideDoor = areaOf(target) === "engine" && area !== "engine" && target !== ENGINE_DOOR;
    return isSideDoor ? [`imports ${target} past engine/index.ts`] : [];
  });
}

function wordFaults(file: SourceFile, area: string): string[] {
  const forbidden = [...(PURE.has(area) ? CHANCE_AND_TIME : []), ...(isDoor(file, area) ? [] : OUTSIDE_WORLD)];
  const words = wordsOf(file.text);
  const named = forbidden.filter((name) => names(words, name)).map((name) => `names ${name}`);
  const hosts = withoutComments(file.text).match(OTHER_HOST) ?? [];
  return [...named, ...hosts.map((host) => `names another host, ${host}`)];
}

function isDoor({ path }: SourceFile, area: string): boolean {
  return DOORS.has(area) || path.startsWith(STANDS_IN_FOR_LINE);
}

/** The global of that name itself: not a property or a key that happens to be called so. */
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

/** How a file comes to be loaded at once with the page: the imports that lead from `start` to an area, or null. */
export function pathInto(area: string, start: string, files: readonly SourceFile[]): string[] | null {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const walk = (path: string): string[] | null => {
    if (areaOf(path) === area) return [path];
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
