import { blocksGameKeys, isTextField, keyCodeOf } from "../../browser/keyboard.ts";
import { onPageHidden } from "../../browser/page.ts";
import { after } from "../../browser/timers.ts";
import { namedKeys, type PlayableGame } from "../../editor/played.ts";

/** The code sent for each pressed physical key, as its character may change while Shift is pressed or released; and whether it was pressed in play. */
type HeldKeys = Map<string, { readonly code: number; readonly inPlay: boolean }>;

/** What ends the keys of a game, and how many stages of it want them: its own and that of the editor around it. */
const attached = new WeakMap<PlayableGame["playback"], { readonly end: () => void; stages: number }>();

/**
 * Sends keys to the game, wherever the focus is; Escape stops it. While the game is stopped, its keys only count as pressed for Forward,
 * and the page handles them as usual. The returned function ends that, unless another stage of the same game wants the keys: a key that is
 * held while one stage takes the place of another stays pressed.
 */
export function attachGameKeys(game: PlayableGame): () => void {
  const { playback } = game;
  const keys = attached.get(playback) ?? { end: listenToKeys(game), stages: 0 };
  attached.set(playback, keys);
  keys.stages += 1;
  return () => {
    keys.stages -= 1;
    if (keys.stages > 0) return;
    attached.delete(playback);
    keys.end();
  };
}

function listenToKeys(game: PlayableGame): () => void {
  const held: HeldKeys = new Map();
  const letGo = () => {
    held.clear();
    game.playback.keys.releaseAll();
  };
  const listening = new AbortController();
  const { signal } = listening;
  const atOnce = { signal, capture: true };
  window.addEventListener("keydown", (event) => pressed(game, held, event), atOnce);
  window.addEventListener("keyup", (event) => released(game, held, event), atOnce);
  // After the listeners that cancel a drag, and before tooltips, which would consume Escape.
  document.addEventListener("keydown", (event) => stopped(game, event), atOnce);
  document.addEventListener("keydown", (event) => fieldLeft(game, event), atOnce);
  window.addEventListener("blur", letGo, { signal });
  const unwatch = onPageHidden(letGo);
  return () => {
    listening.abort();
    unwatch();
    letGo();
  };
}

function pressed(game: PlayableGame, held: HeldKeys, event: KeyboardEvent): void {
  const code = codeForGame(game, event);
  if (code === null) return;
  const key = physicalKeyOf(event);
  // A key that is still down when the game stops is not meant for the page.
  const inPlay = game.store.getState().playback.running || (event.repeat && held.get(key)?.inPlay === true);
  if (inPlay) keepFromPage(event);
  else if (worksControl(event)) return;
  held.set(key, { code, inPlay });
  if (!event.repeat) game.playback.keys.press(code);
}

function released(game: PlayableGame, held: HeldKeys, event: KeyboardEvent): void {
  // macOS sends no keyup while Cmd is down.
  const gone = event.key === "Meta" ? [...held.keys()] : [physicalKeyOf(event)];
  for (const key of gone) {
    const heldKey = held.get(key);
    if (!heldKey) continue;
    held.delete(key);
    game.playback.keys.release(heldKey.code);
    // Space presses a button at its keyup.
    if (game.store.getState().playback.running) keepFromPage(event);
  }
}

function stopped(game: PlayableGame, event: KeyboardEvent): void {
  const { playback, preview, ui } = game.store.getState();
  if (event.key !== "Escape" || event.defaultPrevented || !playback.running) return;
  if (preview || ui.carries !== null || blocksGameKeys(event.target)) return;
  event.preventDefault();
  game.playback.stop();
}

/**
 * Enter and Escape leave a text field, which keeps all keys from the game, and focus the stage, unless the field moved the focus itself or
 * used the key.
 */
function fieldLeft(game: PlayableGame, event: KeyboardEvent): void {
  const { key, target, isComposing } = event;
  if (!game.store.getState().playback.running || isComposing || !isTextField(target)) return;
  if (key !== "Escape" && (key !== "Enter" || target instanceof HTMLTextAreaElement)) return;
  after(0, () => {
    if (event.defaultPrevented || document.activeElement !== target) return;
    document.querySelector<HTMLElement>("[data-view=stage]")?.focus();
  });
}

/** Null if the game does not use the key. */
function codeForGame(game: PlayableGame, event: KeyboardEvent): number | null {
  if (event.defaultPrevented || hasModifier(event) || isOfBrowser(event)) return null;
  const code = game.playback.keys.gameKeyOf(keyCodeOf(event));
  if (code === null || !namedKeys(game.store.getState().document.characters).has(code)) return null;
  return blocksGameKeys(event.target) || removesSelected(game, event) ? null : code;
}

/** Shift does not change which key it is. */
function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph");
}

/** Games never get the keys that leave them, even if a rule names one, nor keys that compose text. */
function isOfBrowser({ key, isComposing }: KeyboardEvent): boolean {
  return isComposing || key === undefined || /^(Tab|Escape|Process|F\d+)$/.test(key);
}

/** In an editor, Delete on the stage removes the selected actor. */
function removesSelected(game: PlayableGame, { key, target }: KeyboardEvent): boolean {
  if (game.readOnly || (key !== "Delete" && key !== "Backspace")) return false;
  const isOnStage = target instanceof Element && target.matches("[data-view]");
  return isOnStage && game.store.getState().ui.selectedActorId !== null;
}

/** Enter on the Forward button presses the button, not the Enter key of the game. */
function worksControl({ key, target }: KeyboardEvent): boolean {
  return (key === "Enter" || key === " ") && target instanceof Element && target.closest(CONTROL) !== null;
}

const CONTROL = "button, a, summary, input, select";

function keepFromPage(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Assistive tools do not always send `code`. */
function physicalKeyOf({ code, key }: KeyboardEvent): string {
  return code || key;
}
