import { useEffect } from "react";
import { setPageTitle } from "../../browser/page.ts";

/** The name of the product. */
export const PRODUCT = "Gridlings";

/** Sets the title of the page, followed by the name of the product. Null for the home page. */
export function usePageTitle(title: string | null): void {
  useEffect(() => setPageTitle(titleOf(title)), [title]);
}

export function titleOf(title: string | null): string {
  return title === null ? `${PRODUCT}: make your own games` : `${title} · ${PRODUCT}`;
}
