import { useMemo } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { AskedRule } from "../../editor/index.ts";
import { actingRules, findNode, type Id, type RuleNode } from "../../engine/index.ts";
import { verdictSentence } from "../../recording/verdictSentence.ts";
import { focusRule } from "../inspector/ruleFocus.ts";
import { type AskedStory, askedStory, isTold, type ToldRule, wrongSquare } from "./askedStory.ts";
import { Mends } from "./Mends.tsx";
import { untoldAnswer } from "./untoldWords.ts";
import { useShownReason } from "./useShownReason.ts";
import styles from "./WhyTab.module.css";
import { whyWords } from "./whyWords.ts";

/**
 * What the tab Why? tells of one rule or container in the last turn. Its card shows the words; this is what can be done, but not while another
 * rule is being recorded.
 */
export function LightReason({ ruleId, actorId }: AskedRule) {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const turn = useEditorState(({ playback }) => playback.turns);
  // A turn is played again for its story, which only another turn or an edit changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the document is read from the editor.
  const answer = useMemo(() => answerOf(editor, { ruleId, actorId }, turn), [editor, ruleId, actorId, turn, document]);
  const { text, story, missed, square } = answer;
  useShownReason({ ruleId, text, story, square });
  return (
    story &&
    missed &&
    !isRecording && (
      <div className={styles.onCard}>
        <Mends story={story} missed={missed} onDone={() => focusRule(ruleId)} />
      </div>
    )
  );
}

interface Answer {
  readonly text: string;
  readonly story: AskedStory | null;
  /** The rule that was not carried out; null for containers. */
  readonly missed: ToldRule | null;
  readonly square: ReturnType<typeof wrongSquare>;
}

function answerOf(editor: Editor, { ruleId, actorId }: AskedRule, turn: number): Answer {
  const story = askedStory(editor, { actorId, turn });
  if (!isTold(story))
    return { text: untoldAnswer(editor, { actorId, turn }, story).text, story: null, missed: null, square: null };
  const node = findNode(story.rules, ruleId);
  const told = story.story.verdicts.find(({ id }) => id === ruleId);
  if (!node || !told)
    return { text: untoldAnswer(editor, { actorId, turn }, "gone").text, story, missed: null, square: null };
  if (told.verdict.kind === "acted") return { text: verdictSentence(told, story), story, missed: null, square: null };
  const missed = node.type === "rule" ? { rule: node, told } : null;
  const text = [deedBefore(editor, { node, actorId, turn }), whyWords(told, story)].join("");
  return { text, story, missed, square: missed && wrongSquare(missed) };
}

/** What a rule or container did in an earlier turn of this Play. Empty unless its mark says "did it!". */
function deedBefore(editor: Editor, { node, actorId, turn }: DeedToTell): string {
  const { acted } = editor.playback;
  const before = Math.max(...actingRules(node).map(({ id }) => acted.lastTurnOf(id)));
  const story = before > 0 && before < turn ? askedStory(editor, { actorId, turn: before }) : "notPlayed";
  const told = isTold(story) ? story.story.verdicts.find(({ id }) => id === node.id) : undefined;
  if (!isTold(story) || told?.verdict.kind !== "acted") return "";
  return `In turn ${before}: ${verdictSentence(told, story)} In turn ${turn}: `;
}

interface DeedToTell {
  readonly node: RuleNode;
  readonly actorId: Id;
  /** The last turn. */
  readonly turn: number;
}
