/** The colour in hand, the colours this character has, and the palette, which by touch is a sheet of larger squares. */
import { ChevronDown, X } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { isNarrowPage, isTouchScreen } from "../../browser/screen.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useEscapeFirst } from "../../panels/hand/useEscapeFirst.ts";
import styles from "./ColourChoice.module.css";
import { ColourGrid } from "./ColourGrid.tsx";
import { ColourWell } from "./ColourWell.tsx";
import { usePixelEditorState, usePixelEditor } from "./PixelEditorContext.ts";
import { paletteName } from "./paletteName.ts";
import { useUsedColours } from "./useUsedColours.ts";

/** Room for the colours of the character; squares that a finger can hit in the column of a tablet and in one row of a phone. */
const BY_MOUSE = { columns: PALETTE_COLUMNS, rows: 2 } as const;
const BY_TOUCH = { columns: 3, rows: 3 } as const;
const ON_PHONE = { columns: 4, rows: 1 } as const;

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

/** Its room is kept from the start, so that nothing moves under the hand when the first stroke brings a colour. */
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
