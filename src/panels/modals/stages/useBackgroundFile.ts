import { useState } from "react";
import { backgroundFromFile } from "./backgroundFile.ts";

export interface BackgroundFile {
  readonly busy: boolean;
  /** Why the last file could not be used, in words for a child. */
  readonly message: string | null;
  readonly open: (file: File) => void;
}

/** Reads a picture file. The background is set even if the dialog is closed meanwhile. */
export function useBackgroundFile(onRead: (background: string) => void): BackgroundFile {
  const [state, setState] = useState<Omit<BackgroundFile, "open">>({ busy: false, message: null });
  async function read(file: File) {
    setState({ busy: true, message: null });
    try {
      onRead(await backgroundFromFile(file));
      setState({ busy: false, message: null });
    } catch (failure) {
      setState({ busy: false, message: failure instanceof Error ? failure.message : String(failure) });
    }
  }
  return { ...state, open: (file) => void read(file) };
}
