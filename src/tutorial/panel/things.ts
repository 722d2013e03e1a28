import type { Id } from "../../engine/index.ts";
import type { PageThing, Spot } from "../lessons/LessonStep.ts";

type PageSpot = Extract<Spot, { readonly on: "page" }>;
type Finder = (id: Id) => HTMLElement | null;

const DIALOG = "[role=dialog]";

/** The elements of the page by the names that steps use, or what stands for them while they are not rendered. */
const FIND: Readonly<Record<PageThing, Finder>> = {
  stepButton: () => find("[data-nib] [data-step-button]"),
  toolbar: () => find('[data-part="Toolbar"]'),
  playback: () => find('[aria-label="Play the game"]'),
  play: () => find('[aria-label="Play the game"] button[aria-label="Play"]'),
  keys: () => FIND.screenKeys("") ?? find('button[aria-label="Keys on the screen"]'),
  screenKeys: () => find("[data-screen-keys]"),
  stage: () => find('[data-view="stage"]'),
  library: () => find('[data-part="Characters"]'),
  addCharacter: () => find('button[aria-label="Add a character"]'),
  drawCharacter: () => withText("[role=menuitem]", /^Draw new/) ?? find('button[aria-label="Add a character"]'),
  paintTools: () => find(`${DIALOG} [data-paint-tools]`) ?? find(`${DIALOG} [role=radiogroup]`),
  paintSave: () => withText(`${DIALOG} button`, /^Save$/),
  tile: (id) => find(`[data-tile="${CSS.escape(id)}"]`),
  stamp: () => find('[aria-label="Tools"] button[aria-label="Stamp"]'),
  trash: () => find('[aria-label="Tools"] button[aria-label="Trash"]'),
  undo: () => find('button[aria-label^="Undo"]'),
  record: () => find('[aria-label="Tools"] button[aria-label="Record"]'),
  before: () => find('[data-view="before"]'),
  after: () => find('[data-view="after"]'),
  handle: (side) => find(`[data-view="before"] [data-side="${CSS.escape(side)}"]`),
  actionRow: () => find('[aria-labelledby="actions-title"] li') ?? find('[aria-labelledby="actions-title"]'),
  saveRecording: () => withText('[aria-label="Recording a rule"] button', /^Save Recording$/),
  rule: (id) => find(`[data-rule-id="${CSS.escape(id)}"]`) ?? rulesTab(),
  ruleHead: (id) => find(`[data-rule-id="${CSS.escape(id)}"] > header`) ?? FIND.rule(id),
  ruleKey: (id) => find(`[data-rule-id="${CSS.escape(id)}"] header button[aria-label^="Key:"]`) ?? rulesTab(),
  rulesTab,
  closeSheet: () => openSheet()?.querySelector<HTMLElement>('button[aria-label="Close the inspector"]') ?? null,
  add: () => withText('[data-part="Inspector"] button', /^Add$/),
  addKey: () => withText("[role=menuitem]", /^When a Key/),
  keyboard: () => find(`${DIALOG} [aria-label="Keyboard"]`),
  keyDone: () => withText(`${DIALOG} button`, /^Done$/),
  mainMenu: () => find('button[aria-label="Main menu"]'),
};

/** Null if it is not on the page; for something in a closed sheet, the button that opens the sheet. */
export function elementOf({ name, id = "" }: PageSpot): HTMLElement | null {
  const element = FIND[name](id);
  if (!element) return null;
  return getComputedStyle(element).visibility === "hidden" ? (sheetButton() ?? element) : element;
}

/** The open inspector if it lies over the stage; null if it stands beside the stage or is closed. */
export function openSheet(): HTMLElement | null {
  const sheet = find('[data-part="Inspector"][data-open="true"]');
  return sheet && getComputedStyle(sheet).position === "absolute" ? sheet : null;
}

function rulesTab(): HTMLElement | null {
  return withText("[role=tab]", /^Rules$/);
}

function sheetButton(): HTMLElement | null {
  return find('button[aria-controls="inspector"]');
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function withText(selector: string, text: RegExp): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => text.test((element.textContent ?? "").trim())) ?? null;
}
