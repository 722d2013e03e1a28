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
import { useRef } from "react";
import { saveBlob } from "../../browser/files.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../../editor/index.ts";
import { encodePng } from "../../pictures/pixels.ts";
import { stripOf } from "../../pixels/tiles.ts";
import type { ImageTransform } from "../../pixels/transformImage.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem, MenuSeparator } from "../../widgets/MenuItems.tsx";
import { seenImage } from "../model/selecting.ts";
import { usePixelEditor, usePixelEditorState } from "./PixelEditorContext.ts";
import styles from "./PixelEditorPanel.module.css";
import { PICTURE_TYPES, pictureFileName } from "./pictureImport.ts";
import type { PictureClipboard } from "./usePictureClipboard.ts";

export interface PixelEditorMenuProps {
  readonly target: DrawingTarget;
  readonly clipboard: PictureClipboard;
  readonly onPictureFile: (file: File) => void;
}

/** Files, clipboard, and rotations of the drawing or the selection. */
export function PixelEditorMenu({ target, clipboard, onPictureFile }: PixelEditorMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  const save = useSavingPicture(target);
  const trigger = (
    <IconButton icon={<Ellipsis size={22} aria-hidden="true" />} name="More for this drawing" tooltipSide="bottom" />
  );
  return (
    <>
      <Menu trigger={trigger} align="end">
        <MenuItem icon={<FolderOpen size={18} aria-hidden="true" />} onSelect={() => file.current?.click()}>
          Open a picture of your own...
        </MenuItem>
        <MenuItem icon={<ImageDown size={18} aria-hidden="true" />} onSelect={save}>
          Save as a picture file
        </MenuItem>
        <MenuSeparator />
        <ClipboardItems clipboard={clipboard} />
        <MenuSeparator />
        <TurnItems />
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

/** Several frames are saved side by side in one picture, which can be imported as frames again. */
function useSavingPicture({ characterId }: DrawingTarget): () => void {
  const pixelEditor = usePixelEditor();
  const character = useEditorState(({ document }) => document.characters[characterId ?? ""]?.name ?? "");
  return () => {
    const { drawing, name } = pixelEditor.store.getState();
    const frames = drawing.frames.with(drawing.frame, seenImage(drawing));
    void encodePng(stripOf(frames)).then((png) => saveBlob(pictureFileName(character, name), png));
  };
}
