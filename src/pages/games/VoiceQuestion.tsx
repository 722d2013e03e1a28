import { type ReactNode, useMemo, useState } from "react";
import { voicesAtHome } from "../../editor/voices.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { CheckBox } from "../../widgets/CheckBox.tsx";
import styles from "./VoiceQuestion.module.css";

export interface VoiceAnswer {
  /** Null where no recording stays at home. */
  readonly question: ReactNode;
  /** A grown-up said yes to the recordings. */
  readonly isYes: boolean;
}

/** Asks about the recordings of a game before it is published. `game` is missing until it has been read. */
export function useVoiceQuestion(game: WorldDocument | undefined): VoiceAnswer {
  const [isYes, setYes] = useState(false);
  const count = useMemo(() => (game ? voicesAtHome(game).length : 0), [game]);
  const question = count > 0 && <VoiceQuestion count={count} isShared={isYes} onShare={setYes} />;
  return { question: question || null, isYes };
}

interface VoiceQuestionProps {
  /** How many recordings stay at home until a grown-up has said yes. */
  readonly count: number;
  readonly isShared: boolean;
  readonly onShare: (isShared: boolean) => void;
}

/** Before a game with recordings is published: whether others may hear them. */
function VoiceQuestion({ count, isShared, onShare }: VoiceQuestionProps) {
  return (
    <div className={styles.question}>
      <CheckBox label="A grown-up said yes to my voice" on={isShared} onChange={onShare}>
        {isShared ? "Everyone who plays your game can hear it." : wordsOfHome(count)}
      </CheckBox>
    </div>
  );
}

function wordsOfHome(count: number): string {
  const recordings = count === 1 ? "One sound is a recording" : `${count} sounds are recordings`;
  return `${recordings}. Others don't hear ${count === 1 ? "it" : "them"} until a grown-up says yes.`;
}
