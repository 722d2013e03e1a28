import { Ellipsis } from "lucide-react";
import { useMemo } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Mend } from "../../editor/mending/mends.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { type AskedStory, mendsOf, type ToldRule } from "./askedStory.ts";
import { leadsOf } from "./leads.ts";
import { mendWords } from "./mendWords.ts";
import { TrainOffer } from "./TrainOffer.tsx";
import styles from "./WhyTab.module.css";

interface MendsProps {
  readonly story: AskedStory;
  readonly missed: ToldRule;
  /** The rule is far from acting, and so nothing is urged. */
  readonly isCalm?: boolean;
  /** Something was mended, and the button for it is gone. */
  readonly onDone?: () => void;
}

interface Choice {
  readonly words: string;
  readonly go: () => void;
}

/** What can be done about a rule that was not carried out: the first thing as a button, the others behind it. */
export function Mends({ story, missed, isCalm = false, onDone }: MendsProps) {
  const editor = useEditor();
  const mends = useMemo(() => mendsOf(story, missed), [story, missed]);
  const leads = leadsOf(story, missed);
  const mend = (one: Mend): Choice => {
    const words = mendWords(one, story.game);
    return {
      words,
      go: () => {
        editor.history.run(words, one.change);
        editor.notices.tellUndoable("Now it works.");
        onDone?.();
      },
    };
  };
  const isTrain = ({ what }: Mend) => what.kind === "train";
  const choices = [
    ...leads.map(({ words, go }) => ({ words, go: () => go(editor) })),
    ...mends.filter((one) => !isTrain(one)).map(mend),
  ];
  const [first, ...others] = choices;
  return (
    <>
      {mends.some(isTrain) && (
        <TrainOffer
          onTake={() => {
            editor.rules.moveLikeTrains(true);
            onDone?.();
          }}
        />
      )}
      {first && (
        <div className={styles.mends}>
          <Button {...(isCalm ? {} : { variant: "sunny" as const })} onClick={first.go}>
            {first.words}
          </Button>
          {others.length > 0 && (
            <Menu
              align="end"
              trigger={
                <IconButton icon={<Ellipsis size={20} aria-hidden="true" />} name="What else can be done" raised />
              }
            >
              {others.map(({ words, go }) => (
                <MenuItem key={words} onSelect={go}>
                  {words}
                </MenuItem>
              ))}
            </Menu>
          )}
        </div>
      )}
    </>
  );
}
