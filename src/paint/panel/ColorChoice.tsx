import { ChevronDown, X } from "lucide-react";
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { isNarrowPage, isTouchScreen } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { CLEAR, type Color, colorOfHex, hexOf } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import styles from "./ColorChoice.module.css";
import { ColorGrid } from "./ColorGrid.tsx";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

/** Space for the colors of the character, with squares large enough for a finger in the column of a tablet or the row of a phone. */
const BY_MOUSE = { columns: PALETTE_COLUMNS, rows: 2 } as const;
const BY_TOUCH = { columns: 3, rows: 3 } as const;
const ON_PHONE = { columns: 4, rows: 1 } as const;

/** The current color, the colors of the character, and the palette. On touch screens the palette is a sheet with larger squares. */
export function ColorChoice() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const byTouch = isTouchScreen();
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.choice}>
      <ColorWell />
      {byTouch && (
        <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Colors <ChevronDown size={16} aria-hidden="true" />
        </Button>
      )}
      {!byTouch && <PaletteGrid />}
      <UsedColors />
      {isOpen && <PaletteSheet onClose={close} />}
    </div>
  );
}

function useColor() {
  const pixelEditor = usePixelEditor();
  const color = usePixelEditorState(({ settings }) => settings.color);
  return { color, choose: (chosen: Color) => pixelEditor.tools.setColor(chosen) };
}

/** Its space is reserved from the start, so that nothing moves under the pointer when the first stroke adds a color. */
function UsedColors() {
  const { color, choose } = useColor();
  const used = useUsedColors();
  const { columns, rows } = isNarrowPage() ? ON_PHONE : isTouchScreen() ? BY_TOUCH : BY_MOUSE;
  const colors = used.slice(0, columns * rows);
  return (
    <div className={styles.used} style={{ "--columns": columns, "--rows": rows } as CSSProperties}>
      {colors.length > 0 && (
        <ColorGrid name="Colors of this character" colors={colors} columns={columns} chosen={color} onChoose={choose} />
      )}
    </div>
  );
}

function PaletteGrid({ onChosen }: { readonly onChosen?: () => void }) {
  const { color, choose } = useColor();
  return (
    <ColorGrid
      name="Palette"
      colors={PALETTE}
      nameOf={paletteName}
      columns={PALETTE_COLUMNS}
      chosen={color}
      onChoose={(chosen) => {
        choose(chosen);
        onChosen?.();
      }}
    />
  );
}

function PaletteSheet({ onClose }: { readonly onClose: () => void }) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  useEscapeFirst(() => {
    onClose();
    return true;
  });
  return (
    <section ref={sheet} className={styles.sheet} aria-label="Colors" tabIndex={-1}>
      <div className={styles.sheetHead}>
        <IconButton icon={<X size={20} aria-hidden="true" />} name="Close the colors" onClick={onClose} />
      </div>
      <PaletteGrid onChosen={onClose} />
    </section>
  );
}

function ColorWell() {
  const pixelEditor = usePixelEditor();
  const input = useRef<HTMLInputElement>(null);
  const color = usePixelEditorState(({ settings }) => settings.color);
  const take = useEffectEvent((hex: string) => {
    const chosen = colorOfHex(hex);
    if (chosen !== null) pixelEditor.tools.setColor(chosen);
  });
  useEffect(() => {
    const well = input.current;
    if (well) well.value = hexOf(color);
  }, [color]);
  useEffect(() => {
    const well = input.current;
    const follow = () => well && take(well.value);
    well?.addEventListener("input", follow);
    return () => well?.removeEventListener("input", follow);
  }, []);
  return (
    <span className={styles.well} data-clear={color === CLEAR} title="Any other color">
      <input
        ref={input}
        type="color"
        defaultValue={hexOf(color)}
        aria-label={`Color: ${nameOfColor(color)}. Any other color`}
      />
    </span>
  );
}

/** All pixels are counted only after this pause in drawing. */
const REST_MS = 300;

function useUsedColors(): readonly Color[] {
  const pixelEditor = usePixelEditor();
  const frames = usePixelEditorState(({ drawing }) => drawing.frames);
  const [colors, setColors] = useState<readonly Color[]>(() => pixelEditor.usedColors());
  useEffect(() => {
    if (frames.length === 0) return;
    return after(REST_MS, () => setColors((shown) => inOldPlaces(shown, pixelEditor.usedColors())));
  }, [pixelEditor, frames]);
  return colors;
}

function inOldPlaces(shown: readonly Color[], used: readonly Color[]): readonly Color[] {
  const stay = shown.filter((color) => used.includes(color));
  const come = used.filter((color) => !shown.includes(color));
  return stay.length === shown.length && come.length === 0 ? shown : [...stay, ...come];
}

/** The pure color is in the middle of its row. */
const PURE = Math.floor(PALETTE_COLUMNS / 2);

function paletteName(color: Color, index: number): string {
  const row = Math.floor(index / PALETTE_COLUMNS);
  if (row === 0) return nameOfGray(color, index);
  const hue = nameOfColor(PALETTE[row * PALETTE_COLUMNS + PURE] ?? CLEAR);
  const step = PURE - (index % PALETTE_COLUMNS);
  if (step === 0) return hue;
  return step > 0 ? `light ${hue} ${step}` : `dark ${hue} ${-step}`;
}

function nameOfGray(color: Color, index: number): string {
  if (color === CLEAR) return "transparent";
  if (index === 1) return "white";
  return index === PALETTE_COLUMNS - 1 ? "black" : `gray ${index - 1}`;
}
