import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { usePreview } from "../../editor/EditorProvider.tsx";
import type { RowsTarget } from "../../editor/index.ts";
import type { Chip } from "../../recording/chips.ts";
import { useMedia } from "../../widgets/useMedia.ts";
import styles from "./ChipLine.module.css";
import { NO_LINE_TO_SPARE } from "./FoldedRows.tsx";
import { focusFirstControl } from "./focusFirstControl.ts";
import { RowChip, type RowChipProps } from "./RowChip.tsx";
import { useHiddenChips } from "./useHiddenChips.ts";
import type { RowsPlace } from "./usePopoverPlace.ts";
import { useRowsScroll } from "./useRowsScroll.ts";

/** Rows and what they are shown in are loaded when the first ones open, all together: what takes the focus is there then. */
const ChipPopover = lazy(async () => ({ default: (await import("./ChipPopover.tsx")).ChipPopover }));

/** A check or step as a chip, and as the row that it opens into. */
export interface LineItem extends Pick<RowChipProps, "target" | "cells" | "state" | "onRemove"> {
  readonly key: string;
  readonly chip: Chip;
  /** "1." before a step. */
  readonly number?: string;
  readonly row: ReactNode;
  /** New items come before it. */
  readonly staysLast?: boolean;
}

export interface ChipLineProps {
  readonly kind: Extract<RowsTarget["kind"], "conditions" | "actions">;
  /** "Only if". */
  readonly word: string;
  /** What the word stands for: the name of the list. */
  readonly title: string;
  readonly items: readonly LineItem[];
  /** Shown if there are no items. */
  readonly empty: string;
  /** What is left out, below the rows. */
  readonly notes: readonly string[];
  /** The menu that adds an item; it calls `onAdded` once it has. */
  readonly add: (onAdded: () => void) => ReactNode;
}

/** An upright tablet has the room to show all rows. */
const UPRIGHT_TABLET = "(min-width: 700px) and (max-width: 1099px) and (min-height: 1100px)";

/** All rows are shown, without chips: on an upright tablet, and in a low window, where one button opens them. */
const SHOWS_ROWS = `${UPRIGHT_TABLET}, ${NO_LINE_TO_SPARE}`;

/** The checks or the steps of a recording: chips in one line, each of which opens into its row; on an upright tablet the rows. */
export function ChipLine(props: ChipLineProps) {
  const { kind, word, title, items } = props;
  const showsRows = useMedia(SHOWS_ROWS);
  const isOver = usePreview((preview) => preview.rowPlace?.kind === kind);
  return (
    <section
      className={styles.line}
      aria-label={title}
      data-rows={kind}
      data-over={isOver}
      data-form={showsRows ? "rows" : "chips"}
      data-crowded={items.length > 1}
    >
      <h2 className={styles.word} title={title}>
        {word}
      </h2>
      {showsRows ? <OpenRows {...props} /> : <Chips {...props} />}
    </section>
  );
}

function OpenRows({ kind, items, empty, notes, add }: ChipLineProps) {
  const scrolls = useRowsScroll();
  const added = useShowAdded(items, (_key, place) => {
    const row = scrolls.current?.querySelectorAll("li")[place];
    focusFirstControl(row);
    row?.scrollIntoView?.({ block: "nearest" });
  });
  return (
    <>
      {add(added)}
      <div ref={scrolls} className={styles.rows}>
        {items.length === 0 && <p className={styles.empty}>{empty}</p>}
        <Suspense>
          <RowList kind={kind} items={items} />
        </Suspense>
        <Notes notes={notes} />
      </div>
    </>
  );
}

/** The row that is open above the chips, or all of them, and whether it takes the focus, as after a key. */
interface Opened {
  readonly key: string | "all";
  readonly takesFocus: boolean;
  /** Counts the rows that were added: a new one may take the place, and so the key, of the one that was open. */
  readonly added: number;
}

