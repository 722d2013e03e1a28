/** What holds for every part of a page that may break: set around them once by the page that knows. */
import { createContext, type ReactNode } from "react";

export interface ErrorFallback {
  /** Ways on beside Try again and Reload, such as taking one's work along. */
  readonly actions?: ReactNode;
  readonly onError?: (error: unknown) => void;
}

export const ErrorFallbackContext = createContext<ErrorFallback>({});
