/** The keys of a game: while it plays they are its own wherever on the page the focus is, and Escape stops it. */
import { blocksGameKeys, isTextField, keyCodeOf } from "../../browser/keyboard.ts";
import { onPageHidden } from "../../browser/page.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { namedKeys } from "../../editor/playback/namedKeys.ts";

/** The code that each physical key counts as while it is down: its character may change with Shift meanwhile. */
type HeldKeys = Map<string, number>;

/**
 * The answer ends it. While the game stands, its keys are only held, for Forward, and mean to the page what they always
 * mean.
 */
export function attachGameKeys(editor: Editor): () => void {
  const held: HeldKeys = new Map();
  const letGo = () => {
    held.clear();
    editor.releaseAllKeys();
  };
  const listening = new AbortController();
  const { signal } = listening;
  const atOnce = { signal, capture: true };
  window.addEventListener("keydown", (event) => pressed(editor, held, event), atOnce);
  window.addEventListener("keyup", (event) => released(editor, held, event), atOnce);
  // After all that puts back what is in the hand, and before a tooltip, which would use Escape up.
  document.addEventListener("keydown", (event) => stopped(editor, event), atOnce);
  document.addEventListener("keydown", (event) => fieldLeft(editor, event), atOnce);
  window.addEventListener("blur", letGo, { signal });
  const unwatch = onPageHidden(letGo);
  return () => {
    listening.abort();
    unwatch();
    letGo();
  };
}

function pressed(editor: Editor, held: HeldKeys, event: KeyboardEvent): void {
  const code = codeForGame(editor, event);
  if (code === null) return;
  if (editor.store.getState().playback.running) keepFromPage(event);
  else if (worksControl(event)) return;
  held.set(physicalKeyOf(event), code);
  if (!event.repeat) editor.pressKey(code);
}

function released(editor: Editor, held: HeldKeys, event: KeyboardEvent): void {
  // A Mac tells of no other key that goes up while Cmd is down.
  const gone = event.key === "Meta" ? [...held.keys()] : [physicalKeyOf(event)];
  for (const key of gone) {
    const code = held.get(key);
    if (code === undefined) continue;
    held.delete(key);
    editor.releaseKey(code);
    // Space presses a button when it goes up.
    if (editor.store.getState().playback.running) keepFromPage(event);
  }
}

function stopped(editor: Editor, event: KeyboardEvent): void {
  const { playback, gesture, ui } = editor.store.getState();
  if (event.key !== "Escape" || event.defaultPrevented || !playback.running) return;
  if (gesture || ui.carries !== null || blocksGameKeys(event.target)) return;
  event.preventDefault();
  editor.stop();
}

/**
 * Enter and Escape end the typing in a field, which keeps all keys from the game: the stage has the focus then, unless the
 * field gave it on by itself or had something else to do with the key.
 */
function fieldLeft(editor: Editor, event: KeyboardEvent): void {
  const { key, target, isComposing } = event;
  if (!editor.store.getState().playback.running || isComposing || !isTextField(target)) return;
  if (key !== "Escape" && (key !== "Enter" || target instanceof HTMLTextAreaElement)) return;
  after(0, () => {
    if (event.defaultPrevented || document.activeElement !== target) return;
    document.querySelector<HTMLElement>("[data-view=stage]")?.focus();
  });
}

/** Null where the key is none of the game's. */
function codeForGame(editor: Editor, event: KeyboardEvent): number | null {
  if (event.defaultPrevented || hasModifier(event) || isOfBrowser(event)) return null;
  const code = keyCodeOf(event);
  if (!namedKeys(editor.store.getState().document.characters).has(code)) return null;
  return blocksGameKeys(event.target) || removesSelected(editor, event) ? null : code;
}

/** Shift alone makes no other key of a key. */
function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph");
}

/** No game takes the ways out of it, though a rule from elsewhere may name them; nor what is still being composed. */
function isOfBrowser({ key, isComposing }: KeyboardEvent): boolean {
  return isComposing || key === undefined || /^(Tab|Escape|Process|F\d+)$/.test(key);
}

/** On the stage of an editor, Delete is for the selected actor. */
function removesSelected(editor: Editor, { key, target }: KeyboardEvent): boolean {
  if (editor.readOnly || (key !== "Delete" && key !== "Backspace")) return false;
  const isOnStage = target instanceof Element && target.matches("[data-view]");
  return isOnStage && editor.store.getState().ui.selectedActorId !== null;
}

/** Who presses Forward with Enter does not mean the Enter of the game. */
function worksControl({ key, target }: KeyboardEvent): boolean {
  return (key === "Enter" || key === " ") && target instanceof Element && target.closest(CONTROL) !== null;
}

const CONTROL = "button, a, summary, input, select";

function keepFromPage(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Tools that press keys for a child do not always say which. */
function physicalKeyOf({ code, key }: KeyboardEvent): string {
  return code || key;
}
