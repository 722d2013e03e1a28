/** An opened game in one of several windows: changed in the one whose turn it is, only looked at in the others. */
import { useState } from "react";
import type { WorldDocument } from "../../../engine/index.ts";
import { EditorSessionView } from "../EditorSessionView.tsx";
import type { OpenedGame } from "../../../saving/openGame.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import { ReadOnlyEditor } from "./ReadOnlyEditor.tsx";

export interface LockGateProps {
  readonly game: OpenedGame;
  readonly turn: GameLock;
  /** Whether it was this window's turn when the game was opened. */
  readonly isMine: boolean;
  /** Opens what is kept by now. */
  readonly onReopen: () => void;
  /** As `onReopen`: the child has chosen it over what is here. */
  readonly onOpenOther: () => void;
}

export function LockGate({ game, turn, isMine, onReopen, onOpenOther }: LockGateProps) {
  const [given, setGiven] = useState<WorldDocument | null>(null);
  if (given) return <ReadOnlyEditor game={{ ...game, document: given }} turn={turn} wasMine onTaken={onReopen} />;
  if (!isMine) return <ReadOnlyEditor game={game} turn={turn} onTaken={onReopen} />;
  return <EditorSessionView game={game} turn={turn} onGiven={setGiven} onReopen={onOpenOther} />;
}
