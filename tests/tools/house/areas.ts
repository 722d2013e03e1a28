export interface Area {
  readonly imports: readonly string[];
  /** Names of packages, or prefixes that end with `/` or `:`. */
  readonly packages: readonly string[];
}

const REACT = ["react", "react-dom", "react-dom/"];
const LOOKS = [...REACT, "lucide-react", "lucide-react/", "@radix-ui/", "@fontsource-variable/"];
const LAWS = ["engine", "pixels", "migrate", "recording", "generate"];
const DOORS = ["api", "browser"];
const FEATURES = ["pictures", "pixi", "editor", "widgets", "stage", "panels", "paint", "tutorial"];

/** The areas of the repository, what each may import from the others, and which packages it may use. */
export const AREAS: Readonly<Record<string, Area>> = {
  engine: { imports: [], packages: [] },
  pixels: { imports: [], packages: [] },
  migrate: { imports: ["engine", "pixels"], packages: ["zod"] },
  recording: { imports: ["engine", "pixels"], packages: [] },
  generate: { imports: ["pixels"], packages: [] },
  browser: { imports: [], packages: ["howler", "comlink"] },
  api: { imports: ["browser"], packages: ["zod", "zustand", "zustand/"] },
  pictures: { imports: ["engine", "pixels", "migrate", "recording", "browser"], packages: [] },
  widgets: { imports: ["browser"], packages: [...LOOKS, "react-router", "zustand", "zustand/"] },
  pixi: {
    imports: ["browser", "widgets"],
    packages: ["react", "zustand", "zustand/", "pixi.js", "pixi.js/", "@pixi/react"],
  },
  "paint/model": { imports: ["engine", "pixels"], packages: ["zustand", "zustand/"] },
  saving: { imports: ["engine", "migrate", ...DOORS], packages: ["zustand", "zustand/"] },
  editor: { imports: [...LAWS, ...DOORS, "saving", "paint/model"], packages: ["zustand", "zustand/", "comlink"] },
  stage: {
    imports: [...LAWS, ...DOORS, "pictures", "pixi", "editor", "widgets"],
    packages: [...LOOKS, "zustand", "zustand/", "@pixi/react"],
  },
  panels: {
    imports: [...LAWS, ...DOORS, "pictures", "editor", "widgets", "paint"],
    packages: [...LOOKS, "react-router", "zustand", "zustand/"],
  },
  paint: {
    imports: [...LAWS, ...DOORS, "pictures", "pixi", "paint/model", "editor", "widgets", "stage", "panels"],
    packages: [...LOOKS, "zustand", "zustand/", "@pixi/react"],
  },
  tutorial: {
    imports: [...LAWS, ...DOORS, "pictures", "editor", "widgets", "panels"],
    packages: [...LOOKS, "zustand", "zustand/"],
  },
  pages: {
    imports: [...LAWS, ...DOORS, ...FEATURES, "saving", "paint/model"],
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
  // The only place where React meets the editor.
  "src/editor/EditorProvider.tsx": ["react"],
  // The only place that talks to PostgreSQL; others load it only if a database is used.
  "server/stores/postgres/Database.ts": ["pg"],
  // The only place that talks to an image model, if the owner of the site has set a key.
  "server/generate/openAiMaker.ts": ["openai"],
};

/** What workers and the server share with the browser besides engine and migrate: the forms of calls, and the addresses. */
const SHARED_FILES = ["src/api/wire.ts", "src/api/routes.ts"];

/** The files of the pixel editor that other areas may import. */
const PAINT_DOOR: readonly string[] = [
  "src/paint/PixelEditorDialog.tsx",
  "src/paint/PixelPicture.tsx",
  "src/paint/storedDrawing.ts",
  "src/paint/model/PaintState.ts",
  "src/paint/model/PixelEditor.ts",
];
/** Imports neither the editor nor a view, so that the editor may load it. */
const PAINT_MODEL = /^src\/paint\/(?:model|tools)\//;
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
  "src/saving/recovery/whichIsNewer.ts",
  "src/saving/storage/StageThumbnails.ts",
]);

export function areaOf(path: string): string | null {
  const [top = "", second = ""] = path.split("/");
  if (PAINT_MODEL.test(path)) return "paint/model";
  const area = top !== "src" ? top : second.includes(".") ? "main" : second;
  return AREAS[area] ? area : null;
}

export function mayImport(area: string, target: string): boolean {
  const targetArea = areaOf(target);
  if (target.startsWith("src/paint/") && !area.startsWith("paint") && !PAINT_DOOR.includes(target)) return false;
  if (targetArea === area) return true;
  if (INNER_FILES.has(target)) return false;
  if (SHARED_FILES.includes(target) && (area === "workers" || area === "server")) return true;
  return targetArea !== null && (AREAS[area]?.imports.includes(targetArea) ?? false);
}

export function mayUse(path: string, area: string, name: string): boolean {
  const allowed = [...(AREAS[area]?.packages ?? []), ...(EXCEPTIONS[path] ?? [])];
  return allowed.some((entry) => name === entry || (/[/:]$/.test(entry) && name.startsWith(entry)));
}
