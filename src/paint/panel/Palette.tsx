import { ArrowLeft } from "lucide-react";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isTouchScreen, onElementSize } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { type Color, hexOf } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import { HOUSE_COLUMNS, HOUSE_PALETTE, type NamedColor, PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";
import { Button } from "../../widgets/Button.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { RECENT_COLORS_MAX } from "../model/paintLimits.ts";
import { ColorGrid } from "./ColorGrid.tsx";
import { ColorWell } from "./ColorWell.tsx";
import styles from "./Palette.module.css";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

/** The colors: the current one, and the house palette with those that were just used, or behind a button all others with those of the character. */
export function Palette() {
  const [showsAll, setShowsAll] = useState(false);
  const pixelEditor = usePixelEditor();
  const [opened] = useState(() => pixelEditor.usedColors());
  return (
    <section className={styles.palette} aria-label="Palette" data-shows-all={showsAll}>
      <ColorWell />
      {showsAll ? (
        <AllColors onLeave={() => setShowsAll(false)} />
      ) : (
        <>
          <HouseColors />
          <JustUsed opened={opened} />
        </>
      )}
      <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? <ArrowLeft size={20} aria-hidden="true" /> : <span className={styles.rainbow} />}
        <span className={styles.moreWords}>{showsAll ? "Main colors" : "More colors"}</span>
      </Button>
    </section>
  );
}

function useColor() {
  const pixelEditor = usePixelEditor();
  const color = usePixelEditorState(({ settings }) => settings.color);
  return { chosen: color, onChoose: (chosen: Color) => pixelEditor.tools.setColor(chosen) };
}

function HouseColors() {
  return (
    <div className={styles.house}>
      <ColorGrid name="Colors" colors={HOUSE_PALETTE} columns={HOUSE_COLUMNS} {...useColor()} />
    </div>
  );
}

/** With less room than this, a row of the large palette breaks in three, so that a pointer or a finger finds each color. CSS px. */
const ROW_BY_POINTER = PALETTE_COLUMNS * 24;
const ROW_BY_TOUCH = PALETTE_COLUMNS * 44;

/** The large palette and the colors of the character, in place of the house palette. Escape leaves it. */
function AllColors({ onLeave }: { readonly onLeave: () => void }) {
  const used = useUsedColors();
  const list = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(PALETTE_COLUMNS);
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const arrange = () => {
      const room = (current.firstElementChild ?? current).clientWidth;
      const isTight = room < (isTouchScreen() ? ROW_BY_TOUCH : ROW_BY_POINTER);
      setColumns(isTight ? PALETTE_COLUMNS / 3 : PALETTE_COLUMNS);
    };
    arrange();
    return onElementSize(current, arrange);
  }, []);
  useEscapeFirst(() => {
    onLeave();
    return true;
  });
  const color = useColor();
  return (
    <div ref={list} className={styles.all} style={{ "--columns": columns } as CSSProperties}>
      {used.length > 0 && <ColorGrid name="Colors of this character" colors={used} columns={columns} {...color} />}
      <ColorGrid name="All colors" colors={PALETTE} columns={columns} {...color} />
    </div>
  );
}

interface JustUsedProps {
  /** The colors that the character had when the drawing was opened. */
  readonly opened: readonly Color[];
}

/** Filled up with the colors of the character. Its space is reserved from the start. By touch, as many as one row of the house palette. */
function JustUsed({ opened }: JustUsedProps) {
  const recent = usePixelEditorState(({ settings }) => settings.recentColors);
  const columns = isTouchScreen() ? HOUSE_COLUMNS : RECENT_COLORS_MAX;
  const colors = [...new Set([...recent, ...opened])].slice(0, columns).map(named);
  const color = useColor();
  return (
    <div className={styles.recent}>
      <span className={styles.heading} aria-hidden="true">
        Just used
      </span>
      <div className={styles.recentColors}>
        {colors.length > 0 && <ColorGrid name="Just used" colors={colors} columns={columns} {...color} />}
      </div>
    </div>
  );
}

/** All pixels are counted only after this pause in drawing. */
const REST_MS = 300;

function useUsedColors(): readonly NamedColor[] {
  const pixelEditor = usePixelEditor();
  const frames = usePixelEditorState(({ drawing }) => drawing.frames);
  const [colors, setColors] = useState<readonly Color[]>(() => pixelEditor.usedColors());
  useEffect(() => {
    if (frames.length === 0) return;
    return after(REST_MS, () => setColors((shown) => inOldPlaces(shown, pixelEditor.usedColors())));
  }, [pixelEditor, frames]);
  return colors.map(named);
}

function inOldPlaces(shown: readonly Color[], used: readonly Color[]): readonly Color[] {
  const stay = shown.filter((color) => used.includes(color));
  const come = used.filter((color) => !shown.includes(color));
  return stay.length === shown.length && come.length === 0 ? shown : [...stay, ...come];
}

/** Several colors may share a name, so the number is said as well. */
function named(color: Color): NamedColor {
  return { name: `${nameOfColor(color)}, ${hexOf(color)}`, color };
}
