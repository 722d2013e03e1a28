export interface Area {
  readonly imports: readonly string[];
  /** Names of packages, or prefixes that end with `/` or `:`. */
  readonly packages: readonly string[];
}

const REACT = ["react", "react-dom", "react-dom/"];
const LOOKS = [...REACT, "lucide-react", "lucide-react/", "@radix-ui/", "@fontsource-variable/"];
const LAWS = ["engine", "pixels", "audio", "migrate", "recording", "generate"];
const DOORS = ["api", "browser"];
const FEATURES = ["pictures", "pixi", "editor", "widgets", "stage", "panels", "paint", "tutorial"];

/** The areas of the repository, what each may import from the others, and which packages it may use. */
export const AREAS: Readonly<Record<string, Area>> = {
  engine: { imports: [], packages: [] },
  pixels: { imports: [], packages: [] },
  audio: { imports: [], packages: [] },
  migrate: { imports: ["engine", "pixels"], packages: ["zod"] },
  parcel: { imports: ["engine", "pixels", "migrate"], packages: ["fflate", "@noble/hashes/"] },
  recording: { imports: ["engine", "pixels"], packages: [] },
  generate: { imports: ["pixels"], packages: [] },
  browser: { imports: [], packages: ["howler", "comlink"] },
  api: { imports: ["browser"], packages: ["zod", "zustand", "zustand/"] },
  pictures: { imports: ["engine", "pixels", "migrate", "recording", "browser"], packages: ["react"] },
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
  player: {
    imports: [...LAWS, ...DOORS, "editor", "widgets", "stage", "panels", "saving"],
    packages: [],
  },
  pages: {
    imports: [...LAWS, ...DOORS, ...FEATURES, "saving", "paint/model", "player", "parcel"],
    packages: [...LOOKS, "react-router", "zustand", "zustand/"],
  },
  main: {
    imports: [...LAWS, ...DOORS, "saving", "editor", "widgets", "player", "pages"],
    packages: [...LOOKS, "react-router"],
  },
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
  // The only place that draws QR codes.
  "src/pages/share/QrPicture.tsx": ["qr"],
  // The only place that makes films.
  "workers/GifFilm.ts": ["gifenc"],
  // The only place that talks to PostgreSQL; others load it only if a database is used.
  "server/stores/postgres/Database.ts": ["pg"],
  // The only place that talks to an image model, if the owner of the site has set a key.
  "server/generate/openAiMaker.ts": ["openai"],
};

/** What workers and the server share with the browser besides engine and migrate: the forms of calls, and the addresses. */
const SHARED_FILES = ["wire.ts", "routes.ts", "errorCodes.ts", "classes.ts", "classLimits.ts", "operations.ts"].map(
  (file) => `src/api/${file}`,
);

/** Imports neither the editor nor a view, so that the editor may load it. */
const PAINT_MODEL = /^src\/paint\/(?:model|tools)\//;

/**
 * The doors of a feature: the only files of its folder that code outside may import. An `index.ts` lists what is entered; what would make a light
 * page load more than it needs has a door of its own. A folder that is not listed has no doors, and all of its files may be imported, such as
 * `src/pixels`, whose every file is a type with its functions.
 */
