import { createContext, type ReactNode } from "react";

export interface ErrorFallback {
  /** Buttons beside Try again and Reload, such as one that saves the work as a file. */
  readonly actions?: ReactNode;
  readonly onError?: (error: unknown) => void;
}

/** What a page adds to all error boundaries in it. */
export const ErrorFallbackContext = createContext<ErrorFallback>({});
