/** Every page has its own title (details §1). */
import { useEffect } from "react";
import { PRODUCT } from "../../api/product.ts";
import { setPageTitle } from "../../browser/page.ts";

export function usePageTitle(title: string | null): void {
  useEffect(() => setPageTitle(title === null ? PRODUCT : `${title} · ${PRODUCT}`), [title]);
}
