/** Every page has its own title (details §1). */
import { useEffect } from "react";
import { PRODUCT } from "../../api/product.ts";
import { setPageTitle } from "../../browser/page.ts";

export function usePageTitle(title: string | null): void {
  useEffect(() => setPageTitle(titleOf(title)), [title]);
}

/** The page's own words, then the product; the home page is the product. */
export function titleOf(title: string | null): string {
  return title === null ? `${PRODUCT}: make your own games` : `${title} · ${PRODUCT}`;
}
