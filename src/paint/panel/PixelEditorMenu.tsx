import {
  BoxSelect,
  CaretsToAxisDashedHorizontal,
  CaretsToAxisDashedVertical,
  ClipboardPaste,
  Copy,
  Ellipsis,
  FolderOpen,
  ImageDown,
  RotateCcw,
  RotateCw,
  Scissors,
} from "lucide-react";
import { type RefObject, useRef } from "react";
import type { DrawingTarget } from "../../editor/index.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuHeading, MenuItem, MenuSeparator, MenuSwitch } from "../../widgets/MenuItems.tsx";
import { tilesIn } from "../model/Drawing.ts";
import { THICK_PEN_SIZES } from "../model/paintLimits.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";
import { isSmall, type PaintLayout } from "./paintLayout.ts";
import { PICTURE_TYPES } from "./pictureImport.ts";
import { SmallPaintItems } from "./SmallPaintItems.tsx";
import type { PictureClipboard } from "./usePictureClipboard.ts";
import { useSavingPicture } from "./useSavingPicture.ts";
import { ValueItems } from "./ValueItems.tsx";

export interface PixelEditorMenuProps {
  readonly target: DrawingTarget;
  readonly clipboard: PictureClipboard;
  readonly layout: PaintLayout;
  /** The button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onPictureFile: (file: File) => void;
  readonly onWords: () => void;
}

/** Files, clipboard, rotations, and everything that is too rare for a button of its own. */
export function PixelEditorMenu({ target, clipboard, layout, button, onPictureFile, onWords }: PixelEditorMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  const save = useSavingPicture(target);
  const trigger = (
    <IconButton
      ref={button}
      icon={<Ellipsis size={22} aria-hidden="true" />}
      name="More for this drawing"
      tooltipSide="bottom"
    />
  );
  return (
    <>
      <Menu trigger={trigger} align="end">
        {isSmall(layout) && <SmallPaintItems onWords={onWords} />}
        <MenuItem icon={<FolderOpen size={18} aria-hidden="true" />} onSelect={() => file.current?.click()}>
          Open your own picture...
        </MenuItem>
        <MenuItem icon={<ImageDown size={18} aria-hidden="true" />} onSelect={save}>
          Save as a picture file
        </MenuItem>
        <MenuSeparator />
        <ClipboardItems clipboard={clipboard} />
        <MenuSeparator />
        <TurnItems />
        <MenuSeparator />
        <AnchorItem />
        <ThickPenItems />
        <ValueItems characterId={target.characterId} />
      </Menu>
      <input
        ref={file}
        className={styles.file}
        type="file"
        accept={PICTURE_TYPES}
        aria-label="Picture file"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onPictureFile(chosen);
          // Otherwise choosing the same file again fires no event.
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function ClipboardItems({ clipboard }: { readonly clipboard: PictureClipboard }) {
  const pixelEditor = usePixelEditor();
  const canPaste = usePixelEditorState((state) => state.clip !== null);
  return (
    <>
      <MenuItem icon={<BoxSelect size={18} aria-hidden="true" />} onSelect={() => pixelEditor.selections.selectAll()}>
        Select all
      </MenuItem>
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={clipboard.copy}>
        Copy
      </MenuItem>
      <MenuItem icon={<Scissors size={18} aria-hidden="true" />} onSelect={clipboard.cut}>
        Cut
      </MenuItem>
      <MenuItem icon={<ClipboardPaste size={18} aria-hidden="true" />} disabled={!canPaste} onSelect={clipboard.paste}>
        Paste
      </MenuItem>
    </>
  );
}

const TURNS = [
  { turn: "flip-x", name: "Flip left and right", Icon: CaretsToAxisDashedVertical },
  { turn: "flip-y", name: "Flip upside down", Icon: CaretsToAxisDashedHorizontal },
  { turn: "270", name: "Turn left", Icon: RotateCcw },
  { turn: "90", name: "Turn right", Icon: RotateCw },
] as const satisfies readonly {
  readonly turn: ImageTransform;
  readonly name: string;
  readonly Icon: typeof RotateCw;
}[];

function TurnItems() {
  const pixelEditor = usePixelEditor();
  return TURNS.map(({ turn, name, Icon }) => (
    <MenuItem key={turn} icon={<Icon size={18} aria-hidden="true" />} onSelect={() => pixelEditor.transform(turn)}>
      {name}
    </MenuItem>
  ));
}

function ThickPenItems() {
  const pixelEditor = usePixelEditor();
  const size = usePixelEditorState(({ settings }) => settings.size);
  return (
    <>
      <MenuHeading>Extra thick pens</MenuHeading>
      {THICK_PEN_SIZES.map((thick) => (
        <MenuSwitch key={thick} on={size === thick} onChange={() => pixelEditor.tools.setSize(thick)}>
          Size {thick}
        </MenuSwitch>
      ))}
    </>
  );
}

/** Chooses the tile that stands on the square of the actor. A single tile has no choice. */
function AnchorItem() {
  const pixelEditor = usePixelEditor();
  const isOneTile = usePixelEditorState(({ drawing }) => {
    const { width, height } = tilesIn(drawing);
    return width * height === 1;
  });
  return (
    <MenuItem
      icon={<img src="/ui/paint/anchor.png" alt="" width={18} height={18} draggable={false} />}
      disabled={isOneTile}
      onSelect={() => pixelEditor.tools.choose("anchor")}
    >
      Choose where it stands
    </MenuItem>
  );
}
