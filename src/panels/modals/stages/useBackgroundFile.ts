import { useState } from "react";
import { backgroundFromFile } from "./backgroundFile.ts";

export interface BackgroundFile {
  readonly busy: boolean;
  /** Why the last file could not be used, in plain words. */
  readonly message: string | null;
  readonly open: (file: File) => void;
}

/** Reads a picture file; what becomes of it counts though the dialog was closed meanwhile. */
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
