import { ChevronLeft, ChevronRight, Ellipsis, SquareMousePointer } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { AskedTurn } from "../../editor/index.ts";
import { type Actor, type Character, defaultAppearance, type Id, own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { verdictSentence } from "../../recording/verdictSentence.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { lookAt } from "../film/past.ts";
import { type AskedStory, askedStory, isTold, type Untold, withMiss } from "./askedStory.ts";
import { didWords } from "./didWords.ts";
import { lookAround } from "./insideTurn.ts";
import { KeysToTry } from "./KeysToTry.tsx";
import { TEACH_HERE, teachHere } from "./leads.ts";
import { MissCard } from "./MissCard.tsx";
import { ReadAloud } from "./ReadAloud.tsx";
import { RuleRow } from "./RuleRow.tsx";
import { untoldAnswer } from "./untoldWords.ts";
import styles from "./WhyTab.module.css";
import { isGoneNow } from "./whereabouts.ts";
import { whyWords } from "./whyWords.ts";

/** Why somebody did what it did in a turn, and why it did nothing else. */
export function WhyTab({ asked }: { readonly asked: AskedTurn }) {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  // A turn is played again for its story, which only another turn or an edit changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is read from the editor.
  const story = useMemo(() => askedStory(editor, asked), [editor, asked, document]);
  const [chosenId, choose] = useState<Id | null>(null);
  if (!isTold(story)) return <Nothing asked={asked} why={story} />;
  return <Story asked={asked} story={withMiss(story, chosenId)} onChoose={choose} />;
}

interface NothingProps {
  readonly asked: AskedTurn;
  readonly why: Untold;
}

/** Nothing is told of this turn, but maybe of another one. */
function Nothing({ asked, why }: NothingProps) {
  const editor = useEditor();
  const { text, last } = useMemo(() => untoldAnswer(editor, asked, why), [editor, asked, why]);
  const character = useEditorState(({ document, ui }) => own(document.characters, ui.selectedCharacterId ?? ""));
  return (
    <section className={styles.frame} aria-label="Why?" data-why="">
      <div className={styles.story}>
        {character && <Head asked={asked} character={character} actor={undefined} words={text} />}
        <div className={styles.did} role="status">
          <p>{text}</p>
        </div>
        {last !== null && (
          <div className={styles.mends}>
            <Button variant="sunny" onClick={() => goTo(editor, last)}>
              Show turn {last}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Before what somebody would have done with the rules as they are now. */
const RETOLD = "Your rules changed after this turn. With the new rules:";
/** Stands before what the actor did by the rules of that turn. */
const AS_PLAYED = "With your old rules:";

/** Said after the answer about the last turn of an actor that has left the game since. */
const GONE_SINCE = "That was my last turn. I'm gone now.";

interface StoryProps {
  readonly asked: AskedTurn;
  readonly story: AskedStory;
  /** Another rule is looked at closely. */
  readonly onChoose: (ruleId: Id) => void;
}

function Story({ asked, story, onChoose }: StoryProps) {
  const { miss, others, unasked, waiting } = story;
  const first = unasked[0];
  const { asPlayed } = story;
  const did = asPlayed ? `${AS_PLAYED} ${didWords(asPlayed)}` : didWords(story);
  const wouldDo = asPlayed && `${RETOLD} ${didWords(story)}`;
  const isGone = useIsGone(asked.actorId);
  const tells = [
    did,
    ...(isGone ? [GONE_SINCE] : []),
    ...(wouldDo ? [wouldDo] : []),
    ...(miss ? [whyWords(miss.told, story)] : []),
  ];
  return (
    <section className={styles.frame} aria-label="Why?" data-why="">
      <div className={styles.story}>
        <Head asked={asked} character={story.character} actor={actorOf(story)} words={tells.join(" ")}>
          {story.story.seen && <More story={story} />}
        </Head>
        <div className={styles.did} role="status">
          <p>{did}</p>
          {isGone && <p>{GONE_SINCE}</p>}
          {wouldDo && <p className={styles.retold}>{wouldDo}</p>}
        </div>
        {story.rules.length === 0 && <NoRules story={story} />}
        {(miss || others.length > 0) && <h3 className={styles.heading}>{headingOf(story)}</h3>}
        {miss && <MissCard key={miss.rule.id} story={story} missed={miss} />}
        {others.map((one) => (
          <RuleRow key={one.rule.id} story={story} one={one} onChoose={onChoose} />
        ))}
        {first && (
          <details className={styles.unasked}>
            <summary>
              {unasked.length === 1 ? "1 rule wasn't tried." : `${unasked.length} rules weren't tried.`}{" "}
              {verdictSentence({ ...first.told, misses: [] }, story)}
            </summary>
            {unasked.map((one) => (
              <RuleRow key={one.rule.id} story={story} one={one} onChoose={onChoose} />
            ))}
          </details>
        )}
        {waiting.size > 0 && <KeysToTry waiting={waiting} />}
      </div>
    </section>
  );
}

function headingOf({ asPlayed, acted }: AskedStory): string {
  if (asPlayed) return "With the new rules, why not…";
  return acted.length > 0 ? "And why not…" : "Why not?";
}

function useIsGone(actorId: Id): boolean {
  const editor = useEditor();
  return useEditorState(() => isGoneNow(editor, actorId));
}

/** Somebody without rules is taught its first one where it stood. */
function NoRules({ story }: { readonly story: AskedStory }) {
  const editor = useEditor();
  return (
    <>
      <p className={styles.words}>I have no rules yet.</p>
      {story.story.seen && (
        <div className={styles.mends}>
          <Button variant="sunny" onClick={() => teachHere(editor, story, null)}>
            {TEACH_HERE}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is seldom asked. */
function More({ story }: { readonly story: AskedStory }) {
  const editor = useEditor();
  const trigger = <IconButton icon={<Ellipsis size={20} aria-hidden="true" />} name="More" />;
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<SquareMousePointer size={20} aria-hidden="true" />} onSelect={() => lookAround(editor, story)}>
        Who was here?
      </MenuItem>
    </Menu>
  );
}

function actorOf({ story: { actorId, seen } }: AskedStory): Actor | undefined {
  return own(seen?.stage.actors ?? {}, actorId);
}

interface HeadProps {
  readonly asked: AskedTurn;
  readonly character: Character;
  /** As it was in that turn, if it saw anything in it. */
  readonly actor: Actor | undefined;
  /** What is read aloud. */
  readonly words: string;
  readonly children?: ReactNode;
}

/** Whose turn it is, and which; the turns before and after it. */
function Head({ asked, character, actor, words, children }: HeadProps) {
  const { live } = useEditor();
  const { actorId, turn } = asked;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever asked by the keyboard goes on reading here.
  useEffect(() => heading.current?.focus(), []);
  // An actor that was just made saw nothing in this turn, so it is shown as it is now.
  const shown = actor ?? live().actors().get(actorId);
  const look = shown?.appearance ?? defaultAppearance(character);
  return (
    <header className={styles.head}>
      <span className={styles.face}>
        <ActorPicture character={character} appearanceId={look} transform={shown?.transform} size={36} />
      </span>
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {character.name}
        </h2>
        <span className={styles.turn}>Turn {turn}</span>
      </div>
      <TurnButtons turn={turn} />
      <ReadAloud words={words} />
      {children}
    </header>
  );
}

/** The turns before and after this one. */
function TurnButtons({ turn }: { readonly turn: number }) {
  const editor = useEditor();
  const turns = useEditorState(({ playback }) => playback.turns);
  return (
    <>
      <IconButton
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        name="The turn before"
        raised
        disabled={turn - 1 <= (editor.film?.first ?? 0)}
        onClick={() => goTo(editor, turn - 1)}
      />
      <IconButton
        icon={<ChevronRight size={20} aria-hidden="true" />}
        name="The next turn"
        raised
        disabled={turn >= turns}
        onClick={() => goTo(editor, turn + 1)}
      />
    </>
  );
}

/** The film and the stage show the turn, too. */
function goTo(editor: Editor, turn: number): void {
  // While turns are compared, the film shows only those.
  if (editor.ui.state.compared) editor.ui.lookAt(null);
  lookAt(editor, turn);
}
