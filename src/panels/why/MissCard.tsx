import { ArrowDown, ArrowRight, Ellipsis, X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Mend } from "../../editor/mending/mends.ts";
import type { Point } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { ruleSquare } from "../../pictures/ruleSquare.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import { verdictSentence } from "../../recording/verdictSentence.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { type AskedStory, cellOf, mendsOf, type ToldRule, wrongSquare } from "./askedStory.ts";
import { leadOf } from "./leads.ts";
import { mendWords } from "./mendWords.ts";
import styles from "./WhyTab.module.css";

interface MissCardProps {
  readonly story: AskedStory;
  readonly missed: ToldRule;
}

/** The width that both pictures have in the narrowest panel, CSS px. */
const WIDTH = 210;

/** The rule that is looked at closely: its pictures with the square that was wrong, why it was not carried out, and what can be done. */
export function MissCard({ story, missed }: MissCardProps) {
  const { rule, told } = missed;
  const words = verdictSentence(told, story);
  const square = wrongSquare(missed);
  const { shown } = cachedRulePictures(rule, story.game);
  const size = ruleSquare(shown.width, shown.height, WIDTH);
  const Arrow = size.isStacked ? ArrowDown : ArrowRight;
  useMarkedOnStage(story, missed, words, square);
  return (
    <article className={styles.miss} aria-label={`Almost: ${words}`}>
      <header className={styles.missHead}>
        <span className={styles.wrong}>
          <X size={16} strokeWidth={3} aria-hidden="true" />
        </span>
        <strong className={styles.title}>{titleOfUnnamed(rule, story.game) ?? rule.name}</strong>
        <span className={styles.almost}>Almost!</span>
      </header>
      <div className={styles.pictures} data-stacked={size.isStacked}>
        <RulePicture rule={rule} game={story.game} which="before" square={size.square} marked={square} />
        <Arrow size={22} strokeWidth={3} aria-hidden="true" />
        <RulePicture rule={rule} game={story.game} which="after" square={size.square} />
      </div>
      <p className={styles.words}>{words}</p>
      <Mends story={story} missed={missed} />
    </article>
  );
}

/** The square is marked on the stage, too, as long as the card is there. */
function useMarkedOnStage(story: AskedStory, { rule }: ToldRule, text: string, square: Point | null): void {
  const { reasons } = useEditor();
  useEffect(() => {
    reasons.show({ ruleId: rule.id, text, square, cell: cellOf(story, square) });
    return () => reasons.forget();
  }, [reasons, rule, story, text, square]);
}

interface Choice {
  readonly words: string;
  readonly go: () => void;
}

/** The first thing that can be done as a button, the others behind it. */
function Mends({ story, missed }: MissCardProps) {
  const editor = useEditor();
  const mends = useMemo(() => mendsOf(story, missed), [story, missed]);
  const lead = leadOf(story, missed);
  const mend = (one: Mend): Choice => {
    const words = mendWords(one, story.game);
    return {
      words,
      go: () => {
        editor.history.run(words, one.change);
        editor.notices.tellUndoable("Now it works.");
      },
    };
  };
  const choices = [...(lead ? [{ words: lead.words, go: () => lead.go(editor) }] : []), ...mends.map(mend)];
  const [first, ...others] = choices;
  if (!first) return null;
  return (
    <div className={styles.mends}>
      <Button variant="sunny" onClick={first.go}>
        {first.words}
      </Button>
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton icon={<Ellipsis size={20} aria-hidden="true" />} name="What else can be done" raised />}
        >
          {others.map(({ words, go }) => (
            <MenuItem key={words} onSelect={go}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
