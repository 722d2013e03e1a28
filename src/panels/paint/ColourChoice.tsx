/** The colour in hand, the colours this character has, and the palette, which by touch is a sheet of larger squares. */
import { ChevronDown, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isNarrowPage, isTouchScreen } from "../../browser/frames.ts";
import { takesColour } from "../../editor/paint/PaintTool.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { PALETTE, PALETTE_COLUMNS } from "../../pixels/palette.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { useEscapeFirst } from "../hand/useEscapeFirst.ts";
import styles from "./ColourChoice.module.css";
import { ColourGrid } from "./ColourGrid.tsx";
import { ColourWell } from "./ColourWell.tsx";
import { usePaint, usePaintDesk } from "./PaintDeskContext.ts";
import { paletteName } from "./paletteName.ts";
import { useUsedColours } from "./useUsedColours.ts";

/** Squares that a finger can hit: so many beside each other in the column of a tablet, and in one row of a phone. */
const BY_TOUCH_COLUMNS = 3;
const ON_PHONE = 4;

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
      <UsedColours />
      {!byTouch && <PaletteGrid />}
      {isOpen && <PaletteSheet onClose={close} />}
    </div>
  );
}

function useColour() {
  const desk = usePaintDesk();
  const colour = usePaint(({ hand }) => hand.colour);
  const isOff = usePaint(({ hand }) => !takesColour(hand.tool));
  return { colour, isOff, choose: (chosen: Colour) => desk.tools.setColour(chosen) };
}

function UsedColours() {
  const { colour, isOff, choose } = useColour();
  const all = useUsedColours();
  const isPhone = isNarrowPage();
  const colours = isPhone ? all.slice(0, ON_PHONE) : all;
  if (colours.length === 0) return null;
  return (
    <ColourGrid
      name="Colours of this character"
      colours={colours}
      columns={isPhone ? ON_PHONE : isTouchScreen() ? BY_TOUCH_COLUMNS : PALETTE_COLUMNS}
      chosen={colour}
      isOff={isOff}
      onChoose={choose}
    />
  );
}

function PaletteGrid({ onChosen }: { readonly onChosen?: () => void }) {
  const { colour, isOff, choose } = useColour();
  return (
    <ColourGrid
      name="Palette"
      colours={PALETTE}
      nameOf={paletteName}
      columns={PALETTE_COLUMNS}
      chosen={colour}
      isOff={isOff}
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
