/** The addresses of the site: the one list for the router of the pages, the server, the development server and the build. */

export interface PageRoute {
  /** As React Router and Express read it. */
  readonly path: string;
  /** Its component, exported by `src/pages/<component>.tsx`. */
  readonly component: string;
  /** Fills the window, without the bar and the footer of the site. */
  readonly isBare?: boolean;
  /** It has a stage, and an HTML file of its own that preloads PixiJS. */
  readonly html?: string;
}

export const PAGES = {
  home: { path: "/", component: "HomePage" },
  explore: { path: "/explore", component: "ExplorePage" },
  faq: { path: "/faq", component: "FaqPage" },
  terms: { path: "/terms-of-use", component: "TermsPage" },
  privacy: { path: "/privacy-policy", component: "PrivacyPage" },
  login: { path: "/login", component: "LoginPage", isBare: true },
  join: { path: "/join", component: "JoinPage" },
  newPassword: { path: "/new-password", component: "NewPasswordPage" },
  joinSendWorld: { path: "/join-send-world", component: "JoinSendWorldPage" },
  dashboard: { path: "/dashboard", component: "DashboardPage" },
  editor: { path: "/editor/:worldId", component: "EditorPage", isBare: true, html: "editor.html" },
  play: { path: "/play/:worldId", component: "PlayPage", html: "play.html" },
  profile: { path: "/u/:username", component: "ProfilePage" },
  classCode: { path: "/class", component: "ClassDoorPage", isBare: true },
  classDoor: { path: "/class/:code", component: "ClassDoorPage", isBare: true },
  classGallery: { path: "/gallery", component: "ClassGalleryPage" },
  operator: { path: "/operator", component: "OperatorPage" },
  classWall: { path: "/wall/:classId", component: "ClassWallPage", isBare: true },
} as const satisfies Readonly<Record<string, PageRoute>>;

export type PageName = keyof typeof PAGES;

/** The bare player of a published game, which pages of other sites may show. It is no page of the router: its HTML names a script of its own. */
export const EMBED = { path: "/embed/:worldId", html: "embed.html" } as const;

/** First parts of the addresses that are calls of the server; everything else is a page or a file. */
export const CALLS = [
  "/users",
  "/worlds",
  "/characters",
  "/thumbnails",
  "/crashes",
  "/about",
  "/pictures",
  "/generate-sprite",
  "/generate-sprite-name",
  "/generate-background",
  "/classes",
  "/reports",
  "/operations",
  "/health",
] as const;

/** The id under which the tutorial game is fetched and copied. */
export const TUTORIAL = "tutorial";

/** The ids under which the places are fetched and copied in which a new game can begin, in the order of their buttons. */
export const SCENES = [
  "scene-meadow",
  "scene-maze",
  "scene-pond",
  "scene-space",
  "scene-castle",
  "scene-beach",
] as const;
export type SceneId = (typeof SCENES)[number];

/** The address of the picture of each game that comes with the product. A game made from it shows it until it has a picture of its own. */
export const BUNDLED_PICTURES: Readonly<Record<string, string>> = {
  [TUTORIAL]: "/ui/choose-tutorial.png",
  ...Object.fromEntries(SCENES.map((scene) => [scene, `/ui/scenes/${scene.slice("scene-".length)}.png`])),
};

export function isBundledPicture(thumbnail: string): boolean {
  return Object.values(BUNDLED_PICTURES).includes(thumbnail);
}

/** Whether a game comes with the product and belongs to nobody: the tutorial and the scenes. */
export function isBundledGame(id: string): boolean {
  return id === TUTORIAL || SCENES.some((scene) => scene === id);
}
