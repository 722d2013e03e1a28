import { ChevronRight } from "lucide-react";
import { lazy, Suspense } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { isSwitchedOn, type Rule } from "../../engine/index.ts";
import { titleOfUnnamed } from "../../recording/index.ts";
import styles from "./FoldedWay.module.css";
import { RuleMark } from "./RuleMark.tsx";
import { useCardWidth, useRuleGameContext, useTabStop } from "./ruleContexts.ts";
import { focusRule } from "./ruleFocus.ts";
import { useCardKeys } from "./useCardKeys.ts";
import { useMadeFrom } from "./useMadeFrom.ts";
import type { PictureRoom } from "./WayPictures.tsx";

const WayPictures = lazy(async () => ({ default: (await import("./WayPictures.tsx")).WayPictures }));
/** Of a picture at most, CSS px: with its outline and the edges of the line, the line is 64 px high. */
const HEIGHT = 52;
const SQUARE = 40;
/** What the mark, the arrow, the sign at the end and the gaps beside them take of a line, CSS px. */
const BESIDE = 28 + 26 + 12;
/** The width of a letter of the name, and of the shortest name, CSS px. */
const LETTER = 8;
const NAME_MIN = 42;

/** A rule for another direction in a list without the one that it was made from: a line with its pictures and its name, which opens. */
export function FoldedWay({ rule }: { readonly rule: Rule }) {
  const editor = useEditor();
  const game = useRuleGameContext();
  const stop = useTabStop(rule.id);
  const madeFrom = useMadeFrom(rule);
  const title = titleOfUnnamed(rule, game) ?? rule.name;
  const room = foldedRoom(useCardWidth(), title);
  const open = () => {
    editor.ui.selectRule(rule.id);
    focusRule(rule.id);
  };
  const onKeyDown = useCardKeys(rule, { rename: undefined, openMenu: open });
  return (
    <article
      className={styles.way}
      data-rule-id={rule.id}
      data-off={!isSwitchedOn(rule)}
      aria-label={`${title}. ${madeFrom?.words ?? "Made from another rule"}.`}
      onKeyDown={onKeyDown}
      {...stop}
    >
      <RuleMark node={rule} name={title} />
      <button type="button" className={styles.open} aria-label={`Open: ${title}`} onClick={open} {...stop}>
        <Suspense>
          <WayPictures rule={rule} room={room} />
        </Suspense>
        <span className={styles.name}>{title}</span>
        <ChevronRight size={18} strokeWidth={3} aria-hidden="true" />
      </button>
    </article>
  );
}

/** What one of the two pictures takes of a line on which a card's content would be `width` CSS px wide: all that the name, word by word, leaves. */
export function foldedRoom(width: number, name: string): PictureRoom {
  const longest = Math.max(...name.split(" ").map(({ length }) => length));
  const words = Math.max(NAME_MIN, longest * LETTER);
  return { width: Math.max(SQUARE, (width - BESIDE - words) / 2), height: HEIGHT, square: SQUARE };
}
