/** What every change of page does: it gives the focus to the content of the new page, scrolls to its top and empties the live region. */
import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { focusContent } from "../../browser/focus.ts";
import { scrollToTop } from "../../browser/page.ts";
import { silence } from "../../widgets/announcement.ts";

/** Runs in a layout effect, so that a page may still focus a field of its own or announce something in an effect. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    silence();
    focusContent();
    // Back and Forward go where the visitor was: the browser knows.
    if (how !== NavigationType.Pop) scrollToTop();
  }, [pathname, how]);
}
