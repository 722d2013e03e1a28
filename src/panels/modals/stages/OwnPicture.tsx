import { ImageUp } from "lucide-react";
import { useRef, useState } from "react";
import { readFileBytes } from "../../../browser/files.ts";
import { messageOf } from "../../../browser/request.ts";
import { BACKGROUND_SIDE_MAX } from "../../../engine/index.ts";
import { readPictureHeader } from "../../../migrate/pictureHeader.ts";
import { encodeSmallJpeg } from "../../../pictures/pixels.ts";
import { Button } from "../../../widgets/Button.tsx";
import { usePictureDrop } from "../../../widgets/usePictureDrop.ts";
import styles from "./StagesDialog.module.css";

export interface OwnPictureProps {
  readonly isChosen: boolean;
  readonly onChoose: (background: string) => void;
}

/** A picture file of the user's own as the background, chosen or dropped on the page. */
export function OwnPicture({ isChosen, onChoose }: OwnPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const file = useBackgroundFile(onChoose);
  const isOver = usePictureDrop(file.open);
  return (
    <>
      <Button
        size="small"
        variant={isOver ? "sunny" : "plain"}
        busy={file.busy}
        aria-pressed={isChosen}
        onClick={() => input.current?.click()}
      >
        <ImageUp size={18} aria-hidden="true" /> {isOver ? "Drop it here" : "My picture..."}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture file"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) file.open(chosen);
          // Clears the input, so that choosing the same file again after a correction fires a change.
          currentTarget.value = "";
        }}
      />
      {file.message !== null && (
        <p className={styles.message} role="alert">
          {file.message}
        </p>
      )}
    </>
  );
}

interface BackgroundFile {
  readonly busy: boolean;
  /** Why the last file could not be used, in words for a child. */
  readonly message: string | null;
  readonly open: (file: File) => void;
}

/** Reads a picture file. The background is set even if the dialog is closed meanwhile. */
function useBackgroundFile(onRead: (background: string) => void): BackgroundFile {
  const [state, setState] = useState<Omit<BackgroundFile, "open">>({ busy: false, message: null });
  async function read(file: File) {
    setState({ busy: true, message: null });
    try {
      onRead(await backgroundFromFile(file));
      setState({ busy: false, message: null });
    } catch (failure) {
      setState({ busy: false, message: messageOf(failure) });
    }
  }
  return { ...state, open: (file) => void read(file) };
}

/** More than any picture within the size limit needs. */
const BYTES_MAX = 20_000_000;
/** Sharp enough for any stage on screen, and small enough for a game that is saved often. */
const SMALL = { sideMax: 1280, urlLengthMax: 250_000 };

const NO_PICTURE = "This file isn't a picture. Choose a PNG, JPEG or WebP.";
const BROKEN = "This picture didn't open. Try another one.";

/**
 * Turns the user's picture file into the background of a stage. Type and size are checked before anything is decoded. Rejects with a
 * message for a child.
 */
async function backgroundFromFile(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new Error(NO_PICTURE);
  const bytes = await readFileBytes(file).catch(() => {
    throw new Error(BROKEN);
  });
  const header = readPictureHeader(bytes);
  if (!header) throw new Error(NO_PICTURE);
  const { type, width, height } = header;
  if (Math.max(width, height) > BACKGROUND_SIDE_MAX) throw new Error(tooLarge(width, height));
  const url = await encodeSmallJpeg(bytes, type, SMALL).catch(() => {
    throw new Error(BROKEN);
  });
  return `url(${url})`;
}

function tooLarge(width: number, height: number): string {
  return `This picture is too big: ${width} by ${height} dots. The most is ${BACKGROUND_SIDE_MAX} by ${BACKGROUND_SIDE_MAX}.`;
}
