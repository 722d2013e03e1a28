/** An opened game in one of several windows: changed in the one whose turn it is, only looked at in the others. */
import { useState } from "react";
import type { WorldDocument } from "../../../engine/index.ts";
import { EditorRoom } from "../EditorRoom.tsx";
import type { OpenedGame } from "../openGame.ts";
import type { GameTurn } from "./GameTurn.ts";
import { LookingRoom } from "./LookingRoom.tsx";

export interface TurnRoomProps {
  readonly game: OpenedGame;
  readonly turn: GameTurn;
  /** Whether it was this window's turn when the game was opened. */
  readonly isMine: boolean;
  /** Opens what is kept by now. */
  readonly onReopen: () => void;
  /** As `onReopen`: the child has chosen it over what is here. */
  readonly onOpenOther: () => void;
}

export function TurnRoom({ game, turn, isMine, onReopen, onOpenOther }: TurnRoomProps) {
  const [given, setGiven] = useState<WorldDocument | null>(null);
  if (given) return <LookingRoom game={{ ...game, document: given }} turn={turn} wasMine onTaken={onReopen} />;
  if (!isMine) return <LookingRoom game={game} turn={turn} onTaken={onReopen} />;
  return <EditorRoom game={game} turn={turn} onGiven={setGiven} onReopen={onOpenOther} />;
}