function Chips({ kind, title, items, empty, notes, add }: ChipLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const rowsId = useId();
  const hidden = useHiddenChips(line);
  const [opened, setOpened] = useState<Opened | null>(null);
  const added = useShowAdded(items, (key) => setOpened({ key, takesFocus: true, added: (opened?.added ?? 0) + 1 }));
  const dragsValue = usePreview(({ value }) => value !== null);
  // Steps have an order, so that each is shown among the others.
  const all = items.length > 0 && (dragsValue || (opened !== null && (opened.key === "all" || kind === "actions")));
  const shown = all ? items : items.filter(({ key }) => key === opened?.key);
  const toggle = (key: string, takesFocus: boolean) =>
    setOpened(opened?.key === key ? null : { key, takesFocus, added: opened?.added ?? 0 });
  return (
    <div ref={line} className={styles.chips}>
      {items.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list} hidden={items.length === 0}>
        {items.map(({ key, row: _row, staysLast: _last, ...item }, index) => (
          <RowChip
            key={key}
            {...item}
            isOpen={opened?.key === key}
            rowsId={rowsId}
            isHidden={index >= items.length - hidden}
            onOpen={(byKey) => toggle(key, byKey)}
          />
        ))}
      </ul>
      {(hidden > 0 || notes.length > 0) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={opened?.key === "all"}
          aria-controls={opened?.key === "all" ? rowsId : undefined}
          aria-label={`Show all: ${title}`}
          title={notes.join(" ") || "Show all"}
          onClick={({ detail }) => toggle("all", detail === 0)}
        >
          {hidden > 0 ? `+${hidden}` : "…"}
        </button>
      )}
      {add(added)}
      {(shown.length > 0 || (opened?.key === "all" && notes.length > 0)) && (
        <Suspense>
          <ChipPopover
            id={rowsId}
            title={title}
            rowsPlace={placeOfRows(kind, opened !== null)}
            line={line}
            takesFocus={opened?.takesFocus ?? false}
            shownKey={opened && `${opened.key} ${opened.added}`}
            onClose={() => setOpened(null)}
          >
            <RowList kind={kind} items={shown} shownKey={shown.length > 1 ? opened?.key : undefined} />
            {(all || shown.length === 0) && <Notes notes={notes} />}
          </ChipPopover>
        </Suspense>
      )}
    </div>
  );
}

/** A value that is dragged opens the rows of both lines. */
function placeOfRows(kind: ChipLineProps["kind"], isAskedFor: boolean): RowsPlace {
  if (kind === "actions") return isAskedFor ? "steps" : "overAfter";
  return isAskedFor ? "checks" : "overBefore";
}

/** Shows an item that the menu has added. The result tells that the next new one is from the menu. */
function useShowAdded(items: readonly LineItem[], show: (key: string, place: number) => void): () => void {
  const isAwaited = useRef(false);
  const count = useRef(items.length);
  const hadLast = useRef(items.at(-1)?.staysLast);
  const showNew = useEffectEvent((place: number) => {
    const item = items[place];
    if (item) show(item.key, place);
  });
  useEffect(() => {
    const hasNew = items.length > count.current;
    const place = items.length - (hadLast.current ? 2 : 1);
    count.current = items.length;
    hadLast.current = items.at(-1)?.staysLast;
    if (!hasNew || !isAwaited.current) return;
    isAwaited.current = false;
    showNew(place);
  }, [items]);
  return () => {
    isAwaited.current = true;
  };
}

interface RowListProps extends Pick<ChipLineProps, "kind" | "items"> {
  /** The row that was asked for among them. */
  readonly shownKey?: string | undefined;
}

/** Steps are done in their order. */
function RowList({ kind, items, shownKey }: RowListProps) {
  const List = kind === "actions" ? "ol" : "ul";
  return (
    <List className={styles.rowList}>
      {items.map(({ key, row }) => (
        <li key={key} data-shown={key === shownKey}>
          {row}
        </li>
      ))}
    </List>
  );
}

function Notes({ notes }: Pick<ChipLineProps, "notes">) {
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
