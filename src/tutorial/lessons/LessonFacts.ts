import type { ModalState, UiState } from "../../editor/state/EditorState.ts";
import type { Actor, Characters, Id, Stage } from "../../engine/index.ts";
import type { Recording } from "../../recording/Recording.ts";

/** What the steps of the tutorial read of the editor; built after every edit and tick. */
export interface LessonFacts {
  readonly running: boolean;
  readonly ui: Pick<UiState, "toolId" | "selectedCharacterId" | "selectedActorId" | "inspectorTab">;
  readonly modal: ModalState | null;
  readonly characters: Characters;
  /** The ids of all stages. */
  readonly stages: readonly Id[];
  /** The shown stage, without its actors. */
  readonly stage: Pick<Stage, "id" | "width" | "height"> | null;
  /** The actors on it right now, in stage order. */
  readonly actors: readonly Actor[];
  readonly recording: Recording | null;
  readonly seen: SeenProgress;
  /** Whether the Add menu of the rules is open, which is not in the store. */
  readonly addMenuOpen: boolean;
}

/** What happened since the step began. */
export interface SeenProgress {
  /** The ids of the actors to which a rule applied, by rule id. */
  readonly applied: ReadonlyMap<Id, ReadonlySet<Id>>;
  /** Rules that applied to an actor with nothing below it. */
  readonly onAir: ReadonlySet<Id>;
  /** Rules that were recorded and saved. */
  readonly saved: ReadonlySet<Id>;
}
