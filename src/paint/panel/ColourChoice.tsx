import { ChevronDown, X } from "lucide-react";
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react";
import { isNarrowPage, isTouchScreen } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { useEscapeFirst } from "../../panels/input/useEscapeFirst.ts";
import { CLEAR, type Colour, colourOfHex, hexOf } from "../../pixels/Colour.ts";
import { nameOfColour } from "../../pixels/colourName.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./ColourChoice.module.css";
import { ColourGrid } from "./ColourGrid.tsx";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";

/** Space for the colors of the character, with squares large enough for a finger in the column of a tablet or the row of a phone. */
const BY_MOUSE = { columns: PALETTE_COLUMNS, rows: 2 } as const;
const BY_TOUCH = { columns: 3, rows: 3 } as const;
const ON_PHONE = { columns: 4, rows: 1 } as const;

/** The current color, the colors of the character, and the palette. On touch screens the palette is a sheet with larger squares. */
export function ColourChoice() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const byTouch = isTouchScreen();
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.choice}>
      <ColourWell />
      {byTouch && (
        <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          Colours <ChevronDown size={16} aria-hidden="true" />
        </Button>
      )}
      {!byTouch && <PaletteGrid />}
      <UsedColours />
      {isOpen && <PaletteSheet onClose={close} />}
    </div>
  );
}

function useColour() {
  const pixelEditor = usePixelEditor();
  const colour = usePixelEditorState(({ settings }) => settings.colour);
  return { colour, choose: (chosen: Colour) => pixelEditor.tools.setColour(chosen) };
}

/** Its space is reserved from the start, so that nothing moves under the pointer when the first stroke adds a color. */
function UsedColours() {
  const { colour, choose } = useColour();
  const used = useUsedColours();
  const { columns, rows } = isNarrowPage() ? ON_PHONE : isTouchScreen() ? BY_TOUCH : BY_MOUSE;
  const colours = used.slice(0, columns * rows);
  return (
    <div className={styles.used} style={{ "--columns": columns, "--rows": rows } as CSSProperties}>
      {colours.length > 0 && (
        <ColourGrid
          name="Colours of this character"
          colours={colours}
          columns={columns}
          chosen={colour}
          onChoose={choose}
        />
      )}
    </div>
  );
}

function PaletteGrid({ onChosen }: { readonly onChosen?: () => void }) {
  const { colour, choose } = useColour();
  return (
    <ColourGrid
      name="Palette"
      colours={PALETTE}
      nameOf={paletteName}
      columns={PALETTE_COLUMNS}
      chosen={colour}
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
    <section ref={sheet} className={styles.sheet} aria-label="Colours" tabIndex={-1}>
      <div className={styles.sheetHead}>
        <IconButton icon={<X size={20} aria-hidden="true" />} name="Close the colours" onClick={onClose} />
      </div>
      <PaletteGrid onChosen={onClose} />
    </section>
  );
}

function ColourWell() {
  const pixelEditor = usePixelEditor();
  const input = useRef<HTMLInputElement>(null);
  const colour = usePixelEditorState(({ settings }) => settings.colour);
  const take = useEffectEvent((hex: string) => {
    const chosen = colourOfHex(hex);
    if (chosen !== null) pixelEditor.tools.setColour(chosen);
  });
  useEffect(() => {
    const well = input.current;
    if (well) well.value = hexOf(colour);
  }, [colour]);
  useEffect(() => {
    const well = input.current;
    const follow = () => well && take(well.value);
    well?.addEventListener("input", follow);
    return () => well?.removeEventListener("input", follow);
  }, []);
  return (
    <span className={styles.well} data-clear={colour === CLEAR} title="Any other colour">
      <input
        ref={input}
        type="color"
        defaultValue={hexOf(colour)}
        aria-label={`Colour: ${nameOfColour(colour)}. Any other colour`}
      />
    </span>
  );
}

/** All pixels are counted only after this pause in drawing. */
const REST_MS = 300;

function useUsedColours(): readonly Colour[] {
  const pixelEditor = usePixelEditor();
  const frames = usePixelEditorState(({ drawing }) => drawing.frames);
  const [colours, setColours] = useState<readonly Colour[]>(() => pixelEditor.usedColours());
  useEffect(() => {
    if (frames.length === 0) return;
    return after(REST_MS, () => setColours((shown) => inOldPlaces(shown, pixelEditor.usedColours())));
  }, [pixelEditor, frames]);
  return colours;
}

function inOldPlaces(shown: readonly Colour[], used: readonly Colour[]): readonly Colour[] {
  const stay = shown.filter((colour) => used.includes(colour));
  const come = used.filter((colour) => !shown.includes(colour));
  return stay.length === shown.length && come.length === 0 ? shown : [...stay, ...come];
}

/** The pure color is in the middle of its row. */
const PURE = Math.floor(PALETTE_COLUMNS / 2);

function paletteName(colour: Colour, index: number): string {
  const row = Math.floor(index / PALETTE_COLUMNS);
  if (row === 0) return nameOfGrey(colour, index);
  const hue = nameOfColour(PALETTE[row * PALETTE_COLUMNS + PURE] ?? CLEAR);
  const step = PURE - (index % PALETTE_COLUMNS);
  if (step === 0) return hue;
  return step > 0 ? `light ${hue} ${step}` : `dark ${hue} ${-step}`;
}

function nameOfGrey(colour: Colour, index: number): string {
  if (colour === CLEAR) return "transparent";
  if (index === 1) return "white";
  return index === PALETTE_COLUMNS - 1 ? "black" : `grey ${index - 1}`;
}
