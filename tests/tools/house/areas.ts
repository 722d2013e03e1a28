/** The plan of the house (design.md): the areas, what each may import of the others, and which packages it may use. */

export interface Area {
  readonly imports: readonly string[];
  /** Names of packages, or beginnings that end with `/` or `:`. */
  readonly packages: readonly string[];
}

const REACT = ["react", "react-dom", "react-dom/"];
const LOOKS = [...REACT, "lucide-react", "lucide-react/", "@radix-ui/", "@fontsource-variable/"];
const LAWS = ["engine", "pixels", "migrate", "recording", "generate"];
const DOORS = ["api", "browser"];

export const AREAS: Readonly<Record<string, Area>> = {
  engine: { imports: [], packages: [] },
  pixels: { imports: [], packages: [] },
  migrate: { imports: ["engine", "pixels"], packages: ["zod"] },
  recording: { imports: ["engine", "pixels"], packages: [] },
  generate: { imports: ["pixels"], packages: [] },
  browser: { imports: [], packages: ["howler", "comlink"] },
  api: { imports: ["browser"], packages: ["zod", "zustand", "zustand/"] },
  widgets: { imports: ["browser"], packages: [...LOOKS, "react-router", "zustand", "zustand/"] },
  saving: { imports: ["engine", "migrate", ...DOORS], packages: ["zustand", "zustand/"] },
  editor: { imports: [...LAWS, ...DOORS, "saving"], packages: ["zustand", "zustand/", "comlink"] },
  stage: {
    imports: [...LAWS, ...DOORS, "editor", "widgets"],
    packages: [...LOOKS, "zustand", "zustand/", "pixi.js", "pixi.js/", "@pixi/react"],
  },
  panels: {
    imports: [...LAWS, ...DOORS, "editor", "widgets"],
    packages: [...LOOKS, "react-router", "zustand", "zustand/"],
  },
  pages: {
    imports: [...LAWS, ...DOORS, "saving", "editor", "widgets", "stage", "panels"],
    packages: [...LOOKS, "react-router", "zustand", "zustand/"],
  },
  main: { imports: [...LAWS, ...DOORS, "editor", "widgets", "pages"], packages: [...LOOKS, "react-router"] },
  workers: { imports: ["engine", "migrate", "pixels", "generate"], packages: ["comlink"] },
  server: {
    imports: ["engine", "migrate", "pixels", "generate"],
    packages: ["node:", "compression", "esbuild", "express", "express-rate-limit", "helmet", "lowdb", "zod"],
  },
};

/** Single files that may use a package which the rest of their area must not. */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // The one place where React meets the editor.
  "src/editor/EditorContext.tsx": ["react"],
  // The one place that talks to PostgreSQL: everybody else loads it only where a database is used.
  "server/data/postgres/Database.ts": ["pg"],
  // The one place that talks to an image model, where the owner of the site has set a key.
  "server/generate/openAiMaker.ts": ["openai"],
};

/** What workers and server share with the browser beside engine and migrate. */
const SHARED_WORDS = "src/api/wire.ts";

/**
 * Files that only their own area may import. `saving` has no index.ts, which would make light pages load all of it; the rest of its files
 * are its doors.
 */
const INNER_FILES: ReadonlySet<string> = new Set([
  "src/saving/isSameGame.ts",
  "src/saving/local/LocalDatabase.ts",
  "src/saving/local/oldLocalWorlds.ts",
  "src/saving/lock/LockChannel.ts",
  "src/saving/lock/requestGameLock.ts",
  "src/saving/recovery/DocumentCutter.ts",
  "src/saving/recovery/joinDocument.ts",
  "src/saving/recovery/unloadSnapshot.ts",
  "src/saving/storage/StageThumbnails.ts",
]);

export function areaOf(path: string): string | null {
  const [top = "", second = ""] = path.split("/");
  const area = top !== "src" ? top : second.includes(".") ? "main" : second;
  return AREAS[area] ? area : null;
}

export function mayImport(area: string, target: string): boolean {
  const targetArea = areaOf(target);
  if (targetArea === area) return true;
  if (INNER_FILES.has(target)) return false;
  if (target === SHARED_WORDS && (area === "workers" || area === "server")) return true;
  return targetArea !== null && (AREAS[area]?.imports.includes(targetArea) ?? false);
}

export function mayUse(path: string, area: string, name: string): boolean {
  const allowed = [...(AREAS[area]?.packages ?? []), ...(EXCEPTIONS[path] ?? [])];
  return allowed.some((entry) => name === entry || (/[/:]$/.test(entry) && name.startsWith(entry)));
}