export const DOORS_OF: Readonly<Record<string, readonly string[]>> = {
  "src/engine/": [
    "index.ts",
    "simulation.ts",
    "derive/index.ts",
    "explain/index.ts",
    "packed/index.ts",
    "replay/index.ts",
  ],
  "src/recording/": [
    "index.ts",
    "actionRows.ts",
    "changedLooks.ts",
    "chips.ts",
    "containerChecks.ts",
    "counts.ts",
    "directionWords.ts",
    "doors.ts",
    "extent.ts",
    "flightRules.ts",
    "happenings.ts",
    "kindWords.ts",
    "kindred.ts",
    "missingReferences.ts",
    "nameOfKey.ts",
    "namedParts.ts",
    "newChecks.ts",
    "newSteps.ts",
    "numberChange.ts",
    "operands.ts",
    "placeChecks.ts",
    "sentenceParts.ts",
    "stacks.ts",
    "verdictSentence.ts",
    "takenKinds.ts",
    "whoMayBe.ts",
  ],
  "src/pictures/": [
    "index.ts",
    "cache.ts",
    "fittedText.ts",
    "pixels.ts",
    "thumbnail.ts",
    "drawRule.ts",
    "ruleSquare.ts",
    "CanvasDrawing.ts",
    "StageDrawing.ts",
    "StagePainter.ts",
    "ActorPicture.tsx",
    "DataPicture.tsx",
    "RulePicture.tsx",
    "KindFan.tsx",
  ],
  "src/pixi/": [
    "pixi.ts",
    "FrameLoop.ts",
    "PixiCanvas.tsx",
    "PlainPixiCanvas.tsx",
    "ReactPixiCanvas.tsx",
    "useLayer.ts",
    "cursorSteps.ts",
  ],
  "src/editor/": [
    "index.ts",
    "Editor.ts",
    "EditorProvider.tsx",
    "actions/ReadyMadeActions.ts",
    "actions/RuleGifts.ts",
    "actions/SoundActions.ts",
    "mending/mends.ts",
    "documentEdits.ts",
    "film/Film.ts",
    "film/comparison.ts",
    "film/filmMarks.ts",
    "film/rulesOfNow.ts",
    "played.ts",
    "recording/keptRecording.ts",
    "state/largeMaps.ts",
    "voices.ts",
  ],
  "src/stage/": [
    "EditorStage.tsx",
    "RecordingPicture.tsx",
    "PlayerStage.tsx",
    "PlainOverlay.ts",
    "PlainStage.ts",
    "hudPlace.ts",
    "plain/StageWords.ts",
    "plain/drawNumbers.ts",
    "view/CanvasStageView.ts",
  ],
  "src/panels/": [
    "editorPanels.ts",
    "playerPanels.ts",
    "film/FilmFrames.tsx",
    "film/turnByKey.ts",
    "inspector/containerTitle.ts",
    "recording/RecordingPanel.tsx",
    "controls/gamepad.ts",
    "controls/keySides.ts",
    "controls/keysChoice.ts",
    "controls/OnScreenKeys.module.css",
    "words/WordsForm.tsx",
    "words/drawnPictures.ts",
    "words/useDrawnWords.ts",
  ],
  "src/paint/": [
    "PixelEditorDialog.tsx",
    "PixelPicture.tsx",
    "storedDrawing.ts",
    "model/PaintState.ts",
    "model/PixelEditor.ts",
  ],
  "src/tutorial/": ["lessons/sets.ts", "panel/TutorialOverlay.tsx", "runner/Lessons.ts"],
  "src/saving/": [
    "Saver.ts",
    "documentText.ts",
    "importNotes.ts",
    "openGame.ts",
    "removeCopies.ts",
    "local/LocalWorld.ts",
    "local/LocalWorlds.ts",
    "local/PlayedGames.ts",
    "local/copyWorlds.ts",
    "lock/GameLock.ts",
    "lock/locksFor.ts",
    "recovery/RecoveryLog.ts",
    "recovery/RecoveryStore.ts",
    "recovery/Snapshot.ts",
    "recovery/recoveredCopy.ts",
    "recovery/saveUnsyncedGame.ts",
    "storage/BrowserStorage.ts",
    "storage/GameStorage.ts",
    "storage/ServerStorage.ts",
  ],
  "src/api/": [
    "classCalls.ts",
    "classLimits.ts",
    "classes.ts",
    "client.ts",
    "errorCodes.ts",
    "gameLocks.ts",
    "network.ts",
    "operations.ts",
    "passwords.ts",
    "publicGames.ts",
    "routes.ts",
    "session.ts",
    "wire.ts",
  ],
};

/** Views change a game only through the actions of the Editor, so that every change is an undo step and is saved. */
const VIEWS = /^src\/(?:panels|stage|paint|pages|widgets|tutorial\/panel)\//;
const COMMANDS = /^src\/editor\/(?:commands\/|documentEdits\.ts$)/;

export function areaOf(path: string): string | null {
  const [top = "", second = ""] = path.split("/");
  if (PAINT_MODEL.test(path)) return "paint/model";
  const area = top !== "src" ? top : second.includes(".") ? "main" : second;
  return AREAS[area] ? area : null;
}

export function mayImport(area: string, target: string): boolean {
  const targetArea = areaOf(target);
  if (targetArea === area) return true;
  if (SHARED_FILES.includes(target) && (area === "workers" || area === "server")) return true;
  return targetArea !== null && (AREAS[area]?.imports.includes(targetArea) ?? false);
}

/** The folder that an import enters past its doors, or null. */
export function enteredPastDoors(path: string, target: string): string | null {
  const folder = Object.keys(DOORS_OF).find((one) => target.startsWith(one));
  if (folder === undefined || path.startsWith(folder)) return null;
  return DOORS_OF[folder]?.includes(target.slice(folder.length)) ? null : folder;
}

export function isCommandInView(path: string, target: string): boolean {
  return VIEWS.test(path) && COMMANDS.test(target);
}

export function mayUse(path: string, area: string, name: string): boolean {
  const allowed = [...(AREAS[area]?.packages ?? []), ...(EXCEPTIONS[path] ?? [])];
  return allowed.some((entry) => name === entry || (/[/:]$/.test(entry) && name.startsWith(entry)));
}
