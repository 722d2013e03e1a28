import { Volume2 } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { InputKind } from "../../browser/inputInUse.ts";
import { canReadAloud, readAloud, stopReading } from "../../browser/readAloud.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { tellsLook } from "../../recording/changedLooks.ts";
import { blocksAround, characterName, type GameContext, type Recording, toRule } from "../../recording/index.ts";
import { type SentencePart, type SentenceParts, sentenceParts } from "../../recording/sentenceParts.ts";
import type { RecordingInGame } from "../../recording/whoMayBe.ts";
import { scrollStop } from "../../widgets/scrollStop.ts";
import { useInputInUse } from "../hints/usePress.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import { useShownRecording } from "../selection/useShownRecording.ts";
import { fitSentence } from "./fitSentence.ts";
import styles from "./SentenceBar.module.css";

const HINT = "Use the handles to expand the frame and act out what you want to happen in the picture on the right.";
const NO_VOICE = "This device has no voice to read with.";
/** The side of a picture before a name, which a small line scales down, and of the main actor before what to do first, CSS px. */
const PICTURE = 24;
const MAIN_PICTURE = 32;
const UNNAMED = { id: "", name: "" };

/** What the rule says right now, in one sentence that can be heard. */
export function SentenceBar() {
  const shown = useShownRecording(useGameContext());
  return shown && <Sentence {...shown} />;
}

function Sentence({ recording, game }: RecordingInGame) {
  const { parts, look } = useMemo(() => partsOf(recording, game), [recording, game]);
  const isEmpty = recording.actions.length === 0;
  const text = [parts.map((part) => part.text).join(""), look].filter(Boolean).join(", ");
  const name = characterName(game, recording.characterId);
  const input = useInputInUse();
  const main = own(recording.before.actors, recording.mainActorId);
  const said = isEmpty ? wayToMove(name, input) : text;
  return (
    <section className={styles.bar} aria-label="What the rule says">
      {canReadAloud() && <SpeakerButton text={said} />}
      {main && isEmpty && (
        <ActorPicture
          character={own(game.characters, main.characterId)}
          appearanceId={main.appearance}
          size={MAIN_PICTURE}
        />
      )}
      <div ref={fitAndScroll} className={styles.words}>
        <p className={styles.sentence} data-empty={isEmpty}>
          {isEmpty ? (
            said
          ) : (
            <>
              {parts.map(({ at, text, actor }) => (
                <Piece key={at} text={text} actor={actor} game={game} />
              ))}
              {look !== null && <span className={styles.look}>, {look}</span>}.
            </>
          )}
        </p>
        {isEmpty && <p className={styles.hint}>{HINT}</p>}
      </div>
    </section>
  );
}

function wayToMove(name: string, input: InputKind): string {
  if (input === "keys") return "In the After picture, press Enter, an arrow, and Enter again.";
  return `Drag ${name} in the After picture.`;
}

/** A long sentence is set smaller, so that all of it is in sight; the longest scrolls. */
function fitAndScroll(box: HTMLElement | null): () => void {
  const ends = [fitSentence(box), scrollStop(box)];
  return () => {
    for (const end of ends) end?.();
  };
}

/**
 * The sentence of the rule as it would be saved now, where it would be saved: a new one in the block it was begun in. It names the
 * look that the rule asks for only where the saved card does.
 */
function partsOf(recording: Recording, game: GameContext): SentenceParts {
  const rule = toRule(recording, game, UNNAMED);
  const { parts, look } = sentenceParts(rule, game, blocksAround(recording, game));
  return { parts, look: tellsLook(rule, game) ? look : null };
}

interface PieceProps extends Pick<SentencePart, "text" | "actor"> {
  readonly game: GameContext;
}

/** A name or the main actor's "I" after its picture, or other words. */
function Piece({ text, actor, game }: PieceProps): ReactNode {
  if (!actor) return text;
  return (
    <span className={styles.name}>
      <span className={styles.picture}>
        <ActorPicture
          character={own(game.characters, actor.characterId)}
          appearanceId={actor.appearance}
          size={PICTURE}
        />
      </span>
      {text}
    </span>
  );
}

/** Reads the sentence aloud; a second press stops that. */
function SpeakerButton({ text }: { readonly text: string }) {
  const { notices } = useEditor();
  const [isReading, setReading] = useState(false);
  useEffect(() => stopReading, []);
  const press = () => {
    if (isReading) stopReading();
    const reads = !isReading && readAloud(text, () => setReading(false));
    setReading(reads);
    if (!isReading && !reads) notices.tell(NO_VOICE);
  };
  return (
    <button
      type="button"
      className={styles.speaker}
      aria-label="Read it to me"
      aria-pressed={isReading}
      title="Read it to me"
      onClick={press}
    >
      <Volume2 size={24} strokeWidth={2.4} aria-hidden="true" />
    </button>
  );
}
