import { createStore as createZustandStore, type StoreApi } from "zustand/vanilla";
import { DEFAULT_SPEED, type WorldDocument } from "../../engine/index.ts";
import type { EditorState, PlaybackState, UiState } from "./EditorState.ts";
import { mostTaught } from "./mostTaught.ts";

export type EditorStore = StoreApi<EditorState>;

export function createStore(loaded: WorldDocument): EditorStore {
  const document = unlit(loaded);
  return createZustandStore<EditorState>(() => ({
    document,
    ui: initialUi(document),
    recording: null,
    recordingSteps: { past: [], future: [] },
    playback: initialPlayback(document),
    power: { choice: "auto", level: "full" },
    save: { status: "saved", message: null },
    preview: null,
    notice: null,
    reason: null,
    pointed: null,
  }));
}

/** Lights are about the last tick, and a game that was just loaded has had none. */
function unlit(document: WorldDocument): WorldDocument {
  if (Object.keys(document.world.evaluatedRuleIds).length === 0) return document;
  return { ...document, world: { ...document.world, evaluatedRuleIds: {} } };
}

/** A character with rules is selected, so that the inspector has something to show; in a game without rules, the first pick is the child's. */
function initialUi(document: WorldDocument): UiState {
  return {
    toolId: "pointer",
    selectedCharacterId: mostTaught(document.characters),
    selectedAppearanceId: null,
    selectedActorId: null,
    selectedView: "stage",
    alsoSelectedIds: [],
    selectsSeveral: false,
    cursor: null,
    clip: null,
    ruleClip: null,
    selectedRuleId: null,
    namingRuleId: null,
    untriedRuleIds: [],
    waysOfferId: null,
    flightOfferId: null,
    stampItem: null,
    toolStays: false,
    wantsToPlaceId: null,
    whoActorId: null,
    whoDraft: null,
    teachHintClosed: false,
    carries: null,
    inspectorTab: "rules",
    asked: null,
    askedRule: null,
    past: null,
    compared: null,
    inside: null,
    modal: null,
  };
}

function initialPlayback({ world }: WorldDocument): PlaybackState {
  return {
    running: false,
    tickMs: world.speed ?? DEFAULT_SPEED,
    canStepBack: world.history.length > 0,
    lights: {},
    acted: new Set(),
    error: null,
    ended: null,
    isSlow: false,
    turns: 0,
  };
}

/** The parts of the state that have fields of their own. */
type Part = "ui" | "playback";

/** Changes fields of one part of the state; if they have these values already, none of the hundreds of views is notified. */
export function changePart<Name extends Part>(
  store: EditorStore,
  name: Name,
  change: Partial<EditorState[Name]>,
): void {
  const part: EditorState[Name] = store.getState()[name];
  const changed = { ...part, ...change };
  if (!isSame(part, changed)) store.setState({ [name]: changed });
}

function isSame<Fields extends object>(one: Fields, other: Fields): boolean {
  const names = Object.keys(other) as (keyof Fields)[];
  return names.every((name) => Object.is(one[name], other[name]));
}
