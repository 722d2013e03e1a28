/** What the tutorial reads of the editor: made anew after every edit and tick, and asked by the steps. */
import type { Actor, Characters, Id, Stage } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";
import type { ModalState, UiState } from "../state/EditorState.ts";

export interface LessonFacts {
  readonly running: boolean;
  readonly ui: Pick<UiState, "toolId" | "selectedCharacterId" | "selectedActorId" | "inspectorTab">;
  readonly modal: ModalState | null;
  readonly characters: Characters;
  /** The ids of all stages. */
  readonly stages: readonly Id[];
  /** The stage that is shown, without its actors. */
  readonly stage: Pick<Stage, "id" | "width" | "height"> | null;
  /** Who stands on it right now, in stage order. */
  readonly actors: readonly Actor[];
  readonly recording: Recording | null;
  readonly seen: SeenProgress;
  /** Whether a menu that the store knows nothing of is open. */
  readonly addMenuOpen: boolean;
}

/** What happened since the step began. */
export interface SeenProgress {
  /** By rule id, whoever did it. */
  readonly applied: ReadonlyMap<Id, ReadonlySet<Id>>;
  /** Rules that were done by somebody who had nothing under him before. */
  readonly onAir: ReadonlySet<Id>;
  /** Rules that came out of a recording ended by Save. */
  readonly saved: ReadonlySet<Id>;
}

export const NOTHING_SEEN: SeenProgress = { applied: new Map(), onAir: new Set(), saved: new Set() };
