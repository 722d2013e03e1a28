import type { SaveState } from "../../saving/Saver.ts";
import type { SaveTrouble } from "../../saving/storage/GameStorage.ts";

/**
 * `notSent`: the save failed for a reason that the child cannot do anything about. `keptHere`: only the network is down, this browser keeps a
 * copy, and it is sent by itself later.
 */
export type FailureKind = SaveTrouble["kind"] | "notSent" | "keptHere";

/** How saving stands. */
export interface SaveResult {
  readonly status: SaveState["status"];
  /** Why the last save failed, if it did. */
  readonly kind: FailureKind;
  /** Another dialog tells the child about the failure already. */
  readonly isAsking: boolean;
}

/** What the child has been told about failed saves. */
export interface FailedSave {
  /** A failure is being told. It stays so during an automatic retry, because the child may be typing a password. */
  readonly isOpen: boolean;
  /** The kind of failure that the child has closed, until a save succeeds. */
  readonly dismissedKind: FailureKind | null;
}

export const NOTHING_FAILED: FailedSave = { isOpen: false, dismissedKind: null };

export type FailedSaveEvent =
  | ({ readonly type: "saving" } & SaveResult)
  /** The child closed the question about this kind of failure; with `retries` to save again. */
  | { readonly type: "closed"; readonly kind: FailureKind; readonly retries?: true }
  /** The child wants to see the question again. */
  | { readonly type: "reopened" };

export function followFailedSave(state: FailedSave, event: FailedSaveEvent): FailedSave {
  switch (event.type) {
    case "closed":
      return { isOpen: state.isOpen && !event.retries, dismissedKind: event.kind };
    case "reopened":
      return { ...state, dismissedKind: null };
    case "saving":
      return afterSave(state, event);
  }
}

function afterSave(state: FailedSave, { status, kind, isAsking }: SaveResult): FailedSave {
  switch (status) {
    case "saving":
      return state;
    case "saved":
      return NOTHING_FAILED;
    case "unsaved":
      return { ...state, isOpen: false };
    case "failed":
      return { isOpen: true, dismissedKind: isAsking ? kind : state.dismissedKind };
  }
}

/** What to show: the question, a notice that asks nothing, a button that leads back to the question if saving needs an answer, or nothing. */
export function shownOfFailure(
  { isOpen, dismissedKind }: FailedSave,
  { status, kind, isAsking }: SaveResult,
): "question" | "notice" | "reminder" | null {
  const isFailing = status === "failed" || (status === "saving" && isOpen);
  if (isAsking || !isFailing) return null;
  const isAnswered = dismissedKind === kind;
  if (kind === "keptHere") return isAnswered ? null : "notice";
  if (!isAnswered) return "question";
  return kind === "notSent" ? null : "reminder";
}
